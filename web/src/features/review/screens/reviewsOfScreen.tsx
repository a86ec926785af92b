import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { longDate } from '#domain/kernel/format/times.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { ReportButton } from '#web/features/report/public.ts';
import { Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../components/reviewRow.module.css';
import { useReceivedReviews } from '../queries/reviews.ts';
import { scoreLabel } from '../scores.ts';

type ReceivedReviewProps = {
  readonly review: Review;
  /** The review is about the reader, who may report it. */
  readonly own: boolean;
};

const ReceivedReview = ({ review, own }: ReceivedReviewProps) => (
  <Row className={css.row}>
    <Photo path={review.from.thumbnail} alt="" size={56} />
    <div className={css.words}>
      <div className={css.top}>
        <h2 className={`${css.name} unbroken`}>{review.from.name}</h2>
        <span className={`${css.soft} figures`}>{review.publishedAt === null ? '' : longDate(review.publishedAt)}</span>
      </div>
      <p className={css.soft}>{review.job.title}</p>
      {review.score === null ? null : <p className={css.score}>{scoreLabel(review.score)}</p>}
      {review.comment ? <p className={css.comment}>{review.comment}</p> : null}
      {own ? (
        <div>
          <ReportButton kind="review" subjectId={review.id} about={`${review.from.name}からの評価`} />
        </div>
      ) : null}
    </div>
  </Row>
);

type Props = {
  readonly toId: string;
  /** The reader is the recipient of the reviews. */
  readonly own?: boolean;
  readonly empty: ReactNode;
};

export const ReceivedReviews = ({ toId, own = false, empty }: Props) => (
  <Listed list={useReceivedReviews(toId)} none={empty}>
    {(reviews) => (
      <ul className={css.list}>
        {reviews.map((review) => (
          <ReceivedReview key={review.id} review={review} own={own} />
        ))}
      </ul>
    )}
  </Listed>
);

export default function ReviewsOfScreen() {
  const { talentId, id } = useParams();
  return (
    <Stack>
      <ReceivedReviews
        toId={talentId ?? id ?? ''}
        empty={<EmptyState title="評価はまだありません">お仕事のあとに公開された評価が、ここに並びます。</EmptyState>}
      />
    </Stack>
  );
}
