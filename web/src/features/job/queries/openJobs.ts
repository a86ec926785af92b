import { jobSchema } from '#projections/job/jobs.schema.ts';
import { pagesQuery } from '#web/shared/data/pages.ts';
import { useSiftedPages } from '#web/shared/search/siftedPages.ts';
import { fits, type JobSearch } from '../jobSearch.ts';
import { openJobs } from '../selections.ts';

/** Open jobs that fit a search at `now` (ms), by cursor pages. */
export const useOpenJobs = (search: JobSearch, now: number) =>
  useSiftedPages(pagesQuery(openJobs[search.order], jobSchema), (job) => fits(job, search, now));
