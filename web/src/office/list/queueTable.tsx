import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useKeptPlace } from '#web/shared/ui/keptPlace.ts';
import css from './queueTable.module.css';
import { PickBox, RowLink, type RowsProps } from './rows.tsx';
import table from './table.module.css';

export type QueueColumn<Row> = {
  readonly key: string;
  readonly head: string;
  /** Numbers are right-aligned. */
  readonly isNumber?: boolean;
  /** Hidden while a detail is next to the table; `wide`: on wide screens it stays. */
  readonly isSpare?: boolean | 'wide';
  /** The list cannot be sorted by it. */
  readonly isFixed?: boolean;
  /** A CSS length, if not its share. */
  readonly width?: string;
  readonly cell: (row: Row) => ReactNode;
};

export type Sorting = { readonly by: string; readonly down: boolean };

type Props<Row extends { readonly id: string }> = RowsProps<Row> & {
  readonly titleHead?: string;
  readonly columns: readonly QueueColumn<Row>[];
  readonly marksOf?: (row: Row) => ReactNode;
  /** The heading of a row's group; rows of a group follow each other. */
  readonly groupOf?: ((row: Row) => string) | undefined;
  /** Below all rows: a sum under its column, by the key of the column. */
  readonly foot?: { readonly label: string; readonly sums: Readonly<Record<string, ReactNode>> } | undefined;
  readonly sorting: Sorting | null;
  readonly onSort: (by: string) => void;
};

/** On narrow screens a row is a card. */
export const QueueTable = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { label, rows, rowOf, current, picking, head, titleHead = '件名', columns, marksOf, groupOf, foot, sorting, onSort } = props;
  const { search } = useLocation();
  const place = useKeptPlace<HTMLDivElement>(label + search);
  return (
    <div className={`${table.panel} ${css.panel}`}>
      {head}
      <div {...place} className={css.scroll}>
        <table className={css.queue} aria-label={label}>
          <thead>
            <tr>
              {picking ? (
                <th scope="col">
                  <span className="visually-hidden">選択</span>
                </th>
              ) : null}
              <th scope="col">{titleHead}</th>
              {columns.map(({ key, head: title, isNumber, isSpare, isFixed, width }) => (
                <th
                  key={key}
                  scope="col"
                  aria-sort={isFixed ? undefined : sorting?.by === key ? (sorting.down ? 'descending' : 'ascending') : 'none'}
                  data-number={isNumber || undefined}
                  data-spare={isSpare || undefined}
                  style={width ? { width } : undefined}
                >
                  {isFixed ? (
                    title
                  ) : (
                    <button type="button" onClick={() => onSort(key)}>
                      {title}
                      <span aria-hidden="true">{sorting?.by === key ? (sorting.down ? '▼' : '▲') : ''}</span>
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.flatMap((row, at) => {
              const { id } = row;
              const { chip } = rowOf(row);
              const group = groupOf?.(row);
              const before = rows[at - 1];
              const begins = group !== undefined && (before === undefined || groupOf?.(before) !== group);
              const lock = picking?.lockOf?.(row) ?? null;
              return [
                begins ? (
                  <tr key={group} className={css.group}>
                    <th scope="rowgroup" colSpan={columns.filter(({ isSpare }) => !isSpare).length + (picking ? 2 : 1)}>
                      {group} <small>{rows.filter((each) => groupOf?.(each) === group).length}件</small>
                    </th>
                    {columns.map(({ key, isSpare }) => (isSpare ? <td key={key} data-spare={isSpare} /> : null))}
                  </tr>
                ) : null,
                <tr key={id} data-current={id === current ? '' : undefined}>
                  {picking ? (
                    <td className={css.pick}>
                      {lock === null ? (
                        <PickBox row={row} picking={picking} />
                      ) : (
                        <span className={css.lock} title={lock}>
                          <Icon name="lock" size={16} />
                          <span className="visually-hidden">選択できません：{lock}</span>
                        </span>
                      )}
                    </td>
                  ) : null}
                  <th scope="row">
                    <RowLink row={row} rowOf={rowOf} current={current} />
                    {chip}
                    {marksOf?.(row)}
                  </th>
                  {columns.map(({ key, isNumber, isSpare, cell }) => {
                    const content = cell(row);
                    // A figure is never cut; another text may be.
                    const whole = typeof content === 'string' && !isNumber ? content : undefined;
                    return (
                      <td key={key} data-number={isNumber || undefined} data-spare={isSpare || undefined} title={whole}>
                        {content}
                      </td>
                    );
                  })}
                </tr>,
              ];
            })}
          </tbody>
          {foot ? (
            <tfoot>
              <tr>
                {picking ? <td /> : null}
                <th scope="row">{foot.label}</th>
                {columns.map(({ key, isNumber, isSpare }) => (
                  <td key={key} data-number={isNumber || undefined} data-spare={isSpare || undefined}>
                    {foot.sums[key]}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </div>
  );
};
