import type { ReactNode, Ref } from 'react';
import { sortableTime } from '#domain/kernel/format/times.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { type List, Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import css from './table.module.css';
import { listTime } from './texts.ts';

export type Column<Row> = {
  readonly head: string;
  /** The heading is for screen readers only, since the cells explain themselves. */
  readonly silent?: boolean;
  /** `keep` stays on one line, `long` breaks anywhere. */
  readonly as?: 'head' | 'number' | 'keep' | 'long';
  readonly className?: string | undefined;
  /** The heading is shown next to the cell on narrow screens, where rows are cards. */
  readonly named?: boolean;
  readonly title?: (row: Row) => string;
  readonly cell: (row: Row, index: number) => ReactNode;
  readonly foot?: ReactNode;
};

type RowAct = {
  readonly label: string;
  /** The accessible name, where the label alone does not name the row. */
  readonly name?: string;
  readonly ends?: boolean;
  readonly disabled?: boolean;
  readonly onAct: () => void;
};

const actsColumn = <Row,>(actsOf: (row: Row, index: number) => readonly RowAct[]): Column<Row> => ({
  head: 'できる操作',
  silent: true,
  as: 'keep',
  className: css.noPrint,
  cell: (row, index) =>
    actsOf(row, index).map(({ label, name, ends = false, disabled, onAct }) => (
      <Button
        key={label}
        size="small"
        variant="text"
        tone={ends ? 'danger' : 'normal'}
        aria-label={name}
        disabled={disabled}
        onClick={onAct}
      >
        {label}
      </Button>
    )),
});

type TableProps<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly actsOf?: (row: Row, index: number) => readonly RowAct[];
  readonly isCurrent?: (row: Row) => boolean;
  /** Rows above all others, such as sums. */
  readonly lead?: { readonly rows: readonly Row[]; readonly className: string | undefined };
  readonly className?: string | undefined;
  readonly bodyRef?: Ref<HTMLTableSectionElement>;
};

type CellProps<Row> = { readonly column: Column<Row>; readonly title?: string | undefined; readonly children: ReactNode };

const Cell = <Row,>({ column: { head, as, className, named }, title, children }: CellProps<Row>) => {
  const classes = [as === 'head' ? undefined : as && css[as], className].filter(Boolean).join(' ') || undefined;
  const label = named ? head : undefined;
  return as === 'head' ? (
    <th scope="row" className={classes} data-label={label} title={title}>
      {children}
    </th>
  ) : (
    <td className={classes} data-label={label} title={title}>
      {children}
    </td>
  );
};

/** A table with data columns; a wide one scrolls sideways, also by keyboard. */
export const DataTable = <Row,>(props: TableProps<Row> & { readonly label: string }) => {
  const { label, rows, keyOf, actsOf, isCurrent, lead, className = '', bodyRef } = props;
  const columns = actsOf ? [...props.columns, actsColumn(actsOf)] : props.columns;
  const lineOf = (row: Row, index: number) => (
    <tr key={keyOf(row)} data-current={isCurrent?.(row) || undefined}>
      {columns.map((column) => (
        <Cell key={column.head} column={column} title={column.title?.(row)}>
          {column.cell(row, index)}
        </Cell>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={`${css.table} ${className} figures`}>
        <thead>
          <tr>
            {columns.map(({ head, silent = false, as, className: own }) => (
              <th key={head} scope="col" className={as === 'number' ? css.number : silent ? own : undefined}>
                {silent ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        {lead ? <tbody className={lead.className}>{lead.rows.map(lineOf)}</tbody> : null}
        <tbody ref={bodyRef}>{rows.map(lineOf)}</tbody>
        {columns.some(({ foot }) => foot !== undefined) ? (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <Cell key={column.head} column={column}>
                  {column.foot}
                </Cell>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  );
};

type CardProps<Row> = Omit<TableProps<Row>, 'rows'> & {
  readonly title: string;
  readonly action?: ReactNode;
  readonly list: List<Row>;
  readonly none: string;
  readonly head?: ((rows: readonly Row[]) => ReactNode) | undefined;
};

export const TableCard = <Row,>({ title, action, list, none, head, ...table }: CardProps<Row>) => (
  <Card title={title} action={action}>
    <Listed list={list} skeleton={<RowSkeletons count={2} />} none={<p>{none}</p>}>
      {(rows) => (
        <>
          {head?.(rows)}
          <DataTable label={`${title}の表`} rows={rows} {...table} />
        </>
      )}
    </Listed>
  </Card>
);

/** Short on screens, with year and seconds on paper, which is read years later. */
export const ListedTime = ({ at }: { readonly at: number }) => (
  <>
    <span className={css.noPrint}>{listTime(at)}</span>
    <span className={css.printed} aria-hidden="true">
      {sortableTime(at)}
    </span>
  </>
);
