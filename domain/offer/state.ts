import type { Awaited, Billed, Parties, Terms } from '../deal/state.ts';
import type { OfferStatus } from './status.ts';

/** What decisions need, and no more: no personal data, no history. Times in ms, fee in yen. */
export type OfferState =
  | { readonly status: 'NONE' }
  | (Parties & { readonly status: 'IN_INQUIRY' | 'IS_INQUIRY_REFUSED' })
  | (Parties & Terms & Awaited & { readonly status: 'IN_PROGRESS' | 'IS_ADMIN_APPROVED' })
  | (Parties & Terms & { readonly status: 'IS_ACCEPTED' | 'IS_APPROVED' })
  | (Parties & Terms & Billed & { readonly status: 'IS_CLOSED' })
  | (Parties & { readonly status: 'IS_REFUSED' | 'IS_ADMIN_DISAPPROVED' | 'IS_CANCELED' | 'IS_EXPIRED' | 'IS_ADMIN_CLOSED' });

export type OfferIn<Status extends OfferStatus> = Extract<OfferState, { status: Status }>;
export type ExistingOffer = Exclude<OfferState, { status: 'NONE' }>;
/** Statuses in which a fee and an end date stand that may still change. */
export type OfferWithTerms = OfferIn<'IN_PROGRESS' | 'IS_ACCEPTED' | 'IS_ADMIN_APPROVED' | 'IS_APPROVED'>;
