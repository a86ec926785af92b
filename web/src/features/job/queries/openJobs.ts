import { jobSchema } from '#projections/jobs.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';
import { useSiftedPages } from '#web/shared/search/siftedPages.ts';
import { fits, type JobSearch } from '../jobSearch.ts';

const selections = {
  newest: { collection: 'jobs', where: [['status', '==', 'OPEN']], orderBy: ['createdAt', 'desc'], limit: 48 },
  deadline: { collection: 'jobs', where: [['status', '==', 'OPEN']], orderBy: ['entryDeadline', 'asc'], limit: 48 },
} as const;

/** Open jobs that fit a search at `now` (ms), by cursor pages. */
export const useOpenJobs = (search: JobSearch, now: number) =>
  useSiftedPages(pagesQuery(selections[search.order], jobSchema), (job) => fits(job, search, now));
