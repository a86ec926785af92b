import type { BillStatus } from '../deal/billStatus.ts';
import { activeEntryStatuses, type EntryStatus } from '../entry/status.ts';
import { DomainError } from '../kernel/domainError.ts';
import { parseStreamId } from '../kernel/identifiers.ts';
import { activeOfferStatuses, type OfferStatus } from '../offer/status.ts';

/** A deal that a person is a party of, as its own stream says it stands. */
export type KnownDeal = {
  readonly streamId: string;
  readonly state: {
    readonly status: 'NONE' | OfferStatus | EntryStatus;
    readonly jobId?: string;
    readonly clientId?: string;
    readonly bill?: BillStatus;
  };
};

const active: readonly string[] = [...activeOfferStatuses, ...activeEntryStatuses];

const named = ({ streamId, state: { status, jobId } }: KnownDeal) => {
  const { aggregate: kind, entityId: id } = parseStreamId(streamId);
  return { kind, id, jobId, status };
};

/**
 * Nobody leaves the other side of an active deal alone, and no client leaves bills behind that the
 * office has still to make. Throws `deals-open` or `bills-open`, which list them: kind, id, job,
 * status.
 */
export const withoutOpenDeals = (uid: string, deals: readonly KnownDeal[]): void => {
  const open = deals.filter(({ state }) => active.includes(state.status));
  if (open.length > 0) throw new DomainError('deals-open', undefined, { details: { deals: open.map(named) } });
  const unbilled = deals.filter(({ state }) => state.clientId === uid && state.bill === 'UNCLAIMED');
  if (unbilled.length > 0) throw new DomainError('bills-open', undefined, { details: { deals: unbilled.map(named) } });
};
