import type { ReactNode } from 'react';
import { Phrases } from './phrases.tsx';
import css from './states.module.css';

type Props = { readonly title: string; readonly children?: ReactNode; readonly action?: ReactNode };

export const EmptyState = ({ title, children, action }: Props) => (
  <div className={css.state}>
    <h2>
      <Phrases>{title}</Phrases>
    </h2>
    {children ? (
      <p>
        <Phrases>{children}</Phrases>
      </p>
    ) : null}
    {action}
  </div>
);
