import { businessRules } from '../kernel/businessRules.ts';
import { noPrices } from '../kernel/prices.ts';
import { type OfferCommand, offerCommands, offerMessage } from '../work/offer/commands.ts';
import type { OfferEvent } from '../work/offer/events.ts';
import type { OfferState } from '../work/offer/table.ts';
import { DAY, HOUR, NOON } from './contexts.ts';
import { asked, checked, commandsOf, dealEvents, firstOfPair, parties, terms, unsaid } from './dealSamples.ts';

export type StateName = OfferState['status'];

export const inquired: OfferEvent = {
  type: 'OfferInquired',
  data: {
    ...parties,
    inquiryType: 'APPEARANCE',
    message: 'ご相談です。',
    askedAt: NOON,
    remindAt: NOON + businessRules.inquiryReminder,
    ...firstOfPair,
  },
};

export const made: OfferEvent = {
  type: 'OfferMade',
  data: { ...parties, ...terms, ...asked, sheet: null, sheetWords: null, message: offerMessage, ...firstOfPair },
};
export const accepted: OfferEvent = { type: 'OfferAccepted', data: { ...parties, termsNo: 1, ...checked } };
export const approved: OfferEvent = {
  type: 'OfferApproved',
  data: { ...parties, termsNo: 1, scheduleToClose: terms.scheduleToClose, approvedAt: NOON + 3 * HOUR, prices: noPrices },
};

export const countered: OfferEvent = {
  type: 'OfferCounterProposed',
  data: {
    ...parties,
    proposalNo: 1,
    previousFee: terms.fee,
    previousScheduleToClose: terms.scheduleToClose,
    proposed: { fee: 50_000, scheduleToClose: terms.scheduleToClose + DAY, sheet: null },
    changesSheet: false,
    sheetWords: null,
    reason: offerCommands.proposeCounter.example.reason,
    proposedAt: NOON,
    proposalDue: asked.answerDue,
    counterRemindAt: asked.remindAt,
  },
};
/** What the events of a counter-offer say beside the parties. */
const ofCounter = { ...parties, proposalNo: 1 };
export const counterReminded: OfferEvent = { type: 'OfferCounterReminded', data: ofCounter };
export const counterLapsed: OfferEvent = { type: 'OfferCounterLapsed', data: ofCounter };

export const shared = dealEvents('Offer');
export const { adminApproved, closed, billClaimed, billIgnored, proposed, agreed, cancellationRequested, cancellationSettled } = shared;

/** Terms with another sheet, after all have agreed. */
export const termsChanged = (data: object): OfferEvent =>
  ({
    type: 'OfferTermsChanged',
    data: {
      ...ofCounter,
      previousFee: terms.fee,
      previousScheduleToClose: terms.scheduleToClose,
      ...terms,
      changesSheet: true,
      sheetWords: null,
      askedAt: null,
      answerDue: null,
      remindAt: null,
      ...data,
    },
  }) as OfferEvent;

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
