import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { BookmarkButton } from '../components/jobCard.tsx';
import { JobSearchList } from '../components/jobSearchList.tsx';
import { useBookmarks } from '../queries/jobs.ts';

/** Loads after the list, which shows without it. */
const OwnStage = lazyPart(async () => (await import('#web/entities/deal/ownStage.tsx')).OwnStage);

export default function JobListScreen() {
  const bookmarked = new Set(useBookmarks().rows.map(({ jobId }) => jobId));
  return (
    <JobSearchList
      stageOf={(own, jobs) => <OwnStage job={own} jobIds={jobs.map((job) => job.id)} />}
      forCast
      addressOf={({ id }) => href('talentJob', { jobId: id })}
      cornerOf={({ id, title }) => <BookmarkButton jobId={id} title={title} bookmarked={bookmarked.has(id)} />}
      none={
        <EmptyState title="募集中のお仕事がまだありません" action={<LinkButton to={href('talentOffers')}>届いたオファーを見る</LinkButton>}>
          新しいお仕事が掲載されると、ここに表示されます。
        </EmptyState>
      }
    />
  );
}
