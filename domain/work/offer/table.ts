import type { DealState } from '../deal/machine.ts';
import type { Table } from '../deal/row.ts';
import { billRows, cancelRows, changeRows, proxyRows } from '../deal/sharedRows.ts';
import type { Part } from '../deal/state.ts';
import type { OfferCommand } from './commands.ts';
import type { OfferEvent } from './events.ts';
import type { offerFields } from './fields.ts';
import type { OfferStatus } from './status.ts';

/** The parts of the state in each status, beside the parties. */
export const offerHolds = {
  IN_INQUIRY: ['waiting'],
  IS_INQUIRY_REFUSED: ['proxy'],
  IN_PROGRESS: ['terms', 'awaited'],
  IS_ACCEPTED: ['terms', 'proposal', 'waiting', 'proxy'],
  IS_REFUSED: ['proxy'],
  IS_ADMIN_APPROVED: ['terms', 'approval', 'proposal', 'awaited', 'proxy'],
  IS_ADMIN_DISAPPROVED: [],
  IS_APPROVED: ['terms', 'approval', 'proposal', 'concluded', 'cancellation', 'proxy'],
  IS_CANCELED: [],
  IS_EXPIRED: [],
  IS_CLOSED: ['terms', 'bill'],
  IS_ADMIN_CLOSED: ['settled', 'bill', 'proxy'],
} as const satisfies Record<OfferStatus, readonly Part[]>;

/** The state of an offer: only what decisions need, no personal data. Times in ms, fee in yen. */
export type OfferState = DealState<typeof offerHolds>;

const withTerms = ['IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED'] as const;
/** The cast has agreed to the terms: changes need consent. */
const agreed = ['IS_ACCEPTED', 'IS_ADMIN_APPROVED', 'IS_APPROVED'] as const;
const termsEnd = { IN_PROGRESS: 'answerDue', IS_ADMIN_APPROVED: 'answerDue', IS_APPROVED: 'scheduleToClose' } as const;

const changed = {
  by: 'client',
  from: withTerms,
  until: termsEnd,
  to: 'same',
  blockedByProposal: true,
  cancellationRequested: false,
  renews: true,
  needsConsentIn: agreed,
} as const;

/**
 * Who may send which command on an offer, when, and with what result. Buttons follow this order.
 */
