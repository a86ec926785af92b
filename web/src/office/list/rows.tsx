import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useKeptPlace } from '#web/shared/ui/keptPlace.ts';
import css from './table.module.css';
import type { Picked } from './usePicked.ts';

export type RowContent = {
  /** The address; the parameters of the list are added unless it has some. */
  readonly to: string;
  readonly name: string;
  /** Before the name: the person's `Face`. */
  readonly face?: ReactNode;
  /** Below and next to the name, unless the list is a table. */
  readonly about?: ReactNode;
  readonly aside?: ReactNode;
  /** At the end of the row: the status as a chip. */
  readonly chip?: ReactNode;
};

/** Picking rows: the picked ids, and the noun for one row. */
export type Picking<Row extends { readonly id: string }> = {
  readonly picked: Picked<Row>;
  readonly nameOf: (row: Row) => string;
  /** Why a row cannot be picked; null if it can. Without it every row can. */
  readonly lockOf?: (row: Row) => string | null;
};

/** The router state of a detail whose previous page is the list. */
export const fromList = { fromList: true };

/** The router state of a detail that a step in the list opened: its row gets the focus. */
export const focusRow = (state: object | null) => ({ ...state, focusRow: true });

export type RowsProps<Row extends { readonly id: string }> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowOf: (row: Row) => RowContent;
  readonly current: string | undefined;
  readonly picking?: Picking<Row> | undefined;
  /** Above the rows, in their panel. */
  readonly head?: ReactNode;
};

/** Each is a link to its detail that keeps the filters. Shift picks a whole range. */
export const Rows = <Row extends { readonly id: string }>({ label, rows, rowOf, current, picking, head }: RowsProps<Row>) => {
  const { search } = useLocation();
  const place = useKeptPlace<HTMLUListElement>(label + search);
  return (
    <div className={css.panel}>
      {head}
      <ul {...place} className={css.queue} aria-label={label}>
        {rows.map((row) => {
          const { id } = row;
          const { to, name, face, about, aside, chip } = rowOf(row);
          return (
            <li key={id} data-current={id === current ? '' : undefined} data-pickable={picking ? '' : undefined}>
              {picking ? (
                <label className={css.pick}>
                  <input
                    type="checkbox"
                    checked={picking.picked.has(id)}
                    onChange={({ nativeEvent }) => picking.picked.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
                  />
                  <span className="visually-hidden">{picking.nameOf(row)}を選択</span>
                </label>
              ) : null}
              <Link
                to={to.includes('?') ? to : to + search}
                title={name}
                state={current === undefined ? fromList : null}
                aria-current={id === current ? 'true' : undefined}
              >
                {face}
                {name}
              </Link>
              <span className={`${css.waiting} figures`}>{aside}</span>
              <small>{about}</small>
              {chip}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
