import { type ReactNode, useId } from 'react';
import css from './card.module.css';
import { Phrases } from './phrases.tsx';

type Props = {
  readonly title?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A white surface with a heading: one subject of a page. */
export const Card = ({ title, action, children }: Props) => {
  const id = useId();
  if (!title) return <div className={css.card}>{children}</div>;
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>
          <Phrases>{title}</Phrases>
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};