export const offerTable = {
  inquire: { by: 'client', from: ['NONE'], event: 'OfferInquired', to: 'IN_INQUIRY' },
  refuseInquiry: {
    by: 'talent',
    duties: ['review'],
    onBehalf: true,
    from: ['IN_INQUIRY'],
    event: 'OfferInquiryRefused',
    to: 'IS_INQUIRY_REFUSED',
    stamp: 'inquiryRefusedAt',
  },
  makeOffer: { by: 'client', from: ['NONE', 'IN_INQUIRY'], event: 'OfferMade', to: 'IN_PROGRESS', stamp: 'offeredAt' },
  accept: {
    by: 'talent',
    duties: ['review'],
    onBehalf: true,
    from: ['IN_PROGRESS'],
    until: 'answerDue',
    mustMatch: 'termsNo',
    event: 'OfferAccepted',
    to: 'IS_ACCEPTED',
    stamp: 'acceptedAt',
  },
  refuse: {
    by: 'talent',
    duties: ['review'],
    onBehalf: true,
    from: ['IN_PROGRESS'],
    until: 'answerDue',
    event: 'OfferRefused',
    to: 'IS_REFUSED',
    stamp: 'refusedAt',
  },
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
    stamp: 'adminApprovedAt',
  },
  adminDisapprove: {
    by: 'office',
    duties: ['review', 'approval'],
    from: ['IS_ACCEPTED'],
    event: 'OfferAdminDisapproved',
    to: 'IS_ADMIN_DISAPPROVED',
    stamp: 'adminDisapprovedAt',
  },
  approve: {
    by: 'client',
    from: ['IS_ADMIN_APPROVED'],
    mustMatch: 'termsNo',
    blockedByProposal: true,
    undisputed: true,
    until: 'answerDue',
    event: 'OfferApproved',
    to: 'IS_APPROVED',
    stamp: 'approvedAt',
  },
  decline: { by: 'client', from: ['IS_ADMIN_APPROVED'], until: 'answerDue', event: 'OfferDeclined', to: 'IS_REFUSED', stamp: 'refusedAt' },
  changeFee: { ...changed, event: 'OfferFeeChanged' },
  changeSchedule: { ...changed, event: 'OfferScheduleChanged' },
  changeTerms: { ...changed, event: 'OfferTermsChanged' },
  ...changeRows(
    'Offer',
    agreed,
    termsEnd,
    { IS_ACCEPTED: 'changeTerms' },
    { IS_ADMIN_APPROVED: 'changeTerms', IS_APPROVED: 'changeTerms' },
  ),
  cancel: {
    by: 'client',
    from: ['IN_INQUIRY', 'IN_PROGRESS', 'IS_ACCEPTED', 'IS_ADMIN_APPROVED'],
    event: 'OfferCanceled',
    to: 'IS_CANCELED',
    stamp: 'canceledAt',
  },
  forceClose: {
    by: 'office',
    duties: ['review'],
    from: ['IN_INQUIRY', ...withTerms],
    event: 'OfferForceClosed',
    to: 'IS_ADMIN_CLOSED',
    stamp: 'adminCancelAt',
    cancellationRequested: false,
  },
  ...cancelRows('Offer'),
  ...proxyRows('Offer', [...agreed, 'IS_REFUSED', 'IS_INQUIRY_REFUSED']),
  ...billRows('Offer'),
  remindInquiry: {
    by: 'system',
    from: ['IN_INQUIRY'],
    since: 'remindAt',
    event: 'OfferInquiryReminded',
    to: 'same',
    stamp: 'remindedInquiryAt',
    onceMark: 'reminded',
  },
  remindOffice: {
    by: 'system',
    from: ['IS_ACCEPTED'],
    since: 'remindAt',
    event: 'OfferOfficeReminded',
    to: 'same',
    stamp: 'remindedOfficeAt',
    onceMark: 'officeReminded',
  },
  remindOfficeAgain: {
    by: 'system',
    from: ['IS_ACCEPTED'],
    since: 'decideBy',
    event: 'OfferOfficeRemindedAgain',
    to: 'same',
    stamp: 'remindedOfficeAt',
    onceMark: 'officeRemindedAgain',
  },
  remindAccept: {
    by: 'system',
    from: ['IN_PROGRESS'],
    since: 'remindAt',
    until: 'answerDue',
    event: 'OfferAcceptReminded',
    to: 'same',
    stamp: 'remindedAcceptAt',
    onceMark: 'reminded',
  },
  remindApprove: {
    by: 'system',
    from: ['IS_ADMIN_APPROVED'],
    since: 'remindAt',
    until: 'answerDue',
    event: 'OfferApproveReminded',
    to: 'same',
    stamp: 'remindedApproveAt',
    onceMark: 'reminded',
  },
  expire: {
    by: 'system',
    from: ['IN_PROGRESS', 'IS_ADMIN_APPROVED'],
    since: 'answerDue',
    event: 'OfferExpired',
    to: 'IS_EXPIRED',
    stamp: 'expiredAt',
  },
  close: {
    by: 'system',
    from: ['IS_APPROVED'],
    since: 'scheduleToClose',
    cancellationRequested: false,
    undisputed: true,
    event: 'OfferClosed',
    to: 'IS_CLOSED',
    stamp: 'closedAt',
    bills: 'fee',
  },
} as const satisfies Table<OfferCommand['type'], OfferStatus, OfferEvent['type'], keyof typeof offerFields>;
