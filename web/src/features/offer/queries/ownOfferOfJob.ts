import { offerSchema } from '#projections/deal/offers.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in talent's offer about one job, live; null when there is none. A job and a talent have one deal at most. */
export const useOwnOfferOfJob = (jobId: string) => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'offers',
        group: true,
        where: [
          ['talentId', '==', uid],
          ['jobId', '==', jobId],
        ],
        limit: 1,
      },
      offerSchema,
    ),
    { enabled: uid !== '' && jobId !== '' },
  );
  return { query, offer: query.data ? (query.data[0] ?? null) : undefined };
};
