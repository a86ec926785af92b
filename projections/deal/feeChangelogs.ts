import type { EnvelopeNamed } from '#domain/registry.ts';
import { projector, type Writes } from '../kernel/projector.ts';
import { dealIdsOf } from './deals.ts';
import type { FeeChangelog } from './feeChangelogs.schema.ts';

const record = ({ id, streamId, data, meta }: EnvelopeNamed<'OfferFeeChanged' | 'EntryFeeChanged'>): Writes => {
  const { offerId, entryId } = dealIdsOf(streamId);
  const { jobId, clientId, talentId, previousFee, fee } = data;
  const change: FeeChangelog = {
    id,
    offerId,
    entryId,
    jobId,
    clientId,
    talentId,
    previousFee,
    fee,
    changedAt: meta.recordedAt,
    changedBy: meta.actor.uid,
    createdAt: meta.recordedAt,
  };
  return [[`feeChangelogs/${id}`, change]];
};

export const feeChangelogs = projector('feeChangelogs', 2, () => [], { OfferFeeChanged: record, EntryFeeChanged: record });
