import { Link } from 'react-router-dom';
import { since } from '#domain/kernel/format/times.ts';
import { type ReviewStatus, reviewStatusLabel } from '#domain/talk/review/content.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { Row } from '#web/shared/ui/coverLink.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { reviewPlaces } from '../places.ts';
import { scoreLabel } from '../scores.ts';
import css from './reviewRow.module.css';

const tones: Record<ReviewStatus, ChipTone> = {
  IS_WAITING: 'mine',
  IS_WRITTEN: 'theirs',
  IS_NOT_HELD: 'ended',
  IS_PUBLISHED: 'good',
  IS_LAPSED: 'ended',
  IS_TAKEN_DOWN: 'ended',
};

/** An own review and its state; it can be rewritten until the publication. */
export const WrittenReview = ({ review, now }: { readonly review: Review; readonly now: number }) => {
  const canChange = now < review.publishDue && (review.status === 'IS_WRITTEN' || review.status === 'IS_NOT_HELD');
  return (
    <Row className={css.row}>
      <Photo path={review.to.thumbnail} alt="" size={56} />
      <div className={css.words}>
        <div className={css.top}>
          <StatusChip tone={tones[review.status]} label={reviewStatusLabel[review.status]} />
          <span className={`${css.soft} figures`}>{since(review.updatedAt, now)}</span>
        </div>
        <h2 className={`${css.name} unbroken`}>{review.to.name}</h2>
        <p className={css.soft}>{review.job.title}</p>
        {review.score === null ? null : <p className={css.score}>{scoreLabel(review.score)}</p>}
        {review.comment ? <p className={css.comment}>{review.comment}</p> : null}
        {review.status === 'IS_TAKEN_DOWN' ? (
          <p className={css.soft}>ほかの方には表示されず、評価の平均にも含まれません。理由：{review.moderation ?? '—'}</p>
        ) : null}
        {canChange ? (
          <Link className={css.again} to={reviewPlaces[review.by].add(review.toId, review.jobId)}>
            書き直す
          </Link>
        ) : null}
      </div>
    </Row>
  );
};
