import { Link } from 'react-router-dom';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longEnd, longTime, timeSpan } from '#domain/kernel/format/times.ts';
import { placeIn } from '#domain/kernel/prefectures.ts';
import { type Job, jobSchema } from '#projections/job/jobs.schema.ts';
import { DealStatusChip } from '#web/entities/deal/dealStatusChip.tsx';
import { type DealKind, kinds } from '#web/entities/deal/kinds.ts';
import { roleText } from '#web/entities/job/roles.ts';
import { href } from '#web/routing/href.ts';
import { useOne } from '#web/shared/data/reads/reads.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { preloadedPart } from '#web/shared/ui/lazyPart.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { RecordNumber } from '#web/shared/ui/prose.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ActButtons } from '../../acts/actButtons.tsx';
import { useDealsOfJob } from '../../dealParts/deals.ts';
import { officeViewOf, reviewQueues } from '../../dealParts/reviewQueues.ts';
import { jobStatusLabels } from '../../filters/jobSearch.ts';
import { historyOf } from '../../history/historyAddress.ts';
import { TableCard } from '../../list/dataTable.tsx';
import { fieldName } from '../../list/fieldName.ts';
import { listTime } from '../../list/texts.ts';
import { jobActs } from '../jobActs.ts';

type Props = { readonly kind: DealKind; readonly deals: ReturnType<typeof useDealsOfJob<DealKind>>; readonly now: number };

const DealsOfJob = ({ kind, deals, now }: Props) => (
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
      { head: '報酬（税抜）', as: 'number', cell: ({ fee }) => (fee === null ? '' : formatYen(fee)) },
      { head: '更新', as: 'keep', cell: ({ updatedAt }) => listTime(updatedAt) },
    ]}
  />
);

const factsOf = (job: Job) => [
  { term: fieldName('job', 'title'), value: job.title },
  { term: '状態', value: jobStatusLabels[job.status] },
  { term: 'クライアント', value: <Link to={href('officeAccount', { uid: job.clientId })}>{job.client.name}</Link> },
  { term: '報酬（税抜）', value: `${formatYen(job.feeMin)}〜${formatYen(job.feeMax)}` },
  { term: '日時', value: timeSpan(job.startsAt, job.endsAt) },
  { term: fieldName('job', 'place'), value: placeIn(job.prefecture, job.place) || '未定' },
  { term: fieldName('job', 'numberOfPeople'), value: `${job.numberOfPeople}人` },
  ...job.roles.map((role) => ({ term: `役：${role.name}`, value: roleText(role) })),
  { term: fieldName('job', 'entryDeadline'), value: longEnd(job.entryDeadline) },
  { term: '掲載', value: longTime(job.createdAt) },
  { term: '番号', value: <RecordNumber>{job.id}</RecordNumber> },
  { term: fieldName('job', 'description'), value: job.description },
];

const JobChanges = preloadedPart(async () => (await import('./jobChanges.tsx')).JobChanges);
// Every job shows this part, so it loads with the list.

export const OfficeJobDetail = ({ jobId }: { readonly jobId: string }) => {
  const query = useOne(`jobs/${jobId}`, jobSchema);
  const offers = useDealsOfJob('offer', jobId);
  const entries = useDealsOfJob('entry', jobId);
  const now = useNow();
  return (
    <Loaded query={query} row={query.data} none={<EmptyState title="お仕事が見つかりません">番号をご確認ください。</EmptyState>}>
      {(job) => (
        <Stack>
          <ActButtons acts={jobActs(job)} />
          <Card title="掲載内容" action={<Link to={historyOf('around', jobId)}>履歴</Link>}>
            <Facts facts={factsOf(job)} />
          </Card>
          <DealsOfJob kind="offer" deals={offers} now={now} />
          <DealsOfJob kind="entry" deals={entries} now={now} />
          <JobChanges jobId={jobId} />
        </Stack>
      )}
    </Loaded>
  );
};
