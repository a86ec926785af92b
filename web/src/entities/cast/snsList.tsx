import { formatCount } from '#domain/kernel/format/numbers.ts';
import { longDate } from '#domain/kernel/format/times.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';
import { networks, snsAccounts } from './snsAccounts.ts';
import css from './snsList.module.css';

/** A cast's social network accounts with their reach, and since when the figure is known. */
export const SnsList = ({ sns }: { readonly sns: Parameters<typeof snsAccounts>[0] | Talent['sns'] }) => (
  <ul className={css.list}>
    {snsAccounts(sns).map(({ kind, name, count, at }) => (
      <li key={kind}>
        <a href={networks[kind].address(name)} target="_blank" rel="noreferrer noopener">
          <span className={css.network}>{networks[kind].label}</span>
          <span>{name.startsWith('@') ? name : `@${name}`}</span>
          <span className="visually-hidden">（新しいタブで開きます）</span>
        </a>
        <span className="figures">
          {networks[kind].reach} {formatCount(count)}人{at === null ? null : <small>（{longDate(at)}時点）</small>}
        </span>
      </li>
    ))}
  </ul>
);
