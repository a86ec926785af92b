import { jobSchema } from '#projections/job/jobs.schema.ts';
import type { Side } from '#web/features/deal/public.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/** A client's postings that are not closed, the last changed first; live. None for a cast. */
export const useNewestJobs = (side: Side, limit: number) => {
  const uid = useUid();
  return useMany(
    side === 'talent'
      ? null
      : {
          collection: 'jobs',
          where: [
            ['clientId', '==', uid],
            ['status', 'in', ['OPEN', 'ENDED']],
          ],
          orderBy: ['updatedAt', 'desc'],
          limit,
        },
    jobSchema,
  );
};
