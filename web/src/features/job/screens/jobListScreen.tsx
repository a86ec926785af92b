import Button from '@mui/material/Button';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../components/jobCard.module.css';
import { JobCard } from '../components/jobCard.tsx';
import { JobFilters } from '../components/jobFilters.tsx';
import { filterCount, searchIn } from '../jobSearch.ts';
import { useBookmarks } from '../queries/bookmarks.ts';
import { useOpenJobs } from '../queries/openJobs.ts';

const clearingsIn = (state: unknown): number => (state as { readonly clearings?: number } | null)?.clearings ?? 0;

/** Jobs that take entries; the talent's home. */
export default function JobListScreen() {
  const [params, setParams] = useSearchParams();
  const search = searchIn(params);
  const now = useNow();
  const { query, jobs, searching } = useOpenJobs(search, now);
  const bookmarked = new Set(useBookmarks().data?.map(({ jobId }) => jobId));
  // Clearing begins the filters anew, with the keyword's own text; in the history entry, so that it comes with the cleared address.
  const clearings = clearingsIn(useLocation().state);
  const clear = () => setParams({}, { replace: true, state: { clearings: clearings + 1 } });
  return (
    <Stack wide>
      <JobFilters key={clearings} />
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {searching && !query.isError ? <RowSkeletons /> : null}
      {query.isSuccess && !searching ? (
        <p role="status" className={css.line}>
          <span className="figures">
            {jobs.length}
            {query.hasNextPage ? '件以上' : '件'}のお仕事
          </span>
        </p>
      ) : null}
      {query.isSuccess && !searching && jobs.length === 0 ? (
        filterCount(search) > 0 ? (
          <EmptyState
            title="条件に合うお仕事がありません"
            action={
              <Button variant="outlined" onClick={clear}>
                条件をすべて外す
              </Button>
            }
          >
            条件をゆるめると、見つかるかもしれません。
          </EmptyState>
        ) : (
          <EmptyState
            title="募集中のお仕事がまだありません"
            action={<LinkButton to={href('talentOffers')}>届いたオファーを見る</LinkButton>}
          >
            新しいお仕事が掲載されると、ここに表示されます。
          </EmptyState>
        )
      ) : null}
      <ul className={css.grid}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} now={now} bookmarked={bookmarked.has(job.id)} />
        ))}
      </ul>
      <ShowMore more={query.hasNextPage && !searching} loading={query.isFetchingNextPage} onMore={() => query.fetchNextPage()} />
    </Stack>
  );
}
