import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/yen.ts';
import { DealStatusChip } from '#web/features/deal/public.ts';
import { shortTime } from '#web/shared/format/dates.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import type { Deal, Desk, Reading } from '../../deals/desk.ts';
import css from '../../table.module.css';

type Props<Row extends Deal> = {
  readonly desk: Pick<Desk<Row>, 'noun' | 'pathOf' | 'viewOf'>;
  readonly query: Reading<Row[]>;
  readonly now: number;
};

/** The deals of one kind around a job. */
export const DealsOfJob = <Row extends Deal>({ desk, query, now }: Props<Row>) => (
  <Card title={desk.noun}>
    {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
    {query.isPending ? <RowSkeletons count={1} /> : null}
    {query.data?.length === 0 ? <p>まだありません。</p> : null}
    {query.data && query.data.length > 0 ? (
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">キャスト</th>
              <th scope="col">状態</th>
              <th scope="col" className={css.number}>
                報酬
              </th>
              <th scope="col">更新</th>
            </tr>
          </thead>
          <tbody>
            {query.data.map((deal) => (
              <tr key={deal.id}>
                <td>
                  <Link to={desk.pathOf(deal.id)}>{deal.talent.name}</Link>
                </td>
                <td className={css.keep}>
                  <DealStatusChip view={desk.viewOf(deal)} answerDue={deal.answerDue} now={now} />
                </td>
                <td className={`${css.number} figures`}>{deal.fee === null ? '' : formatYen(deal.fee)}</td>
                <td className={`${css.keep} figures`}>{shortTime(deal.updatedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ) : null}
  </Card>
);
