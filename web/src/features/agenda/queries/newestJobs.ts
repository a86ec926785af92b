import { jobSchema } from '#projections/job/jobs.schema.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The client's postings that are not closed, the last changed first; live. */
export const useNewestJobs = (limit: number) =>
  useMany(
    {
      collection: 'jobs',
      where: [
        ['clientId', '==', useUid()],
        ['status', 'in', ['OPEN', 'ENDED']],
      ],
      orderBy: ['updatedAt', 'desc'],
      limit,
    },
    jobSchema,
  );
