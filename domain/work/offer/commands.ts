import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import { identifier } from '../../kernel/validation.ts';
import { changeRows, ownChangeRows } from '../deal/changeCommands.ts';
import type { CommandIn, CommandRow } from '../deal/commandRow.ts';
import { castRefuses, clientCancels, clientDeclines } from '../deal/endReasons.ts';
import { billRows, cancelRows, endRows, forceCloseRow, officeReminderRows, parties, proxyRows, terms } from '../deal/sharedCommands.ts';
import { termsSheet } from '../deal/sheet.ts';
import { counterRows } from './counterCommands.ts';
import type { OfferEvent } from './events.ts';
import { offerFields } from './fields.ts';
import { inquiryAnswerFields } from './inquiryAnswer.ts';
import type { OfferStatus } from './status.ts';

const { inquiryType, message, begins, fee, scheduleToClose, reason, previous, earlierDeals, roleNo } = offerFields;
const { jobId, talentId } = parties;

const pair = { jobId: identifier, talentId: identifier };
/** A client who asks or offers again names the deal that ended. */
const again = { previous: previous.optional() };
/** The role of a job with roles. The offer after an inquiry keeps that of the inquiry. */
const role = { roleNo: roleNo.optional() };
/** The server adds the number of the pair's earlier deals. */
const counted = { earlierDeals: earlierDeals.optional() };
const inquiry = { ...pair, ...role, ...again, inquiryType, message };
const offered = { ...pair, fee, scheduleToClose, sheet: termsSheet.optional(), message: message.optional() };

/** The words that the cast of an example reads first. */
export const offerMessage = '前回の舞台を拝見しました。ぜひお願いします。';

/** The commands before an example: until a deal is active, accepted, approved, concluded. */
const begun = ['makeOffer'];
const waiting = [...begun, 'accept'];
const checked = [...waiting, 'adminApprove'];
const concluded = [...checked, 'approve'];

const withTerms = ['IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED'] as const;
/** The cast has agreed to the terms: changes need consent. */
const agreed = ['IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED'] as const;
const termsEnd = { IN_PROGRESS: 'answerDue', IS_ADMIN_APPROVED: 'answerDue', IS_APPROVED: 'scheduleToClose' } as const;

/** Acts of the cast, which the office may do on the cast's behalf. */
const byCast = { by: 'talent', duties: ['review'], onBehalf: true } as const;

