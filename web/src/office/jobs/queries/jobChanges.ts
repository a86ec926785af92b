import { jobChangelogSchema } from '#projections/job/jobChangelogs.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** The latest edits of a job, field by field; live. */
export const useJobChanges = (jobId: string) =>
  useLive(
    liveRows(
      { collection: 'jobChangelogs', where: [['jobId', '==', jobId]], orderBy: ['changedAt', 'desc'], limit: 50 },
      jobChangelogSchema,
    ),
  );
