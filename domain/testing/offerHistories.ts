import { businessRules } from '../kernel/businessRules.ts';
import { noPrices } from '../kernel/prices.ts';
import { type OfferCommand, offerCommands, offerMessage } from '../work/offer/commands.ts';
import type { OfferEvent } from '../work/offer/events.ts';
import type { OfferState } from '../work/offer/table.ts';
import { HOUR, NOON } from './contexts.ts';
import { asked, checked, commandsOf, dealEvents, parties, terms, unsaid } from './dealSamples.ts';

export type StateName = OfferState['status'];

export const inquired: OfferEvent = {
  type: 'OfferInquired',
  data: { ...parties, inquiryType: 'APPEARANCE', message: 'ご相談です。', askedAt: NOON, remindAt: NOON + businessRules.inquiryReminder },
};

/** The client makes an offer. */
export const made: OfferEvent = {
  type: 'OfferMade',
  data: { ...parties, ...terms, ...asked, sheet: null, sheetWords: null, message: offerMessage },
};
export const accepted: OfferEvent = { type: 'OfferAccepted', data: { ...parties, termsNo: 1, ...checked } };
/** The client concludes the deal. */
export const approved: OfferEvent = {
  type: 'OfferApproved',
  data: { ...parties, termsNo: 1, scheduleToClose: terms.scheduleToClose, approvedAt: NOON + 3 * HOUR, prices: noPrices },
};

export const shared = dealEvents('Offer');
export const { adminApproved, closed, billClaimed, billIgnored, proposed, agreed, cancellationRequested, cancellationSettled } = shared;

export const histories = {
  NONE: [],
  IN_INQUIRY: [inquired],
  IS_INQUIRY_REFUSED: [inquired, { type: 'OfferInquiryRefused', data: unsaid }],
  IN_PROGRESS: [made],
  IS_ACCEPTED: [made, accepted],
  IS_REFUSED: [made, { type: 'OfferRefused', data: unsaid }],
  IS_ADMIN_APPROVED: [made, accepted, adminApproved],
  IS_ADMIN_DISAPPROVED: [made, accepted, { type: 'OfferAdminDisapproved', data: { ...parties, reason: '日程の重なり' } }],
  IS_APPROVED: [made, accepted, adminApproved, approved],
  IS_CANCELED: [made, { type: 'OfferCanceled', data: unsaid }],
  IS_EXPIRED: [made, shared.expired],
  IS_CLOSED: [made, accepted, adminApproved, approved, closed],
  IS_ADMIN_CLOSED: [made, shared.forceClosed],
} as const satisfies Record<StateName, readonly OfferEvent[]>;

export const commands = commandsOf<OfferCommand>(offerCommands);
