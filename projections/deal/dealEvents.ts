import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';

/** An event of a deal, offer or entry: it names the parties. */
export type DealEnvelope = Extract<AnyEnvelope, { data: { jobId: string; clientId: string; talentId: string } }>;

/**
 * Which deal a stream is: an offer or an entry, the other is null; both null for a stream that is
 * no deal.
 */
export const dealIdsOf = (streamId: string): { offerId: string | null; entryId: string | null } => {
  const { aggregate, entityId } = parseStreamId(streamId);
  return { offerId: aggregate === 'offer' ? entityId : null, entryId: aggregate === 'entry' ? entityId : null };
};
