import { entrySchema } from '#projections/deal/entries.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in talent's entry about one job, live; null when there is none. A job and a talent have one deal at most. */
export const useOwnEntryOfJob = (jobId: string) => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'entries',
        group: true,
        where: [
          ['talentId', '==', uid],
          ['jobId', '==', jobId],
        ],
        limit: 1,
      },
      entrySchema,
    ),
    { enabled: uid !== '' && jobId !== '' },
  );
  return { query, entry: query.data ? (query.data[0] ?? null) : undefined };
};
