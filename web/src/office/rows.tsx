import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useBeside } from './deals/place.ts';
import { useOfficeKeys } from './officeKeys.ts';
import css from './table.module.css';

export type RowContent = {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly aside: ReactNode;
};

/** The rows of a list, each a link to its detail, which keeps the list's filters in the address; j and k go from one to the next. */
export const Rows = ({ label, rows, current }: { label: string; rows: readonly RowContent[]; current: string | undefined }) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const beside = useBeside(
    rows.map(({ id }) => id),
    current,
  );
  const show = (id: string | undefined) => {
    const row = rows.find((each) => each.id === id);
    if (row) navigate(row.to + search, { replace: current !== undefined });
  };
  useOfficeKeys({ j: () => show(beside(1)), k: () => show(beside(-1)) });
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
