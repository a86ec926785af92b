import type { BillStatus, OfferStatus } from './status.ts';

type Parties = { readonly jobId: string; readonly clientId: string; readonly talentId: string };
type Terms = { readonly fee: number; readonly scheduleToClose: number };
/** Somebody's answer is awaited: since when, until when, and whether they were reminded. */
type Awaited = { readonly askedAt: number; readonly answerDue: number; readonly reminded: boolean };

/** What decisions need, and no more: no personal data, no history. Times in ms, fee in yen. */
export type OfferState =
  | { readonly status: 'NONE' }
  | (Parties & { readonly status: 'IN_INQUIRY' | 'IS_INQUIRY_REFUSED' })
  | (Parties & Terms & Awaited & { readonly status: 'IN_PROGRESS' | 'IS_ADMIN_APPROVED' })
  | (Parties & Terms & { readonly status: 'IS_ACCEPTED' | 'IS_APPROVED' })
  | (Parties & Terms & { readonly status: 'IS_CLOSED'; readonly bill: BillStatus; readonly billId: string | null })
  | (Parties & { readonly status: 'IS_REFUSED' | 'IS_ADMIN_DISAPPROVED' | 'IS_CANCELED' | 'IS_EXPIRED' | 'IS_ADMIN_CLOSED' });

export type OfferIn<Status extends OfferStatus> = Extract<OfferState, { status: Status }>;
export type ExistingOffer = Exclude<OfferState, { status: 'NONE' }>;
/** Statuses in which a fee and an end date stand that may still change. */
export type OfferWithTerms = OfferIn<'IN_PROGRESS' | 'IS_ACCEPTED' | 'IS_ADMIN_APPROVED' | 'IS_APPROVED'>;

/** What every event of the deal carries. */
export const parties = ({ jobId, clientId, talentId }: ExistingOffer): Parties => ({ jobId, clientId, talentId });
