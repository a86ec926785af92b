import { useUid } from '#web/shared/data/auth/session.ts';
import { useManyOfIds } from '#web/shared/data/reads/reads.ts';
import { type Deal, type DealKind, type DealRef, kinds, type Side } from './kinds.ts';

const useOfKind = <K extends DealKind>(kind: K, side: Side, refs: readonly DealRef[]) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const uid = useUid();
  // Sorted, so that the same deals in another order read nothing again.
  const ids = [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))].sort();
  return useManyOfIds(
    ids.length === 0
      ? null
      : {
          collection: dealCollection,
          group: true,
          where: [
            [`${side}Id`, '==', uid],
            ['id', 'in', ids],
          ],
          limit: ids.length,
        },
    schema,
  );
};

/** Some deals of the signed-in side; live. `isRead`: all are there that can be. */
export const useDealsById = (side: Side, refs: readonly DealRef[]) => {
  const [offers, entries] = [useOfKind('offer', side, refs), useOfKind('entry', side, refs)];
  const found: Readonly<Record<DealKind, readonly Deal[] | undefined>> = { offer: offers.rows, entry: entries.rows };
  return {
    failed: offers.failed ?? entries.failed,
    isRead: offers.rows !== undefined && entries.rows !== undefined,
    dealOf: ({ kind, id }: DealRef): Deal | undefined => found[kind]?.find((deal) => deal.id === id),
  };
};
