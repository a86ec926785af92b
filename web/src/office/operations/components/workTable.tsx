import type { ReactNode } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import css from '../../table.module.css';

export type WorkRow = {
  readonly key: string;
  /** Names the row to whoever hears its buttons. */
  readonly name: string;
  readonly cells: readonly ReactNode[];
  readonly acts: readonly { readonly label: string; readonly onAct: () => void }[];
};

type Props = {
  readonly title: string;
  readonly columns: readonly string[];
  /** Which of the columns hold long texts, which break. */
  readonly long?: readonly string[];
  /** Undefined while it is being read. */
  readonly rows: readonly WorkRow[] | undefined;
  readonly empty: string;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly more?: { readonly hasMore: boolean; readonly loading: boolean; readonly showMore: () => void };
};

/** Things of the machinery that somebody can put in order, one per line. */
export const WorkTable = ({ title, columns, long = [], rows, empty, failed, onRetry, more }: Props) => (
  <Card title={title}>
    {failed ? <FailedState onRetry={onRetry} /> : null}
    {!rows && !failed ? <RowSkeletons count={1} /> : null}
    {rows?.length === 0 ? <p>{empty}</p> : null}
    {rows && rows.length > 0 ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
      <section className={css.scroll} aria-label={`${title}の表`} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells, acts }) => (
              <tr key={key}>
                {cells.map((cell, index) => (
                  <td key={columns[index]} className={long.includes(columns[index] ?? '') ? css.long : css.keep}>
                    {cell}
                  </td>
                ))}
                <td className={css.keep}>
                  {acts.map(({ label, onAct }) => (
                    <Button key={label} size="small" variant="text" aria-label={`${label}（${name}）`} onClick={onAct}>
                      {label}
                    </Button>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ) : null}
    {more ? <ShowMore more={more.hasMore} loading={more.loading} onMore={more.showMore} /> : null}
  </Card>
);
