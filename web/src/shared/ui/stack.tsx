import type { ReactNode } from 'react';
import css from './stack.module.css';

/** Things below each other, 16 px apart (24 px when `wide`). */
export const Stack = ({ children, wide = false }: { readonly children: ReactNode; readonly wide?: boolean }) => (
  <div className={wide ? `${css.stack} ${css.wide}` : css.stack}>{children}</div>
);

/** Things beside each other, wrapping where there is no room. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className={css.row}>{children}</div>;
