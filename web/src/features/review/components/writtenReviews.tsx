import type { ReactNode } from 'react';
import { useNow } from '#web/shared/format/now.ts';
import { Listed } from '#web/shared/ui/listed.tsx';
import { useWrittenReviews } from '../queries/reviews.ts';
import css from './reviewRow.module.css';
import { WrittenReview } from './writtenReview.tsx';

/** The reviews that the signed-in user wrote; live. */
export const WrittenReviews = ({ empty }: { readonly empty: ReactNode }) => {
  const now = useNow();
  return (
    <Listed list={useWrittenReviews()} none={empty}>
      {(reviews) => (
        <ul className={css.list}>
          {reviews.map((review) => (
            <WrittenReview key={review.id} review={review} now={now} />
          ))}
        </ul>
      )}
    </Listed>
  );
};
