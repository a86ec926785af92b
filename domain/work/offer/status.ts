/** Offer statuses (docs/specification.md, section 4), in the order of a deal's course. */
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

/** The statuses of inquiries: no offer was made (docs/specification.md, section 4). */
export const inquiryStageStatuses = ['IN_INQUIRY', 'IS_INQUIRY_REFUSED'] as const satisfies OfferStatus[];

export { type BillStatus, billStatuses, billStatusLabels } from '../deal/billStatus.ts';

/** Whether a cast who is asked can come. */
export const inquiryAnswers = ['YES', 'SOME_DAYS', 'CONDITIONS'] as const;
export const inquiryAnswerLabels = {
  YES: '出演できます',
  SOME_DAYS: '出演できる日があります',
  CONDITIONS: '条件によります',
} as const satisfies Record<(typeof inquiryAnswers)[number], string>;

export const inquiryTypes = ['APPEARANCE', 'OTHERS'] as const;
export const inquiryTypeLabels = { APPEARANCE: '出演のご相談', OTHERS: 'その他のご相談' } as const satisfies Record<
  (typeof inquiryTypes)[number],
  string
>;
