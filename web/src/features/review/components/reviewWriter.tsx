import { longTime } from '#domain/kernel/format/times.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { reviewPlaces } from '../places.ts';
import { ReviewForm } from './reviewForm.tsx';
import css from './reviewSubject.module.css';

/** The person and job of a review. */
const ReviewSubject = ({ review }: { readonly review: Review }) => (
  <div className={css.subject}>
    <Photo path={review.to.thumbnail} alt="" size={64} />
    <div>
      <p className={`${css.name} unbroken`}>{review.to.name}</p>
      <p className={css.job}>{review.job.title}</p>
    </div>
  </div>
);

const isClosed = (status: Review['status']): boolean => ['IS_PUBLISHED', 'IS_LAPSED', 'IS_TAKEN_DOWN'].includes(status);

/** The form of one review, or why it can no longer be written. */
export const ReviewWriter = ({ review }: { readonly review: Review }) => {
  const now = useNow();
  if (now >= review.publishDue || isClosed(review.status)) {
    return (
      <EmptyState
        title="評価の受付は終了しました"
        action={<LinkButton to={`${reviewPlaces[review.by].own}?tab=written`}>書いた評価を見る</LinkButton>}
      >
        評価は、双方が投稿するか期限を過ぎると公開され、変更できなくなります。
      </EmptyState>
    );
  }
  return (
    <Stack>
      <ReviewSubject review={review} />
      <Notice>
        お互いの評価は、双方が投稿したとき、または期限（<span className="figures">{longTime(review.publishDue)}</span>
        ）を過ぎたときに、同時に公開されます。それまで相手には表示されません。
      </Notice>
      <ReviewForm key={review.id} review={review} />
    </Stack>
  );
};
