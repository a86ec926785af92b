import { entrySchema } from '#projections/deal/entries.schema.ts';
import type { Side } from '#web/features/deal/public.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/**
 * One of the signed-in user's entries, live; null when there is none of that id. Asked by id over all jobs, since the address does not
 * name the job; the own side is part of the question because the rules demand it.
 */
export const useOwnEntry = (side: Side, entryId: string) => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'entries',
        group: true,
        where: [
          [`${side}Id`, '==', uid],
          ['id', '==', entryId],
        ],
        limit: 1,
      },
      entrySchema,
    ),
    { enabled: uid !== '' },
  );
  return { query, entry: query.data ? (query.data[0] ?? null) : undefined };
};
