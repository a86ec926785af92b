import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import css from './table.module.css';

export type RowContent = {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly aside: ReactNode;
};

/** The rows of a list, each a link to its detail, which keeps the list's filters in the address. */
export const Rows = ({ label, rows, current }: { label: string; rows: readonly RowContent[]; current: string | undefined }) => {
  const { search } = useLocation();
  return (
    <div className={css.panel}>
      <ul className={css.queue} aria-label={label}>
        {rows.map(({ id, to, name, about, aside }) => (
          <li key={id} data-current={id === current ? '' : undefined}>
            <Link to={`${to}${search}`} aria-current={id === current ? 'true' : undefined}>
              {name}
            </Link>
            <span className={`${css.waiting} figures`}>{aside}</span>
            <small>{about}</small>
          </li>
        ))}
      </ul>
    </div>
  );
};
