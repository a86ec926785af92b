import { feeChangelogSchema } from '#projections/deal/feeChangelogs.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';
import type { Side } from './view.ts';

type ChangedDeal = { readonly id: string; readonly feeChengeLog: string | null };

const ofOffer = (side: Side, uid: string, offerId: string) =>
  ({
    collection: 'feeChangelogs',
    where: [
      [`${side}Id`, '==', uid],
      ['offerId', '==', offerId],
    ],
    orderBy: ['changedAt', 'asc'],
    limit: 50,
  }) as const;

const ofEntry = (side: Side, uid: string, entryId: string) =>
  ({
    collection: 'feeChangelogs',
    where: [
      [`${side}Id`, '==', uid],
      ['entryId', '==', entryId],
    ],
    orderBy: ['changedAt', 'asc'],
    limit: 50,
  }) as const;

/** The changes of a deal's fee, oldest first, live; reads nothing while the fee is the first one. */
export const useFeeChanges = (kind: 'offer' | 'entry', side: Side, { id, feeChengeLog }: ChangedDeal) => {
  const uid = useUid();
  const selection = kind === 'offer' ? ofOffer(side, uid, id) : ofEntry(side, uid, id);
  const query = useLive(liveRows(selection, feeChangelogSchema), { enabled: uid !== '' && feeChengeLog !== null });
  return feeChengeLog === null ? [] : (query.data ?? []);
};
