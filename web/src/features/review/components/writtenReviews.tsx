import type { ReactNode } from 'react';
import { useNow } from '#web/shared/format/now.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { useWrittenReviews } from '../queries/writtenReviews.ts';
import css from './reviewRow.module.css';
import { WrittenReview } from './writtenReview.tsx';

/** What the signed-in user wrote; live. */
export const WrittenReviews = ({ empty }: { readonly empty: ReactNode }) => {
  const { query, rows, hasMore, loadingMore, showMore } = useWrittenReviews();
  const now = useNow();
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (query.isPending) return <RowSkeletons />;
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className={css.list}>
        {rows.map((review) => (
          <WrittenReview key={review.id} review={review} now={now} />
        ))}
      </ul>
      <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
    </>
  );
};
