import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useUid } from '#web/shared/data/session.ts';
import { type DealKind, kinds, type Side } from '../kinds.ts';

/** The signed-in user's deals of one kind, the last changed first; live, so that the other side's answer shows at once. */
export const useOwnDeals = <K extends DealKind>(kind: K, side: Side) => {
  const uid = useUid();
  const { collection: dealCollection, schema } = kinds[kind];
  return useLiveHistory(
    { collection: dealCollection, group: true, where: [[`${side}Id`, '==', uid]], orderBy: ['updatedAt', 'desc'], limit: 50 },
    schema,
    { enabled: uid !== '' },
  );
};

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
    kinds.entry.schema,
    { enabled: uid !== '' && jobId !== '' },
  );
};
