import type { JobSearch } from '#domain/work/search/wanted.ts';
import { likedJobSchema } from '#projections/favorite/favorites.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useFoundPages } from '#web/shared/search/foundPages.ts';

/** The jobs of a search that take entries. */
export const useOpenJobs = (search: JobSearch) => useFoundPages('jobs', search, jobSchema);

/** The signed-in talent's newest hundred bookmarks, newest first; live. */
export const useBookmarks = () =>
  useMany({ collection: 'likedJobs', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: 100 }, likedJobSchema);
