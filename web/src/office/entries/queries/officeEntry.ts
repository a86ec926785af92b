import { entrySchema } from '#projections/deal/entries.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** Any entry by its id, live; null when there is none. */
export const useOfficeEntry = (entryId: string) => {
  const query = useLive(liveRows({ collection: 'entries', group: true, where: [['id', '==', entryId]], limit: 1 }, entrySchema));
  return { query, deal: query.data ? (query.data[0] ?? null) : undefined };
};
