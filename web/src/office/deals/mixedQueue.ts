import type { Deal, DealKind, Deals } from '#web/entities/deal/kinds.ts';
import { useOfficeDeals } from '../dealParts/deals.ts';
import type { DealListName, DealsOf } from '../dealParts/dealsOf.ts';
import { type DeskView, useQueue } from '../desk/deskView.ts';

/** The address parameter that shows the deals of both kinds in one queue. */
const PARAM = 'kinds';

type Wanted = {
  /** The list; null while it is not known. */
  readonly list: DealListName | null;
  readonly of: DealsOf | null;
  readonly params: URLSearchParams;
};

/** A list of deals of a kind, live, with its desks. */
const useKind = <K extends DealKind>(kind: K, list: DealListName | null, of: DealsOf | null, waits: boolean) =>
  useQueue<Deals[K]>(kind, waits && list !== 'recent' ? list : null, useOfficeDeals(kind, list, of));

/**
 * A queue of a kind, and with `kinds=all` in the address the same queue of the other kind in it. Each
 * kind has its own query, which the home has too, so nothing is read twice.
 */
