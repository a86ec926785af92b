import { jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** Everything that happened to an entry, in order; live. */
export const useEntryHistory = (entryId: string) =>
  useLive(
    liveRows(
      { collection: 'jobChangeHistories', where: [['entryId', '==', entryId]], orderBy: ['at', 'asc'], limit: 200 },
      jobChangeHistorySchema,
    ),
  );
