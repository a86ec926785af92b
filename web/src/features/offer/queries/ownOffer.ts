import { offerSchema } from '#projections/deal/offers.schema.ts';
import type { Side } from '#web/features/deal/public.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/**
 * One of the signed-in user's deals, live; null when there is none of that id. Asked by id over all jobs, since the address does not
 * name the job; the own side is part of the question because the rules demand it.
 */
export const useOwnOffer = (side: Side, offerId: string) => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'offers',
        group: true,
        where: [
          [`${side}Id`, '==', uid],
          ['id', '==', offerId],
        ],
        limit: 1,
      },
      offerSchema,
    ),
    { enabled: uid !== '' },
  );
  return { query, offer: query.data ? (query.data[0] ?? null) : undefined };
};
