import type { ReactNode } from 'react';
import css from './stack.module.css';

/** Children in a column, 16 px apart (24 px if `wide`). */
export const Stack = ({ children, wide = false }: { readonly children: ReactNode; readonly wide?: boolean }) => (
  <div className={wide ? `${css.stack} ${css.wide}` : css.stack}>{children}</div>
);

export const Row = ({ children }: { readonly children: ReactNode }) => <div className={css.row}>{children}</div>;
