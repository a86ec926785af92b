import type { EntryStatus } from '#domain/entry/status.ts';
import type { OfferStatus } from '#domain/offer/status.ts';

/** A demo deal: which job with which cast, where it ends up, and what the office does with its bill. */
export type DealPlan = {
  readonly job: number;
  readonly cast: number;
  readonly status: OfferStatus;
  readonly bill?: 'claimBill' | 'ignoreBill';
};

export type Step = { readonly by: 'client' | 'cast' | 'office'; readonly type: string };

const client = (type: string): Step => ({ by: 'client', type });
const cast = (type: string): Step => ({ by: 'cast', type });
const office = (type: string): Step => ({ by: 'office', type });

const accepted = [client('makeOffer'), cast('accept')];
const afterInquiry = [client('inquire'), ...accepted];
const approvedByOffice = [...accepted, office('adminApprove')];

/** The commands that lead to each status; the clock does the rest for IS_EXPIRED and IS_CLOSED. */
export const stepsTo = {
  IN_INQUIRY: [client('inquire')],
  IS_INQUIRY_REFUSED: [client('inquire'), cast('refuseInquiry')],
  IN_PROGRESS: [client('makeOffer')],
  IS_ACCEPTED: afterInquiry,
  IS_REFUSED: [client('makeOffer'), cast('refuse')],
  IS_ADMIN_APPROVED: approvedByOffice,
  IS_ADMIN_DISAPPROVED: [...accepted, office('adminDisapprove')],
  IS_APPROVED: [...approvedByOffice, client('approve'), client('changeFee')],
  IS_CANCELED: [client('makeOffer'), client('cancel')],
  IS_EXPIRED: [client('makeOffer')],
  IS_CLOSED: [...approvedByOffice, client('approve')],
  IS_ADMIN_CLOSED: [...approvedByOffice, client('approve'), office('forceClose')],
} as const satisfies Record<OfferStatus, readonly Step[]>;

const statuses = Object.keys(stepsTo) as OfferStatus[];

/** Which statuses end by the clock, seconds after the deal was made. */
export const endsByClock = (status: OfferStatus | EntryStatus): boolean => status === 'IS_EXPIRED' || status === 'IS_CLOSED';

/**
 * Jobs 0-9 are the demo client's, 10-29 the other clients'; cast 0 is the demo cast. Both see every status, and what
 * waits for them or for the office more than once.
 */
export const dealPlans: readonly DealPlan[] = [
  // The demo client with various casts.
  ...statuses.map((status, at) => ({ job: at % 10, cast: at + 3, status })),
  // The demo cast with the other clients.
  ...statuses.map((status, at) => ({ job: 10 + at, cast: 0, status })),
  // The demo client with the demo cast, to see one deal from both sides.
  { job: 0, cast: 0, status: 'IN_INQUIRY' },
  { job: 1, cast: 0, status: 'IN_PROGRESS' },
  { job: 2, cast: 0, status: 'IS_ADMIN_APPROVED' },
  { job: 4, cast: 0, status: 'IS_APPROVED' },
  { job: 5, cast: 0, status: 'IS_CLOSED' },
  // Work for the office: answers to approve, bills in every state.
  ...[22, 24, 25, 26].map((job, at) => ({ job, cast: 16 + at, status: 'IS_ACCEPTED' as const })),
  { job: 6, cast: 20, status: 'IS_CLOSED', bill: 'claimBill' },
  { job: 7, cast: 21, status: 'IS_CLOSED', bill: 'ignoreBill' },
  { job: 27, cast: 22, status: 'IS_CLOSED' },
  // More answers that the demo client waits for or owes.
  { job: 3, cast: 24, status: 'IN_PROGRESS' },
  { job: 8, cast: 25, status: 'IS_ADMIN_APPROVED' },
  { job: 9, cast: 28, status: 'IN_INQUIRY' },
];
