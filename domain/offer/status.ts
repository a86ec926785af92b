/** Offer statuses (spec section 4), in the order in which a deal goes. */
export const offerStatuses = [
  'IN_INQUIRY',
  'IS_INQUIRY_REFUSED',
  'IN_PROGRESS',
  'IS_ACCEPTED',
  'IS_REFUSED',
  'IS_ADMIN_APPROVED',
  'IS_ADMIN_DISAPPROVED',
  'IS_APPROVED',
  'IS_CANCELED',
  'IS_EXPIRED',
  'IS_CLOSED',
  'IS_ADMIN_CLOSED',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export const activeOfferStatuses = [
  'IN_INQUIRY',
  'IN_PROGRESS',
  'IS_ACCEPTED',
  'IS_ADMIN_APPROVED',
  'IS_APPROVED',
] as const satisfies OfferStatus[];
/** Still an inquiry: nothing was offered yet (spec section 4). */
export const inquiryStageStatuses = ['IN_INQUIRY', 'IS_INQUIRY_REFUSED'] as const satisfies OfferStatus[];
export const isActiveOffer = (status: OfferStatus): boolean => (activeOfferStatuses as readonly OfferStatus[]).includes(status);

export { type BillStatus, billStatuses, billStatusLabels } from '../deal/billStatus.ts';

export const inquiryTypes = ['APPEARANCE', 'OTHERS'] as const;
export const inquiryTypeLabels = { APPEARANCE: '出演のご相談', OTHERS: 'その他のご相談' } as const satisfies Record<
  (typeof inquiryTypes)[number],
  string
>;