/** The commands on an offer: one row says everything of each. Buttons follow this order. */
export const offerCommands = {
  /** Asks a cast before there are terms. The server sets `begins`, the first work (ms). */
  inquire: {
    by: 'client',
    from: ['NONE'],
    event: 'OfferInquired',
    to: 'IN_INQUIRY',
    payload: { ...inquiry, ...counted, begins: begins.optional() },
    wire: inquiry,
    example: { jobId, talentId, inquiryType: 'APPEARANCE', message: 'ご相談です。' },
    bound: 'self',
    rules: ['newInquiry', 'notBlocked'],
    counted: 'dealByClient',
  },
  /** The cast says what is possible. It may be said again, and the newest answer counts. */
  answerInquiry: {
    ...byCast,
    from: ['IN_INQUIRY'],
    moves: { part: 'answer', from: ['NONE', 'REMINDED', 'GIVEN'], to: 'GIVEN' },
    event: 'OfferInquiryAnswered',
    stamp: 'inquiryAnsweredAt',
    payload: inquiryAnswerFields,
    example: {
      canCome: 'YES',
      freeDays: [],
      feeFrom: 40_000,
      feeTo: 55_000,
      answerText: '午後からなら伺えます。',
    },
    after: ['inquire'],
  },
  refuseInquiry: {
    ...byCast,
    from: ['IN_INQUIRY'],
    event: 'OfferInquiryRefused',
    to: 'IS_INQUIRY_REFUSED',
    stamp: 'inquiryRefusedAt',
    payload: castRefuses,
    example: { reasonCode: 'SCHEDULE', reason: '舞台の本番と重なるため' },
    after: ['inquire'],
  },
  makeOffer: {
    by: 'client',
    from: ['NONE'],
    event: 'OfferMade',
    to: 'IN_PROGRESS',
    clock: 'answer',
    stamp: 'offeredAt',
    payload: { ...offered, ...role, ...again, ...counted },
    wire: { ...offered, ...role, ...again },
    example: { jobId, talentId, ...terms, message: offerMessage },
    bound: 'self',
    rules: ['newOffer', 'notBlocked'],
    counted: 'dealByClient',
  },
  /** The offer after an inquiry about the same job and talent. */
  continueInquiry: {
    by: 'client',
    from: ['IN_INQUIRY'],
    namesRole: true,
    event: 'OfferMade',
    to: 'IN_PROGRESS',
    clock: 'answer',
    stamp: 'offeredAt',
    payload: offered,
    example: { jobId, talentId, ...terms, message: offerMessage },
    after: ['inquire'],
    rules: ['castInMarket'],
  },
  accept: {
    ...byCast,
    from: ['IN_PROGRESS'],
    until: 'answerDue',
    mustMatch: 'termsNo',
    event: 'OfferAccepted',
    to: 'IS_ACCEPTED',
    clock: 'check',
    stamp: 'acceptedAt',
    after: begun,
    rules: ['guardianConsents', 'notHeldByOther'],
  },
  refuse: {
    ...byCast,
    from: ['IN_PROGRESS'],
    until: 'answerDue',
    event: 'OfferRefused',
    to: 'IS_REFUSED',
    stamp: 'refusedAt',
    payload: castRefuses,
    example: { reasonCode: 'FEE', reason: '当日の移動の費用に足りないため' },
    after: begun,
  },
  ...counterRows,
  adminApprove: {
    by: 'office',
    duties: ['review', 'approval'],
    from: ['IS_ACCEPTED'],
    mustMatch: 'termsNo',
    blockedByProposal: true,
    undisputed: true,
    until: 'scheduleToClose',
    late: 'schedule-passed',
    limited: 'agreed',
    event: 'OfferAdminApproved',
    to: 'IS_ADMIN_APPROVED',
    clock: 'answer',
    stamp: 'adminApprovedAt',
    after: waiting,
    rules: ['notDoubleBooked', 'otherApprover'],
  },
  adminDisapprove: {
    by: 'office',
    duties: ['review', 'approval'],
    from: ['IS_ACCEPTED'],
    event: 'OfferAdminDisapproved',
    to: 'IS_ADMIN_DISAPPROVED',
    stamp: 'adminDisapprovedAt',
    payload: { reason },
    example: { reason: '日程の重なり' },
    after: waiting,
  },
  /** The last consent, which concludes the deal. */
  approve: {
    by: 'client',
    from: ['IS_ADMIN_APPROVED'],
    mustMatch: 'termsNo',
    blockedByProposal: true,
    undisputed: true,
    until: 'answerDue',
    namesRole: true,
    event: 'OfferApproved',
    to: 'IS_APPROVED',
    stamp: 'approvedAt',
    after: checked,
    rules: ['notDoubleBooked', 'seatLeft', 'priced'],
  },
  /** Does not conclude an approved offer. */
  decline: {
    by: 'client',
    from: ['IS_ADMIN_APPROVED'],
    until: 'answerDue',
    event: 'OfferDeclined',
    to: 'IS_REFUSED',
    stamp: 'refusedAt',
    payload: clientDeclines,
    example: { reasonCode: 'BUDGET', reason: '予算の見直しのため' },
    after: checked,
  },
  ...ownChangeRows('Offer', withTerms, termsEnd, agreed, concluded),
  ...changeRows(
    'Offer',
    agreed,
    termsEnd,
    { IS_ACCEPTED: 'changeTerms' },
    { IS_ADMIN_APPROVED: 'changeTerms', IS_APPROVED: 'changeTerms' },
    concluded,
  ),
  /** Takes back an inquiry or offer before conclusion. */
  cancel: {
    by: 'client',
    from: ['IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED'],
    event: 'OfferCanceled',
    to: 'IS_CANCELED',
    stamp: 'canceledAt',
    payload: clientCancels,
    example: { reasonCode: 'PLAN', reason: '撮影が延期になったため' },
    after: begun,
  },
  forceClose: forceCloseRow('Offer', ['IN_INQUIRY', ...withTerms], begun),
  ...cancelRows('Offer', concluded),
  ...proxyRows('Offer', ['IN_INQUIRY', 'IN_PROGRESS', ...agreed, 'IS_REFUSED', 'IS_INQUIRY_REFUSED'], concluded),
  ...billRows('Offer', concluded),
  // Deadlines: the system sends them when they are due; no callable takes them.
  remindInquiry: {
    by: 'system',
    from: ['IN_INQUIRY'],
    since: 'remindAt',
    event: 'OfferInquiryReminded',
    stamp: 'remindedInquiryAt',
    moves: { part: 'answer', from: ['NONE'], to: 'REMINDED', past: 'GIVEN' },
    after: ['inquire'],
    later: 3 * DAY,
  },
  ...officeReminderRows('Offer', 'IS_ACCEPTED', waiting),
  remindAccept: {
    by: 'system',
    from: ['IN_PROGRESS'],
    since: 'remindAt',
    until: 'answerDue',
    // The cast has answered: the client is reminded of the counter-offer.
    blockedByProposal: true,
    event: 'OfferAcceptReminded',
    stamp: 'remindedAcceptAt',
    onceMark: 'reminded',
    after: begun,
    later: businessRules.answerPeriod - businessRules.reminderLead,
  },
  ...endRows('Offer', ['IS_ADMIN_APPROVED'], ['IN_PROGRESS', 'IS_ADMIN_APPROVED'], checked, concluded),
} as const satisfies Readonly<Record<string, CommandRow<OfferStatus, OfferEvent['type'], keyof typeof offerFields>>>;

export type OfferCommand = CommandIn<typeof offerCommands>;
export type CommandOf<Type extends OfferCommand['type']> = Extract<OfferCommand, { type: Type }>;
