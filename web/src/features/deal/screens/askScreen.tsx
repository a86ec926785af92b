import { useSearchParams } from 'react-router-dom';
import { CastSummary } from '#web/entities/cast/castSummary.tsx';
import { MOST_ASKED, pickedCasts, useCastsByIds } from '#web/entities/cast/castsByIds.ts';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { useOwnOpenJobs } from '#web/features/job/public.ts';
import { PickCasts } from '#web/features/talent/public.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { jobToBeginWith } from '../beginning.ts';

/** Loads while the page reads the casts. */
const ManyOffers = lazyPart(
  async () => (await import('../components/manyOffers.tsx')).ManyOffers,
  () => <RowSkeletons count={3} />,
);
ManyOffers.preload();

/** `?to=` the casts, `?job=` the job, `?kind=inquiry` for inquiries. */
export default function AskScreen() {
  const [search] = useSearchParams();
  const uid = useUid();
  const ids = [...new Set((search.get('to') ?? '').split(',').filter(Boolean))].slice(0, MOST_ASKED);
  const { query: castsQuery, rows: found } = useCastsByIds(ids);
  const { query: jobsQuery, jobs } = useOwnOpenJobs();
  if (ids.length === 0) return <PickCasts />;
  const failed = [castsQuery, jobsQuery].find(({ isError }) => isError);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  if ([castsQuery, jobsQuery].some(({ data }) => !data)) return <RowSkeletons count={3} />;
  // In the order in which they were chosen.
  const casts = ids.flatMap((id) => found.find((cast) => cast.id === id) ?? []);
  if (casts.length === 0) {
    return (
      <EmptyState title="キャストが見つかりません" action={<LinkButton to={href('clientAsk')}>キャストを選ぶ</LinkButton>}>
        非公開になったか、退会した可能性があります。
      </EmptyState>
    );
  }
  const kind = search.get('kind') === 'inquiry' ? 'INQUIRY' : 'OFFER';
  const jobId = jobToBeginWith(kind, jobs, [search.get('job'), lastChosenJob(uid).read()]);
  return (
    <Stack wide>
      <details open={casts.length <= 3}>
        <summary>送る相手：{casts.length}人</summary>
        <ul style={{ display: 'grid', gap: 8 }}>
          {casts.map((cast) => (
            <li key={cast.id}>
              <CastSummary cast={cast} />
            </li>
          ))}
        </ul>
      </details>
      <ManyOffers casts={casts} jobs={jobs} beginning={{ kind, jobId }} onSent={pickedCasts(uid).forget} />
    </Stack>
  );
}
