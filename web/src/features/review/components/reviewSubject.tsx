import type { Review } from '#projections/review/reviews.schema.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './reviewSubject.module.css';

/** The person and job of a review. */
export const ReviewSubject = ({ review }: { readonly review: Review }) => (
  <div className={css.subject}>
    <Photo path={review.to.thumbnail} alt="" size={64} />
    <div>
      <p className={`${css.name} unbroken`}>{review.to.name}</p>
      <p className={css.job}>{review.job.title}</p>
    </div>
  </div>
);
