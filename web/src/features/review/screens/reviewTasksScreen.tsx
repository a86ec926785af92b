import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../components/reviewRow.module.css';
import { ReviewTaskRow } from '../components/reviewTaskRow.tsx';
import { reviewPlaces } from '../places.ts';
import { useReviewTasks } from '../queries/reviewTasks.ts';
import { useSide } from '../useSide.ts';

/** The reviews that the signed-in user has still to write. */
export default function ReviewTasksScreen() {
  const { query, rows, hasMore, showMore } = useReviewTasks();
  const now = useNow();
  const { own } = reviewPlaces[useSide()];
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data && rows.length === 0 ? (
        <EmptyState title="評価を書くお仕事はありません" action={<LinkButton to={own}>これまでの評価を見る</LinkButton>}>
          お仕事が終わると、相手の評価をここから書けるようになります。
        </EmptyState>
      ) : null}
      <ul className={css.list}>
        {rows.map((review) => (
          <ReviewTaskRow key={review.id} review={review} now={now} />
        ))}
      </ul>
      <ShowMore more={hasMore} loading={query.isFetching} onMore={showMore} />
    </Stack>
  );
}
