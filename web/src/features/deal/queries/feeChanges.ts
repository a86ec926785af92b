import { feeChangelogSchema } from '#projections/deal/feeChangelogs.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';
import type { Deal, DealKind, Side } from '../kinds.ts';

/** The changes of a deal's fee, oldest first, live; reads nothing while the fee is the first one. */
export const useFeeChanges = (dealKind: DealKind, side: Side, { id, feeChengeLog }: Pick<Deal, 'id' | 'feeChengeLog'>) => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'feeChangelogs',
        where: [
          [`${side}Id`, '==', uid],
          [`${dealKind}Id`, '==', id],
        ],
        orderBy: ['changedAt', 'asc'],
        limit: 50,
      },
      feeChangelogSchema,
    ),
    { enabled: uid !== '' && feeChengeLog !== null },
  );
  return feeChengeLog === null ? [] : (query.data ?? []);
};
