import { type Deal, type DealKind, type DealRef, kinds } from '#web/entities/deal/kinds.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { IN_VALUES, type Selection } from '#web/shared/data/reads/reading.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

const idsOf = (refs: readonly DealRef[], wanted: DealKind): string[] => [
  ...new Set(refs.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
];

/** Some of the signed-in user's deals of one kind, by id; live. */
const useDealsById = <K extends DealKind>(kind: K, ids: readonly string[]) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const uid = useUid();
  const selection: Selection = {
    collection: dealCollection,
    group: true,
    where: [
      ['talentId', '==', uid],
      ['id', 'in', ids],
    ],
    limit: IN_VALUES,
  };
  return useMany(ids.length === 0 ? null : selection, schema);
};

/** The signed-in cast's deal for each of these, as many of each kind as one query finds; live. */
export const useBookedDeals = (refs: readonly DealRef[]) => {
  const found = {
    offer: useDealsById('offer', idsOf(refs, 'offer').slice(0, IN_VALUES)),
    entry: useDealsById('entry', idsOf(refs, 'entry').slice(0, IN_VALUES)),
  };
  return ({ kind, id }: DealRef): Deal | undefined => found[kind].rows.find((deal) => deal.id === id);
};
