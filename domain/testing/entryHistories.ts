import type { CommandOf, EntryCommand } from '../work/entry/commands.ts';
import type { EntryEvent } from '../work/entry/events.ts';
import { days, entryExamples, posted, texts } from '../work/entry/examples.ts';
import type { EntryState } from '../work/entry/table.ts';
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

export type StateName = EntryState['status'];

export { days, posted, texts } from '../work/entry/examples.ts';
/** The cast enters. */
export const made: EntryEvent = { type: 'EntryMade', data: { ...parties, ...texts, days: [...days], posted, ...checked } };
/** The office approves the entry. */
export const adminApproved: EntryEvent = { type: 'EntryAdminApproved', data: { ...parties, termsNo: 1, feeUpTo: null, ...asked } };
/** The client starts the selection. */
export const decidingStarted: EntryEvent = { type: 'EntryDecidingStarted', data: { ...parties, ...asked } };
/** The client concludes the deal. */
export const approved: EntryEvent = {
  type: 'EntryApproved',
  data: { ...parties, termsNo: 1, proposalNo: null, ...terms, sheet: null, sheetWords: null, approvedAt: NOON + 3 * HOUR },
};

/** The client does not choose the cast. */
export const refused: EntryEvent = { type: 'EntryRefused', data: { ...parties, reason: '日程が合わないため' } };
/** The client is reminded. */
export const reminded: EntryEvent = { type: 'EntryApproveReminded', data: parties };
/** The deal is completed at its end. */
export const closed: EntryEvent = { type: 'EntryClosed', data: { ...parties, fee: terms.fee, closedAt: terms.scheduleToClose } };
export const billClaimed: EntryEvent = { type: 'EntryBillClaimed', data: { ...parties, billId: null } };
export const billIgnored: EntryEvent = { type: 'EntryBillIgnored', data: { ...parties, reason: '無償で対応したため' } };

const deciding = [made, adminApproved, decidingStarted] as const;

export const histories = {
  NONE: [],
  IN_PROGRESS: [made],
  IS_ADMIN_APPROVED: [made, adminApproved],
  IS_ADMIN_DISAPPROVED: [made, { type: 'EntryAdminDisapproved', data: { ...parties, reason: '募集条件と異なるため' } }],
  IS_DECIDING: deciding,
  IS_REFUSED: [...deciding, refused],
  IS_EXPIRED: [made, adminApproved, { type: 'EntryExpired', data: { ...parties, expiredAt: answerDue } }],
  IS_APPROVED: [...deciding, approved],
  IS_CLOSED: [...deciding, approved, closed],
  IS_ADMIN_CLOSED: [made, { type: 'EntryForceClosed', data: { ...parties, reason: FORCE_CLOSED_FOR } }],
} as const satisfies Record<StateName, readonly EntryEvent[]>;

/** The client proposes changed terms. */
export const proposed: EntryEvent = { type: 'EntryChangeProposed', data: changeProposed };
/** The cast agrees to the proposal. */
export const agreed: EntryEvent = { type: 'EntryChangeAgreed', data: changeAgreed };

/** A side asks to cancel. */
export const cancellationRequested: EntryEvent = { type: 'EntryCancellationRequested', data: calledOff };
/** The office is reminded of the request. */
export const cancellationReminded: EntryEvent = { type: 'EntryCancellationReminded', data: parties };
/** The office settles the cancellation. */
export const cancellationSettled: EntryEvent = { type: 'EntryCancellationSettled', data: settled };

/** The office answers for the cast. */
export const proxied: EntryEvent = { type: 'EntryAnsweredOnBehalf', data: answeredOnBehalf };
/** The cast objects to that answer. */
export const disputed: EntryEvent = { type: 'EntryProxyDisputed', data: proxyDisputed };
/** The office settles the objection. */
export const settledProxy: EntryEvent = { type: 'EntryProxySettled', data: proxySettled };

export const commands = Object.fromEntries(
  Object.entries(entryExamples).map(([type, { example }]) => [type, { type, ...example }]),
) as unknown as { readonly [Type in EntryCommand['type']]: CommandOf<Type> };
