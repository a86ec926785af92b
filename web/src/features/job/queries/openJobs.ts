import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { jobSchema } from '#projections/jobs.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';
import { fits, type JobSearch } from '../jobSearch.ts';

const selections = {
  newest: { collection: 'jobs', where: [['status', '==', 'OPEN']], orderBy: ['createdAt', 'desc'], limit: 48 },
  deadline: { collection: 'jobs', where: [['status', '==', 'OPEN']], orderBy: ['entryDeadline', 'asc'], limit: 48 },
} as const;

/** So many rows are wanted at once, and so many pages are read for them before the talent is asked. */
const WANTED = 12;
const PAGES_UNASKED = 5;

/**
 * Open jobs that fit a search, by cursor pages. Status and order are Firestore's; the filters are applied here, because it finds no
 * words inside texts, has no "any, or mine", and would need an index (a write per job) for every combination of the rest. Pages with few
 * hits are followed by the next by themselves, up to a bound.
 */
export const useOpenJobs = (search: JobSearch, now: number) => {
  const query = useInfiniteQuery(pagesQuery(selections[search.order], jobSchema));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const jobs = (query.data?.pages.flatMap(({ rows }) => rows) ?? []).filter((job) => fits(job, search, now));
  const pages = query.data?.pages.length ?? 0;
  const goesOn = hasNextPage && !isError && jobs.length < WANTED && pages < PAGES_UNASKED;
  useEffect(() => {
    if (goesOn && !isFetching) fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  return { query, jobs, searching: query.isPending || (goesOn && jobs.length === 0) };
};
