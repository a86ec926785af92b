import { jobSchema } from '#projections/job/jobs.schema.ts';
import { useLivePages } from '#web/shared/data/readPages.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in client's postings, the last changed first. */
export const useOwnJobs = () =>
  useLivePages({ collection: 'jobs', where: [['clientId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 50 }, jobSchema);

/** The last five of them, to begin another one with; live. */
export const useEarlierJobs = () =>
  useMany({ collection: 'jobs', where: [['clientId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 5 }, jobSchema);

/**
 * Those that are not closed: what an inquiry or offer can be about, also after the entry deadline.
 */
export const useOwnOpenJobs = () => {
  const { query, rows } = useOwnJobs();
  return { query, jobs: rows.filter(({ status }) => status !== 'CLOSED') };
};
