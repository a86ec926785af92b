import type { ReactNode } from 'react';
import css from './facts.module.css';
import { Phrases } from './phrases.tsx';

export type Fact = { readonly term: string; readonly value: ReactNode; readonly action?: ReactNode };

/** Up to this length a value is a name or a number, inside which no line breaks; then a text. */
const SHORT = 24;
const isShort = (value: ReactNode): boolean => typeof value === 'string' && value.length <= SHORT;

/** Terms and values, one per line; a line can end with a link that changes the value. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ term, value, action }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd className={isShort(value) ? 'figures unbroken' : 'figures'}>
          <Phrases>{value}</Phrases>
        </dd>
        {action ? <dd className={css.action}>{action}</dd> : null}
      </div>
    ))}
  </dl>
);
