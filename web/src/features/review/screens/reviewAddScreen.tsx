import { useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { ReviewWriter } from '../components/reviewWriter.tsx';
import { reviewPlaces } from '../places.ts';
import { useOwnReview } from '../queries/ownReview.ts';
import { useSide } from '../useSide.ts';

/** Writes a review of the person in the address, for the job in `?job=`. */
export default function ReviewAddScreen() {
  const jobId = useSearchParams()[0].get('job') ?? '';
  const { talentId, id } = useParams();
  const { tasks } = reviewPlaces[useSide()];
  const { query, review } = useOwnReview(jobId, talentId ?? id ?? '');
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (jobId !== '' && review === undefined) return <RowSkeletons count={2} />;
  if (!review) {
    return (
      <EmptyState title="評価できるお仕事が見つかりません" action={<LinkButton to={tasks}>評価待ちの一覧へ</LinkButton>}>
        お仕事が終わると、「評価待ちの一覧」に表示されます。
      </EmptyState>
    );
  }
  return <ReviewWriter review={review} />;
}
