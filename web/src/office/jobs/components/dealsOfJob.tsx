import { Link } from 'react-router-dom';
import { formatYen } from '#domain/format/numbers.ts';
import { type DealKind, DealStatusChip, kinds } from '#web/features/deal/public.ts';
import { desks, officeViewOf } from '../../deals/desks.ts';
import type { useDealsOfJob } from '../../deals/queries/deals.ts';
import { listTime } from '../../listTime.ts';
import css from '../../table.module.css';
import { TableCard } from '../../tableCard.tsx';

type Props = { readonly kind: DealKind; readonly query: ReturnType<typeof useDealsOfJob<DealKind>>; readonly now: number };

/** The deals of one kind around a job. */
export const DealsOfJob = ({ kind, query, now }: Props) => (
  <TableCard
    title={kinds[kind].noun}
    query={query}
    rows={query.data}
    none="まだありません。"
    columns={['キャスト', '状態', '報酬', '更新']}
    numbers={['報酬']}
  >
    {(deal) => (
      <tr key={deal.id}>
        <td>
          <Link to={desks[kind].pathOf(deal.id)}>{deal.talent.name}</Link>
        </td>
        <td className={css.keep}>
          <DealStatusChip view={officeViewOf(kind, deal)} answerDue={deal.answerDue} now={now} />
        </td>
        <td className={`${css.number} figures`}>{deal.fee === null ? '' : formatYen(deal.fee)}</td>
        <td className={`${css.keep} figures`}>{listTime(deal.updatedAt)}</td>
      </tr>
    )}
  </TableCard>
);
