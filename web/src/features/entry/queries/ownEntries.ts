import { entrySchema } from '#projections/deal/entries.schema.ts';
import type { Side } from '#web/features/deal/public.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in user's entries, the last changed first; live, so that the other side's answer shows at once. */
export const useOwnEntries = (side: Side) => {
  const uid = useUid();
  return useLiveHistory(
    { collection: 'entries', group: true, where: [[`${side}Id`, '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 },
    entrySchema,
    { enabled: uid !== '' },
  );
};
