import type { ReactNode } from 'react';
import css from './table.module.css';

export type SmallTableProps<Row> = {
  /** What it is a table of. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly string[];
  /** Which of the columns hold numbers. */
  readonly numbers?: readonly string[];
  /** The row or rows of the table, each with its key. */
  readonly children: (row: Row) => ReactNode;
};

/** A table inside a card, scrolled sideways where it is too wide, by the keyboard too. */
export const SmallTable = <Row,>({ label, rows, columns, numbers = [], children }: SmallTableProps<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section className={css.scroll} aria-label={`${label}の表`} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={numbers.includes(column) ? css.number : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(children)}</tbody>
    </table>
  </section>
);
