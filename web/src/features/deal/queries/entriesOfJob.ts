import { entrySchema } from '#projections/deal/entries.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The entries for one of the signed-in client's jobs, the last changed first; live. */
export const useEntriesOfJob = (jobId: string) => {
  const uid = useUid();
  return useLiveHistory(
    {
      collection: 'entries',
      group: true,
      where: [
        ['clientId', '==', uid],
        ['jobId', '==', jobId],
      ],
      orderBy: ['updatedAt', 'desc'],
      limit: 50,
    },
    entrySchema,
    { enabled: uid !== '' && jobId !== '' },
  );
};
