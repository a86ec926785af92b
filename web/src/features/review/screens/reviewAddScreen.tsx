import { useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { ReviewWriter } from '../components/reviewWriter.tsx';
import { reviewPlaces } from '../places.ts';
import { useOwnReview } from '../queries/reviews.ts';
import { useSide } from '../useSide.ts';

/** Writes a review of the person in the address, for the job in `?job=`. */
export default function ReviewAddScreen() {
  const jobId = useSearchParams()[0].get('job') ?? '';
  const { talentId, id } = useParams();
  const { tasks } = reviewPlaces[useSide()];
  const { query, row } = useOwnReview(jobId, talentId ?? id ?? '');
  return (
    <Loaded
      query={query}
      row={jobId === '' ? null : row}
      skeleton={<RowSkeletons count={2} />}
      none={
        <EmptyState title="評価できるお仕事が見つかりません" action={<LinkButton to={tasks}>評価待ちの一覧へ</LinkButton>}>
          お仕事が終わると、「評価待ちの一覧」に表示されます。
        </EmptyState>
      }
    >
      {(review) => <ReviewWriter review={review} />}
    </Loaded>
  );
}
