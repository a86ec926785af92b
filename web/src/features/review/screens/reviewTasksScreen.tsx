import { isNear, shortTime, until } from '#domain/kernel/format/times.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { useSide } from '../../../shared/data/auth/viewer.ts';
import css from '../components/reviewRow.module.css';
import { reviewPlaces } from '../places.ts';
import { useReviewTasks } from '../queries/reviews.ts';

export const ReviewTaskRow = ({ review, now }: { readonly review: Review; readonly now: number }) => (
  <Row className={css.row}>
    <Photo path={review.to.thumbnail} alt="" size={56} />
    <div className={css.words}>
      <div className={css.top}>
        <StatusChip tone={isNear(review.publishDue, now) ? 'warning' : 'mine'} label={until(review.publishDue, now)} />
        <span className={`${css.soft} figures`}>{shortTime(review.publishDue)}まで</span>
      </div>
      <h2 className={css.name}>
        <CoverLink to={reviewPlaces[review.by].add(review.toId, review.jobId)}>
          <span className="unbroken">{review.to.name}</span>
          {review.by === 'client' ? 'さん' : ''}の評価を書く
        </CoverLink>
      </h2>
      <p className={css.soft}>{review.job.title}</p>
    </div>
  </Row>
);

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
