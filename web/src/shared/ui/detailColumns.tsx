import type { ReactNode } from 'react';
import css from './detailColumns.module.css';

/** A page's main buttons: fixed at the bottom on phones, in the right column from lg. */
export const ActionBar = ({ children }: { readonly children: ReactNode }) => <div className={css.bar}>{children}</div>;

type Props = { readonly first?: ReactNode; readonly main: ReactNode; readonly side: ReactNode };

/** A detail page: one column on phones (main, then side), a sticky right column from lg. */
export const DetailColumns = ({ first, main, side }: Props) => (
  <div className={css.columns}>
    <div>
      {first}
      {main}
    </div>
    <div className={css.side}>{side}</div>
  </div>
);
