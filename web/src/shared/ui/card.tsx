import { type ReactNode, useId } from 'react';
import css from './card.module.css';

/** A white surface with its heading: one subject of a page. */
export const Card = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => {
  const id = useId();
  if (!title) return <div className={css.card}>{children}</div>;
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
