import { jobSchema } from '#projections/job/jobs.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

export const useOwnJobs = () =>
  useLivePages({ collection: 'jobs', where: [['clientId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 50 }, jobSchema);

export const useEarlierJobs = () =>
  useMany({ collection: 'jobs', where: [['clientId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 5 }, jobSchema);

/** An inquiry or offer can be about one of them, also after the entry deadline. */
export const useOwnOpenJobs = () => {
  const { query, rows } = useOwnJobs();
  return { query, jobs: rows.filter(({ status }) => status !== 'CLOSED') };
};
