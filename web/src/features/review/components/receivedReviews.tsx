import type { ReactNode } from 'react';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useReceivedReviews } from '../queries/receivedReviews.ts';
import { ReceivedReview } from './receivedReview.tsx';
import css from './reviewRow.module.css';

type Props = {
  readonly toId: string;
  /** The reader is who received them. */
  readonly own?: boolean;
  readonly empty: ReactNode;
};

/** What somebody received, in pages. */
export const ReceivedReviews = ({ toId, own = false, empty }: Props) => {
  const { query, reviews } = useReceivedReviews(toId);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (query.isPending) return <RowSkeletons />;
  if (reviews.length === 0) return empty;
  return (
    <>
      <ul className={css.list}>
        {reviews.map((review) => (
          <ReceivedReview key={review.id} review={review} own={own} />
        ))}
      </ul>
      <ShowMore more={query.hasNextPage} loading={query.isFetchingNextPage} onMore={() => query.fetchNextPage()} />
    </>
  );
};
