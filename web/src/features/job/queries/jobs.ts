import type { JobSearch } from '#domain/work/search/wanted.ts';
import { likedJobSchema } from '#projections/favorite/favorites.schema.ts';
import { jobSchema } from '#projections/job/jobs.schema.ts';
import { useUnblocked } from '#web/entities/inbox/ownInbox.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';
import { useFoundPages } from '#web/shared/search/foundPages.ts';

export const useOpenJobs = (search: JobSearch) => useUnblocked(useFoundPages('jobs', search, jobSchema), ({ clientId }) => clientId);

export const useBookmarks = () =>
  useMany({ collection: 'likedJobs', where: [['uid', '==', useUid()]], orderBy: ['createdAt', 'desc'], limit: 100 }, likedJobSchema);
