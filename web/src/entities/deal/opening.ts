import { entryRefusal } from '#domain/work/entry/assertCanEnter.ts';
import type { Entry } from '#projections/deal/entries.schema.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import type { Talent } from '#projections/talent/talents.schema.ts';

export type Opening =
  | { readonly kind: 'open' }
  | { readonly kind: 'entered'; readonly entryId: string }
  | { readonly kind: 'offered'; readonly offerId: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unpublished' };

type Facts = {
  readonly job: Pick<Job, 'status' | 'entryDeadline'>;
  readonly talent: Pick<Talent, 'isPublished' | 'isSuspended'> | null;
  readonly entry: Pick<Entry, 'id'> | null;
  readonly offer: Pick<Offer, 'id'> | null;
};

/**
 * Whether the talent can enter the job at a time (ms), by the server's rules; an existing deal
 * comes first.
 */
export const openingOf = ({ job, talent, entry, offer }: Facts, now: number): Opening => {
  // An offer may follow an entry, and no entry follows an offer.
  if (offer) return { kind: 'offered', offerId: offer.id };
  if (entry) return { kind: 'entered', entryId: entry.id };
  const refusal = entryRefusal(job, talent, now);
  if (refusal === null) return { kind: 'open' };
  return { kind: refusal === 'job-ended' ? 'ended' : 'unpublished' };
};
