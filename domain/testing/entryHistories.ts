import type { CommandOf, EntryCommand } from '../work/entry/commands.ts';
import type { EntryEvent } from '../work/entry/events.ts';
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
  sharedCommands,
  terms,
} from './dealSamples.ts';

/** The name of a status of entries. */
export type StateName = EntryState['status'];

/** The posting of the entry. Its range includes the fee of the terms. */
export const posted = { feeMin: 30_000, feeMax: 50_000, sheet: null, words: { content: 1, place: 2 }, startsAt: null };
/** The texts of the cast in the entry. */
export const texts = { pr: '時代劇の経験があります。', schedule: '12月は平日であればいつでも伺えます。' };

/** The cast's answers to the work days. */
export const days = [
  { date: '2026-12-24', answer: 'FREE' },
  { date: '2026-12-25', answer: 'BUSY' },
] as const;

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
/** The bill is claimed. */
export const billClaimed: EntryEvent = { type: 'EntryBillClaimed', data: { ...parties, billId: null } };
/** The bill is ignored. */
export const billIgnored: EntryEvent = { type: 'EntryBillIgnored', data: { ...parties, reason: '無償で対応したため' } };

const deciding = [made, adminApproved, decidingStarted] as const;

/** One history for each status. */
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

/**
 * One valid command of each type. The conclusion repeats the terms of the histories; changes differ
 * from them.
 */
export const commands: { readonly [Type in EntryCommand['type']]: CommandOf<Type> } = {
  ...sharedCommands,
  enter: { type: 'enter', jobId: parties.jobId, clientId: parties.clientId, ...texts, days: [...days], posted },
  adminApprove: { type: 'adminApprove', termsNo: 1 },
  adminDisapprove: { type: 'adminDisapprove', reason: '募集条件と異なるため' },
  startDeciding: { type: 'startDeciding' },
  approve: { type: 'approve', termsNo: 1, ...terms },
  refuse: { type: 'refuse', reason: '日程が合わないため' },
  withdraw: { type: 'withdraw', reason: 'ほかのお仕事と重なったため' },
};
