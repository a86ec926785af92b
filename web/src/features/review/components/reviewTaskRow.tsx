import { isNear, shortTime, until } from '#domain/kernel/format/times.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { reviewPlaces } from '../places.ts';
import css from './reviewRow.module.css';

/** An open review: the person, the job and the time limit. */
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
