import { businessRules } from '../kernel/businessRules.ts';
import type { CommandOf, OfferCommand } from '../work/offer/commands.ts';
import type { OfferEvent } from '../work/offer/events.ts';
import { offerExamples } from '../work/offer/examples.ts';
import type { OfferState } from '../work/offer/table.ts';
import { HOUR, NOON } from './contexts.ts';
import {
  answerDue,
  answeredOnBehalf,
  asked,
  calledOff,
  changeAgreed,
  changeProposed,
  checked,
  FORCE_CLOSED_FOR,
  parties,
  proxyDisputed,
  proxySettled,
  settled,
  terms,
} from './dealSamples.ts';

export type StateName = OfferState['status'];

export const inquired: OfferEvent = {
  type: 'OfferInquired',
  data: { ...parties, inquiryType: 'APPEARANCE', message: 'ご相談です。', askedAt: NOON, remindAt: NOON + businessRules.inquiryReminder },
};

/** The client makes an offer. */
export const made: OfferEvent = { type: 'OfferMade', data: { ...parties, ...terms, ...asked, sheet: null, sheetWords: null } };
export const accepted: OfferEvent = { type: 'OfferAccepted', data: { ...parties, termsNo: 1, ...checked } };
export const adminApproved: OfferEvent = { type: 'OfferAdminApproved', data: { ...parties, termsNo: 1, feeUpTo: null, ...asked } };
/** The client concludes the deal. */
export const approved: OfferEvent = {
  type: 'OfferApproved',
  data: { ...parties, termsNo: 1, scheduleToClose: terms.scheduleToClose, approvedAt: NOON + 3 * HOUR },
};

/** The deal is completed at its end. */
export const closed: OfferEvent = { type: 'OfferClosed', data: { ...parties, fee: terms.fee, closedAt: terms.scheduleToClose } };
export const billClaimed: OfferEvent = { type: 'OfferBillClaimed', data: { ...parties, billId: null } };
export const billIgnored: OfferEvent = { type: 'OfferBillIgnored', data: { ...parties, reason: '無償で対応したため' } };

export const histories = {
  NONE: [],
  IN_INQUIRY: [inquired],
  IS_INQUIRY_REFUSED: [inquired, { type: 'OfferInquiryRefused', data: parties }],
  IN_PROGRESS: [made],
  IS_ACCEPTED: [made, accepted],
  IS_REFUSED: [made, { type: 'OfferRefused', data: parties }],
  IS_ADMIN_APPROVED: [made, accepted, adminApproved],
  IS_ADMIN_DISAPPROVED: [made, accepted, { type: 'OfferAdminDisapproved', data: { ...parties, reason: '日程の重なり' } }],
  IS_APPROVED: [made, accepted, adminApproved, approved],
  IS_CANCELED: [made, { type: 'OfferCanceled', data: parties }],
  IS_EXPIRED: [made, { type: 'OfferExpired', data: { ...parties, expiredAt: answerDue } }],
  IS_CLOSED: [made, accepted, adminApproved, approved, closed],
  IS_ADMIN_CLOSED: [made, { type: 'OfferForceClosed', data: { ...parties, reason: FORCE_CLOSED_FOR } }],
} as const satisfies Record<StateName, readonly OfferEvent[]>;

/** The client proposes changed terms. */
export const proposed: OfferEvent = { type: 'OfferChangeProposed', data: changeProposed };
/** The cast agrees to the proposal. */
export const agreed: OfferEvent = { type: 'OfferChangeAgreed', data: changeAgreed };

/** A side asks to cancel. */
export const cancellationRequested: OfferEvent = { type: 'OfferCancellationRequested', data: calledOff };
/** The office is reminded of the request. */
export const cancellationReminded: OfferEvent = { type: 'OfferCancellationReminded', data: parties };
/** The office settles the cancellation. */
export const cancellationSettled: OfferEvent = { type: 'OfferCancellationSettled', data: settled };

/** The office answers for the cast. */
export const proxied: OfferEvent = { type: 'OfferAnsweredOnBehalf', data: answeredOnBehalf };
/** The cast objects to that answer. */
export const disputed: OfferEvent = { type: 'OfferProxyDisputed', data: proxyDisputed };
/** The office settles the objection. */
export const settledProxy: OfferEvent = { type: 'OfferProxySettled', data: proxySettled };

export const commands = Object.fromEntries(
  Object.entries(offerExamples).map(([type, { example }]) => [type, { type, ...example }]),
) as unknown as { readonly [Type in OfferCommand['type']]: CommandOf<Type> };
