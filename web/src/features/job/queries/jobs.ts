import { likedJobSchema } from '#projections/favorite/favorites.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { page, useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';
import { useSiftedPages } from '#web/shared/search/siftedPages.ts';
import { fits, type JobSearch } from '../jobSearch.ts';
import { openJobs } from '../selections.ts';

/** Open jobs that fit a search at `now` (ms), by cursor pages. */
export const useOpenJobs = (search: JobSearch, now: number) =>
  useSiftedPages(page(openJobs[search.order], jobSchema), (job) => fits(job, search, now));

/** The signed-in talent's bookmarks, the newest first; live. The newest hundred: more than anybody looks through. */
export const useBookmarks = () =>
  useMany({ collection: 'likedJobs', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: 100 }, likedJobSchema);
