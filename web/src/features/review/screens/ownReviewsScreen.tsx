import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { since } from '#domain/kernel/format/times.ts';
import { type ReviewStatus, reviewStatusLabel } from '#domain/talk/review/content.ts';
import type { Review } from '#projections/review/reviews.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useNow } from '#web/shared/format/now.ts';
import { Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { type ChipTone, StatusChip } from '#web/shared/ui/statusChip.tsx';
import { useSide } from '../../../shared/data/auth/viewer.ts';
import css from '../components/reviewRow.module.css';
import { reviewPlaces } from '../places.ts';
import { useWrittenReviews } from '../queries/reviews.ts';
import { scoreLabel } from '../scores.ts';
import { ReceivedReviews } from './reviewsOfScreen.tsx';

const tones: Record<ReviewStatus, ChipTone> = {
  IS_WAITING: 'mine',
  IS_WRITTEN: 'theirs',
  IS_NOT_HELD: 'ended',
  IS_PUBLISHED: 'good',
  IS_LAPSED: 'ended',
  IS_TAKEN_DOWN: 'ended',
};

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
