import { Link } from 'react-router-dom';
import { formatYen } from '#domain/format/numbers.ts';
import { DealStatusChip } from '#web/features/deal/public.ts';
import type { Deal, Desk, Reading } from '../../deals/desk.ts';
import { listTime } from '../../listTime.ts';
import css from '../../table.module.css';
import { TableCard } from '../../tableCard.tsx';

type Props<Row extends Deal> = {
  readonly desk: Pick<Desk<Row>, 'noun' | 'pathOf' | 'viewOf'>;
  readonly query: Reading<Row[]>;
  readonly now: number;
};

/** The deals of one kind around a job. */
export const DealsOfJob = <Row extends Deal>({ desk, query, now }: Props<Row>) => (
  <TableCard
    title={desk.noun}
    query={query}
    rows={query.data}
    none="まだありません。"
    columns={['キャスト', '状態', '報酬', '更新']}
    numbers={['報酬']}
  >
    {(deal) => (
      <tr key={deal.id}>
        <td>
          <Link to={desk.pathOf(deal.id)}>{deal.talent.name}</Link>
        </td>
        <td className={css.keep}>
          <DealStatusChip view={desk.viewOf(deal)} answerDue={deal.answerDue} now={now} />
        </td>
        <td className={`${css.number} figures`}>{deal.fee === null ? '' : formatYen(deal.fee)}</td>
        <td className={`${css.keep} figures`}>{listTime(deal.updatedAt)}</td>
      </tr>
    )}
  </TableCard>
);
