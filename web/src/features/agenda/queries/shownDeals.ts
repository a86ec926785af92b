import { type Deal, type DealKind, kinds, type Side } from '#web/features/deal/public.ts';
import type { Selection } from '#web/shared/data/reading.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';
import type { DealRef } from '../agenda.ts';

/** The limit of deals per group on the own page: tasks, the next work, and the work after it. */
export const TASKS_SHOWN = 4;
/** The limit of deals of the next work. */
export const WORKERS_SHOWN = 3;
/** The limit of deals after the next work. */
export const LATER_SHOWN = 3;

const idsOf = (refs: readonly DealRef[], wanted: DealKind): string[] => [
  ...new Set(refs.filter(({ kind }) => kind === wanted).map(({ id }) => id)),
];

/** Some of the signed-in user's deals of one kind, by id; live. */
const useDealsById = <K extends DealKind>(kind: K, side: Side, ids: readonly string[], limit: number) => {
  const { collection: dealCollection, schema } = kinds[kind];
  const uid = useUid();
  const selection: Selection = {
    collection: dealCollection,
    group: true,
    where: [
      [`${side}Id`, '==', uid],
      ['id', 'in', ids],
    ],
    limit,
  };
  return useMany(ids.length === 0 ? null : selection, schema);
};

/** The documents of these deals of the signed-in user, at most `limit` of each kind; live. */
export const useShownDeals = (side: Side, refs: readonly DealRef[], limit = TASKS_SHOWN + WORKERS_SHOWN + LATER_SHOWN) => {
  const found = {
    offer: useDealsById('offer', side, idsOf(refs, 'offer').slice(0, limit), limit),
    entry: useDealsById('entry', side, idsOf(refs, 'entry').slice(0, limit), limit),
  };
  const dealOf = ({ kind, id }: DealRef): Deal | undefined => found[kind].rows.find((deal) => deal.id === id);
  const failed = [found.offer.query, found.entry.query].find(({ isError }) => isError);
  return { dealOf, failed };
};
