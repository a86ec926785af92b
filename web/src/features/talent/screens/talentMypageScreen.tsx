import type { Talent } from '#projections/talent/talents.schema.ts';
import { useCast } from '#web/entities/cast/cast.ts';
import { CastDashboard } from '#web/features/agenda/public.ts';
import { MatchingJobs } from '#web/features/job/public.ts';
import { useOwnPortfolio } from '#web/features/portfolio/public.ts';
import { ReviewTotals } from '#web/features/review/public.ts';
import { href } from '#web/routing/href.ts';
import { useOpenPages } from '#web/shared/data/auth/openPages.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useIsWaiting } from '#web/shared/data/auth/viewer.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { SignOutButton } from '#web/shared/ui/signOutButton.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { profileHints } from '../completeness.ts';
import { ProfileHintsCard, pageOfPart } from '../components/profileHintsCard.tsx';

CastDashboard.preload();

const entries = [
  { to: href('talentOffers'), label: '届いたオファー' },
  { to: href('talentEntries'), label: 'エントリー一覧' },
  { to: href('talentHolds'), label: 'キープ' },
  { to: href('talentDiary'), label: '予定' },
  { to: href('talentPayments'), label: 'お支払いの予定' },
  { to: href('talentProfile'), label: 'プロフィール' },
  { to: href('talentBookmarks'), label: 'ブックマーク' },
  { to: href('talentSearches'), label: '保存した検索条件' },
  { to: href('talentReviewTasks'), label: '評価待ちの一覧' },
  { to: href('talentReviews'), label: '受け取った評価' },
  { to: href('talentTalents'), label: 'キャスト一覧' },
  { to: href('talentSettings'), label: '設定' },
];

const Profile = ({ cast, items }: { readonly cast: Talent; readonly items: number }) => {
  const hints = profileHints(cast, items);
  if (hints.every(({ done }) => done)) return <ReviewTotals received={cast} to={href('talentReviews')} />;
  return <ProfileHintsCard hints={hints} />;
};

/** The next part of the profile that clients look for; null once it is complete. */
const nextOfProfile = (cast: Talent, items: number) => {
  const hint = profileHints(cast, items).find(({ done }) => !done);
  return hint
    ? { words: hint.label, why: '登録すると、クライアントに見つけてもらいやすくなります', to: pageOfPart[hint.part], due: null }
    : null;
};

export default function TalentMypageScreen() {
  const uid = useUid();
  const { query, cast } = useCast(uid);
  const isWaiting = useIsWaiting();
  const portfolio = useOwnPortfolio(uid, 1);
  const opens = useOpenPages();
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {!isWaiting && cast?.isSuspended ? (
        <Notice tone="warning">プロフィールは現在公開されていません。くわしくは事務局へお問い合わせください。</Notice>
      ) : null}
      <CastDashboard
        cast={cast}
        name={cast ? [cast.name, cast.kana].filter(Boolean).join('・') : undefined}
        action={
          <LinkButton variant="outlined" to={href('talentProfile')}>
            プロフィールを見る
          </LinkButton>
        }
        next={cast && portfolio.query.data ? nextOfProfile(cast, portfolio.rows.length) : null}
        beside={cast && portfolio.query.data ? <Profile cast={cast} items={portfolio.rows.length} /> : <SkeletonBlock height={200} />}
      />
      {isWaiting && cast ? <MatchingJobs cast={cast} /> : null}
      <MenuList label="マイページのメニュー" entries={entries.filter(({ to }) => opens(to))} />
      <SignOutButton />
    </Stack>
  );
}
