import type { ReactNode } from 'react';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ReceivedReviews } from '../components/receivedReviews.tsx';
import css from '../components/reviewRow.module.css';
import { WrittenReview } from '../components/writtenReview.tsx';
import { reviewPlaces } from '../places.ts';
import { useWrittenReviews } from '../queries/reviews.ts';
import { useSide } from '../useSide.ts';

/** The reviews that the signed-in user wrote; live. */
const WrittenReviews = ({ empty }: { readonly empty: ReactNode }) => {
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

const tabs = [
  { key: 'received', label: '受け取った評価' },
  { key: 'written', label: '書いた評価' },
] as const;

/** The signed-in user's reviews: received and written. */
export default function OwnReviewsScreen() {
  const uid = useUid();
  const current = useTab(['received', 'written']);
  const action = <LinkButton to={reviewPlaces[useSide()].tasks}>評価待ちの一覧へ</LinkButton>;
  return (
    <Stack>
      <LinkTabs label="評価の絞り込み" tabs={tabs} current={current} />
      {current === 'received' ? (
        <ReceivedReviews
          toId={uid}
          own
          empty={
            <EmptyState title="受け取った評価はまだありません" action={action}>
              お仕事のあと、双方の評価がそろうか期限を過ぎると、ここに公開されます。
            </EmptyState>
          }
        />
      ) : (
        <WrittenReviews
          empty={
            <EmptyState title="書いた評価はまだありません" action={action}>
              お仕事が終わると、相手の評価を書けるようになります。
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}
