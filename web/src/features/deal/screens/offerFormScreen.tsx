import { useParams, useSearchParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { useOwnOpenJobs } from '#web/features/job/public.ts';
import { CastSummary, useCast } from '#web/features/talent/public.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { OfferEditor } from '../components/offerEditor.tsx';
import { useOwnDeal, useTakenJobs } from '../queries/deals.ts';

/** Inquiry or offer to a cast; with `?inquiry=` the offer that follows an inquiry. */
export default function OfferFormScreen() {
  const { talentId = '' } = useParams();
  const inquiryId = useSearchParams()[0].get('inquiry');
  const { query: castQuery, cast } = useCast(talentId);
  const { query: jobsQuery, jobs } = useOwnOpenJobs();
  const { query: inquiryQuery, row: offer } = useOwnDeal('offer', 'client', inquiryId ?? '');
  const { queries: dealQueries, taken } = useTakenJobs(talentId);

  const failed = [castQuery, jobsQuery, inquiryQuery, ...dealQueries].find(({ isError }) => isError);
  if (failed) return <FailedState onRetry={() => failed.refetch()} />;
  const waiting = [jobsQuery, ...dealQueries].some(({ data }) => !data);
  if (cast === undefined || waiting || (inquiryId && offer === undefined)) return <RowSkeletons count={3} />;
  if (cast === null) {
    return (
      <EmptyState title="キャストが見つかりません" action={<LinkButton to={href('clientHome')}>キャストをさがす</LinkButton>}>
        非公開になったか、退会した可能性があります。
      </EmptyState>
    );
  }
  const inquiry = inquiryId && offer ? { id: offer.id, job: offer.job } : undefined;
  if (jobs.length === 0 && !inquiry) {
    return (
      <EmptyState title="募集中のお仕事がありません" action={<LinkButton to={href('clientJobAdd')}>お仕事を掲載する</LinkButton>}>
        問い合わせやオファーには、対象となるお仕事の掲載が必要です。
      </EmptyState>
    );
  }
  return (
    <Stack wide>
      <CastSummary cast={cast} />
      <OfferEditor key={inquiry?.id ?? 'new'} cast={cast} jobs={jobs} taken={taken} inquiry={inquiry} />
    </Stack>
  );
}
