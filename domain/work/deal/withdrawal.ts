import { DomainError } from '../../kernel/domainError.ts';
import { parseStreamId } from '../../kernel/identifiers.ts';
import { activeEntryStatuses, type EntryStatus } from '../entry/status.ts';
import { activeOfferStatuses, type OfferStatus } from '../offer/status.ts';
import type { BillStatus } from './billStatus.ts';

/** A deal of a person, with the state from its own stream. */
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
 * Throws `deals-open` while a deal is active, and `bills-open` while the office has not billed a
 * closed deal of this client. The details list the deals: kind, id, job, status.
 */
export const assertNoOpenDeals = (uid: string, deals: readonly KnownDeal[]): void => {
  const open = deals.filter(({ state }) => active.includes(state.status));
  if (open.length > 0) throw new DomainError('deals-open', undefined, { details: { deals: open.map(named) } });
  const unbilled = deals.filter(({ state }) => state.clientId === uid && state.bill === 'UNCLAIMED');
  if (unbilled.length > 0) throw new DomainError('bills-open', undefined, { details: { deals: unbilled.map(named) } });
};
