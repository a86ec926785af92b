import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../components/reviewRow.module.css';
import { ReviewTaskRow } from '../components/reviewTaskRow.tsx';
import { reviewPlaces } from '../places.ts';
import { useReviewTasks } from '../queries/reviews.ts';
import { useSide } from '../useSide.ts';

/** The signed-in user's open reviews. */
export default function ReviewTasksScreen() {
  const now = useNow();
  const { own } = reviewPlaces[useSide()];
  return (
    <Stack>
      <Listed
        list={useReviewTasks()}
        none={
          <EmptyState title="評価を書くお仕事はありません" action={<LinkButton to={own}>これまでの評価を見る</LinkButton>}>
            お仕事が終わると、相手の評価をここから書けるようになります。
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={css.list}>
            {rows.map((review) => (
              <ReviewTaskRow key={review.id} review={review} now={now} />
            ))}
          </ul>
        )}
      </Listed>
    </Stack>
  );
}
