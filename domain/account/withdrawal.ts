import { activeEntryStatuses, type EntryStatus } from '../entry/status.ts';
import { DomainError } from '../kernel/domainError.ts';
import { parseStreamId } from '../kernel/identifiers.ts';
import { activeOfferStatuses, type OfferStatus } from '../offer/status.ts';

/** A deal that a person is a party of, as its own stream says it stands. */
export type KnownDeal = {
  readonly streamId: string;
  readonly state: { readonly status: 'NONE' | OfferStatus | EntryStatus; readonly jobId?: string };
};

const active: readonly string[] = [...activeOfferStatuses, ...activeEntryStatuses];

/** Nobody leaves the other side of an active deal alone. Throws `deals-open`, which lists them: kind, id, job and status. */
export const withoutOpenDeals = (deals: readonly KnownDeal[]): void => {
  const open = deals
    .filter(({ state }) => active.includes(state.status))
    .map(({ streamId, state: { status, jobId } }) => {
      const { aggregate: kind, entityId: id } = parseStreamId(streamId);
      return { kind, id, jobId, status };
    });
  if (open.length > 0) throw new DomainError('deals-open', undefined, { details: { deals: open } });
};
