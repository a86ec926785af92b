import { href } from '#web/app/href.ts';
import { useIsWaiting } from '#web/shared/data/waiting.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Notice } from '#web/shared/ui/notice.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { BookmarkButton } from '../components/bookmarkButton.tsx';
import { JobSearchList } from '../components/jobSearchList.tsx';
import { useBookmarks } from '../queries/jobs.ts';

/** The jobs that take entries; the talent's home. */
export default function JobListScreen() {
  const isWaiting = useIsWaiting();
  const bookmarked = new Set(useBookmarks().rows.map(({ jobId }) => jobId));
  const list = (
    <JobSearchList
      savable
      addressOf={({ id }) => href('talentJob', { jobId: id })}
      cornerOf={({ id, title }) => <BookmarkButton jobId={id} title={title} bookmarked={bookmarked.has(id)} />}
      none={
        <EmptyState title="募集中のお仕事がまだありません" action={<LinkButton to={href('talentOffers')}>届いたオファーを見る</LinkButton>}>
          新しいお仕事が掲載されると、ここに表示されます。
        </EmptyState>
      }
    />
  );
  if (!isWaiting) return list;
  return (
    <Stack>
      <Notice>プロフィールの公開を待っています。お仕事は今からご覧いただけます。エントリーは、公開のあとにできます。</Notice>
      {list}
    </Stack>
  );
}
