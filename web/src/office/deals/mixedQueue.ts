import type { DeskList } from '#domain/office/desk/kinds.ts';
import { snoozeListOf, type WaitingList } from '#domain/office/desk/waitingLists.ts';
import { type Deal, type DealKind, type Deals, kinds } from '#web/entities/deal/kinds.ts';
import { joinedQuery } from '#web/shared/ui/joinedList.ts';
import { useOfficeDeals } from '../dealParts/deals.ts';
import { type DeskView, useQueue } from '../desk/deskView.ts';
import { useWaitingLists } from '../desk/waiting.ts';

/** The address parameter of the kinds in a queue, and its value for both. */
export const KINDS_PARAM = 'kinds';
export const BOTH_KINDS = 'all';

type Own<K extends DealKind> = ReturnType<typeof useQueue<Deals[K]>>;

/**
 * A queue of a kind, and with `isMixed` the same list of the other kind in it. Each kind keeps the
 * query of its own queue, so nothing is read twice. The rows have the type of the own kind:
 * `kindOf` tells the kind of a row.
 */
export const useMixedQueue = <K extends DealKind>(kind: K, own: Own<K>, list: DeskList | null, isMixed: boolean) => {
  const other: DealKind = kind === 'offer' ? 'entry' : 'offer';
  const added = isMixed ? list : null;
  const others = useQueue(other, added, useOfficeDeals(other, added, null));
  const counts = Object.entries(useWaitingLists());
  /** The number of items of a list, counted now and then; not a number if it is not known. */
  const countedIn = (wanted: DeskList): number =>
    counts
      .filter(([name]) => {
        const [of, each] = snoozeListOf[name as WaitingList] ?? [];
        return each === wanted && (of === kind || (isMixed && of === other));
      })
      .reduce((sum, [, count]) => sum + (count ?? Number.NaN), 0);
  if (added === null) return { queue: own, kindOf: (): DealKind => kind, countedIn };
  const foreign = new Set(others.found.rows.map(({ id }) => id));
  const kindOf = ({ id }: { readonly id: string }): DealKind => (foreign.has(id) ? other : kind);
  const query = joinedQuery([own.found.query, others.found.query]);
  const queue = {
    found: { rows: [...own.found.rows, ...(others.found.rows as readonly Deals[K][])], query },
    deskOf: (row: Deals[K]) => (kindOf(row) === kind ? own : others).deskOf(row as never),
    view: own.view,
    countOf: (view: DeskView) => own.countOf(view) + others.countOf(view),
  };
  return { queue, kindOf, countedIn };
};

export type PickedDeal = Deal & { readonly kind: DealKind };

export const nounOf = (deals: readonly PickedDeal[]): string => [...new Set(deals.map(({ kind }) => kinds[kind].noun))].join('・');
