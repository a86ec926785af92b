import { href } from '#web/app/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobDrafts } from '../components/jobDrafts.tsx';
import css from '../components/jobRow.module.css';
import { JobRow } from '../components/jobRow.tsx';
import { useOwnJobs } from '../queries/ownJobs.ts';

/** The client's postings. */
export default function OwnJobsScreen() {
  const { query, rows, hasMore, loadingMore, showMore } = useOwnJobs();
  const now = useNow();
  const add = <LinkButton to={href('clientJobAdd')}>お仕事を掲載する</LinkButton>;
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data?.length === 0 ? (
        <EmptyState title="掲載したお仕事はまだありません" action={add}>
          お仕事を掲載すると、キャストに問い合わせやオファーを送れます。
        </EmptyState>
      ) : (
        <div>{add}</div>
      )}
      <JobDrafts />
      <ul className={css.rows}>
        {rows.map((job) => (
          <JobRow key={job.id} job={job} now={now} />
        ))}
      </ul>
      <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
    </Stack>
  );
}
