import { dealDocument } from '#projections/deal/deals.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { href } from '#web/app/href.ts';
import type { Side } from '#web/features/deal/public.ts';

/** Where a deal's read model stands. */
export const offerDocument = (jobId: string, offerId: string): string => dealDocument('offers', jobId, offerId);

/** The id of the deal that a creating command answered with: its stream is `offer-{id}`. */
export const offerIdOf = (streamId: string): string => streamId.replace(/^offer-/, '');

/** The page of a deal's job: for its client the own one. */
export const jobPlace = ({ jobId }: Pick<Offer, 'jobId'>, side: Side): string =>
  href(side === 'client' ? 'clientOwnJob' : 'talentJob', { jobId });
