import { useParams, useSearchParams } from 'react-router-dom';
import { useCast } from '#web/entities/cast/cast.ts';
import { CastSummary, MissingCast } from '#web/entities/cast/castSummary.tsx';
import { useOwnDeal, useTakenJobs } from '#web/entities/deal/deals.ts';
import type { Deals } from '#web/entities/deal/kinds.ts';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { useOwnOpenJobs } from '#web/features/job/public.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { jobToBeginWith } from '../beginning.ts';

/** Loads while the page reads the initial values. */
const OfferEditor = lazyPart(
  async () => (await import('../components/offerEditor.tsx')).OfferEditor,
  () => <RowSkeletons count={3} />,
);
OfferEditor.preload();

/** The least fee that the cast named in the answer to an inquiry (yen). */
const feeAsked = ({ inquiryAnswer }: Deals['offer']): number | undefined => inquiryAnswer?.feeFrom ?? inquiryAnswer?.feeTo ?? undefined;

/** `?kind=offer` for an offer, `?job=` the job, `?inquiry=` the inquiry that it follows. */
export default function OfferFormScreen() {
  const { talentId = '' } = useParams();
  const [search] = useSearchParams();
  const inquiryId = search.get('inquiry');
  const uid = useUid();
  const { query: castQuery, cast } = useCast(talentId);
  const { query: jobsQuery, jobs } = useOwnOpenJobs();
  const { query: inquiryQuery, row: offer } = useOwnDeal('offer', 'client', inquiryId ?? '');
  const { queries: dealQueries, taken, ended } = useTakenJobs(talentId);

  if (cast === null) return <MissingCast wayBack={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>} />;
  const failed = [castQuery, jobsQuery, inquiryQuery, ...dealQueries].find(({ isError }) => isError);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  const waiting = [jobsQuery, ...dealQueries].some(({ data }) => !data);
  if (cast === undefined || waiting || (inquiryId && offer === undefined)) return <RowSkeletons count={3} />;
  const inquiry = inquiryId && offer ? { id: offer.id, job: offer.job, fee: feeAsked(offer), roleNo: offer.roleNo } : undefined;
  const kind = search.get('kind') === 'offer' ? 'OFFER' : 'INQUIRY';
  const named = search.get('job');
  // Nobody asks again by chance: only a link names such a job.
  const isOver = (id: string) => id !== named && ended.some(({ deal }) => deal.jobId === id);
  const free = jobs.filter(({ id }) => !isOver(id) && !taken.some(({ jobId }) => jobId === id));
  const jobId = jobToBeginWith(kind, free, [named, lastChosenJob(uid).read()]);
  return (
    <Stack wide>
      <CastSummary cast={cast} />
      <OfferEditor
        key={inquiry?.id ?? 'new'}
        cast={cast}
        jobs={jobs}
        taken={taken}
        ended={ended}
        inquiry={inquiry}
        beginning={{ kind, jobId }}
      />
    </Stack>
  );
}
