import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { AnyEnvelope } from '#domain/registry.ts';

/** An event of an offer or entry, with the job and the two sides. */
export type DealEnvelope = Extract<AnyEnvelope, { data: { jobId: string; clientId: string; talentId: string } }>;

/** The ids of a deal's stream: offer or entry, the other null. Both are null for other streams. */
export const dealIdsOf = (streamId: string): { offerId: string | null; entryId: string | null } => {
  const { aggregate, entityId } = parseStreamId(streamId);
  return { offerId: aggregate === 'offer' ? entityId : null, entryId: aggregate === 'entry' ? entityId : null };
};
