import type { ReactNode } from 'react';
import css from './facts.module.css';
import { Phrases } from './phrases.tsx';

/** A term with its value and an optional button. */
export type Fact = { readonly term: string; readonly value: ReactNode; readonly action?: ReactNode };

/** Terms and values, one per line; a line can end with a link that changes the value. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ term, value, action }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd className="figures">
          <Phrases>{value}</Phrases>
        </dd>
        {action ? <dd className={css.action}>{action}</dd> : null}
      </div>
    ))}
  </dl>
);
