import { jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** Everything that happened in a deal, in order; live. */
export const useOfferHistory = (offerId: string) =>
  useLive(
    liveRows(
      { collection: 'jobChangeHistories', where: [['offerId', '==', offerId]], orderBy: ['at', 'asc'], limit: 200 },
      jobChangeHistorySchema,
    ),
  );
