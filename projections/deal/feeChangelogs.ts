import type { EnvelopeNamed } from '#domain/registry.ts';
import { projector, type Writes } from '../kernel/projector.ts';
import { dealIdsOf } from './dealEvents.ts';
import type { FeeChangelog } from './feeChangelogs.schema.ts';

type Changed = EnvelopeNamed<'OfferFeeChanged' | 'EntryFeeChanged' | 'OfferTermsChanged' | 'EntryTermsChanged'>;

/** A change of terms with the same fee is not recorded. */
const record = ({ id, streamId, data, meta }: Changed): Writes => {
  const { offerId, entryId } = dealIdsOf(streamId);
  const { jobId, clientId, talentId, previousFee, fee } = data;
  if (fee === previousFee) return [];
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
    updatedAt: meta.recordedAt,
  };
  return [[`feeChangelogs/${id}`, change]];
};

/** Writes feeChangelogs/{eventId}. */
export const feeChangelogs = projector('feeChangelogs', 3, () => [], {
  ...{ OfferFeeChanged: record, EntryFeeChanged: record },
  ...{ OfferTermsChanged: record, EntryTermsChanged: record },
});
