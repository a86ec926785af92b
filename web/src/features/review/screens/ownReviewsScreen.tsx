import { useUid } from '#web/shared/data/auth/session.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { ReceivedReviews } from '../components/receivedReviews.tsx';
import { WrittenReviews } from '../components/writtenReviews.tsx';
import { reviewPlaces } from '../places.ts';
import { useSide } from '../useSide.ts';

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
