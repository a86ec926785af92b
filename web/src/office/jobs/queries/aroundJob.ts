import { entrySchema } from '#projections/deal/entries.schema.ts';
import { offerSchema } from '#projections/deal/offers.schema.ts';
import { jobChangelogSchema } from '#projections/job/jobChangelogs.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** The latest offers about a job; live. */
export const useOffersOfJob = (jobId: string) =>
  useLive(liveRows({ collection: 'offers', parent: `jobs/${jobId}`, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 }, offerSchema));

/** The latest entries for a job; live. */
export const useEntriesOfJob = (jobId: string) =>
  useLive(liveRows({ collection: 'entries', parent: `jobs/${jobId}`, where: [], orderBy: ['updatedAt', 'desc'], limit: 50 }, entrySchema));

/** The latest edits of a job, field by field; live. */
export const useJobChanges = (jobId: string) =>
  useLive(
    liveRows(
      { collection: 'jobChangelogs', where: [['jobId', '==', jobId]], orderBy: ['changedAt', 'desc'], limit: 50 },
      jobChangelogSchema,
    ),
  );
