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
  readonly head?: ReactNode;
};

type Identified = { readonly id: string };

type PickProps<Row extends Identified> = { readonly row: Row; readonly picking: Picking<Row>; readonly className?: string | undefined };

/** With Shift it picks a range. */
export const PickBox = <Row extends Identified>({ row, picking: { picked, nameOf }, className }: PickProps<Row>) => (
  <label className={className}>
    <input
      type="checkbox"
      checked={picked.has(row.id)}
      onChange={({ nativeEvent }) => picked.toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
    <span className="visually-hidden">{nameOf(row)}を選択</span>
  </label>
);

/** The link to the detail of a row, which keeps the filters. */
export const RowLink = <Row extends Identified>({
  row,
  rowOf,
  current,
}: Pick<RowsProps<Row>, 'rowOf' | 'current'> & { readonly row: Row }) => {
  const { search } = useLocation();
  const { to, name, face } = rowOf(row);
  return (
    <Link
      to={to.includes('?') ? to : to + search}
      title={name}
      state={current === undefined ? fromList : null}
      aria-current={row.id === current ? 'true' : undefined}
    >
      {face}
      {name}
    </Link>
  );
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
          const { about, aside, chip } = rowOf(row);
          return (
            <li key={id} data-current={id === current ? '' : undefined} data-pickable={picking ? '' : undefined}>
              {picking ? <PickBox row={row} picking={picking} className={css.pick} /> : null}
              <RowLink row={row} rowOf={rowOf} current={current} />
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
