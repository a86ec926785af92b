import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import type { useDealsOfJob } from '../../dealParts/deals.ts';
import { officeViewOf, reviewQueues } from '../../dealParts/reviewQueues.ts';
import { TableCard } from '../../list/dataTable.tsx';
import { listTime } from '../../list/listTime.ts';

type Props = { readonly kind: DealKind; readonly deals: ReturnType<typeof useDealsOfJob<DealKind>>; readonly now: number };

/** The deals of one kind about a job. */
export const DealsOfJob = ({ kind, deals, now }: Props) => (
  <TableCard
    title={kinds[kind].noun}
    list={deals}
    none="まだありません。"
    keyOf={({ id }) => id}
    columns={[
      { head: 'キャスト', cell: ({ id, talent }) => <Link to={reviewQueues[kind].pathOf(id)}>{talent.name}</Link> },
      {
        head: '状態',
        as: 'keep',
        cell: (deal) => <DealStatusChip view={officeViewOf(kind, deal)} answerDue={deal.answerDue} now={now} />,
      },
      { head: '報酬', as: 'number', cell: ({ fee }) => (fee === null ? '' : formatYen(fee)) },
      { head: '更新', as: 'keep', cell: ({ updatedAt }) => listTime(updatedAt) },
    ]}
  />
);
