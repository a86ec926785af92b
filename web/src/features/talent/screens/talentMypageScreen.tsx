import { href } from '#web/app/href.ts';
import { useOpenPages } from '#web/app/openPages.ts';
import { TermsNotice } from '#web/features/account/public.ts';
import { useUid } from '#web/shared/data/session.ts';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { MenuList } from '#web/shared/ui/menuList.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { SignOutButton } from '#web/shared/ui/signOutButton.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { CastSummary } from '../components/castSummary.tsx';
import { useCast } from '../queries/cast.ts';

const entries = [
  { to: href('talentOffers'), label: '届いたオファー' },
  { to: href('talentEntries'), label: 'エントリー一覧' },
  { to: href('talentDiary'), label: '予定' },
  { to: href('talentProfile'), label: 'プロフィール' },
  { to: href('talentBookmarks'), label: 'ブックマーク' },
  { to: href('talentSearches'), label: '保存した検索条件' },
  { to: href('talentReviewTasks'), label: '評価待ちの一覧' },
  { to: href('talentReviews'), label: '受け取った評価' },
  { to: href('talentTalents'), label: 'キャスト一覧' },
  { to: href('talentSettings'), label: '設定' },
];

/** The talent's own page. */
export default function TalentMypageScreen() {
  const { query, cast } = useCast(useUid());
  const opens = useOpenPages();
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {cast === undefined && !query.isError ? <RowSkeletons count={1} /> : null}
      {cast ? <CastSummary cast={cast} /> : null}
      <TermsNotice to={href('talentTerms')} />
      {cast?.isSuspended ? <Notice tone="warning">プロフィールは現在公開されていません。事務局の確認が済むと公開されます。</Notice> : null}
      <MenuList label="マイページのメニュー" entries={entries.filter(({ to }) => opens(to))} />
      <SignOutButton />
    </Stack>
  );
}
