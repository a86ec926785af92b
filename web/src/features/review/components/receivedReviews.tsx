import type { ReactNode } from 'react';
import { Listed } from '#web/shared/ui/listed.tsx';
import { useReceivedReviews } from '../queries/reviews.ts';
import { ReceivedReview } from './receivedReview.tsx';
import css from './reviewRow.module.css';

type Props = {
  readonly toId: string;
  /** The reader is the recipient of the reviews. */
  readonly own?: boolean;
  readonly empty: ReactNode;
};

/** The reviews about a person, in pages. */
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
