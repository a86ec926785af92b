import type { Aggregate } from '../../kernel/aggregate.ts';
import { businessRules } from '../../kernel/businessRules.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { AnyDefinition } from '../../kernel/definition.ts';
import { cancelDetails, sameCancellation } from '../deal/cancellation.ts';
import { approvedUpTo, askedAgain, assertEndsAfterWork, changeDetails, sameProposal } from '../deal/consent.ts';
import { dealRows } from '../deal/definition.ts';
import { askedUntil, checkedUntil, dueBefore, horizonOf } from '../deal/dueBefore.ts';
import { type DetailsOf, dealMachine, type SameOf } from '../deal/machine.ts';
import { conflict } from '../deal/outcomes.ts';
import { proxyDetails, sameProxy } from '../deal/proxy.ts';
import { assertScheduleAllowed } from '../deal/schedule.ts';
import { assertValidSheet, storedSheet } from '../deal/sheet.ts';
import { isSameSheet } from '../deal/storedSheet.ts';
import { firstWork } from '../deal/workSpan.ts';
import { type OfferCommand, offerCommand } from './commands.ts';
import { type OfferEvent, offerEvents } from './events.ts';
import { offerExamples } from './examples.ts';
import { type OfferState, offerHolds, offerTable } from './table.ts';
import { offerWords } from './words.ts';

const isAbout = (deal: { jobId: string; talentId: string }, { jobId, talentId }: { jobId: string; talentId: string }): boolean =>
  deal.jobId === jobId && deal.talentId === talentId;

const details: DetailsOf<OfferState, OfferCommand, OfferEvent, typeof offerTable> = {
  inquire: ({ jobId, talentId, inquiryType, message, begins = null }, _, { actor, now }) => ({
    jobId,
    clientId: actor.uid,
    talentId,
    inquiryType,
    message,
    askedAt: now,
    remindAt: dueBefore(businessRules.inquiryReminder, now, { begins, ends: null }),
  }),
  makeOffer: ({ jobId, talentId, fee, scheduleToClose, sheet = null }, held, { actor, now }) => {
    if (held.status === 'IN_INQUIRY' && !isAbout(held, { jobId, talentId })) conflict();
    assertScheduleAllowed(scheduleToClose, now);
    if (sheet) assertValidSheet(sheet, scheduleToClose, now);
    const asked = askedUntil(now, { begins: firstWork(sheet), ends: scheduleToClose });
    return { jobId, clientId: actor.uid, talentId, fee, scheduleToClose, ...asked, ...storedSheet(sheet) };
  },
  accept: ({ termsNo }, held, { now }) => ({ termsNo, ...checkedUntil(now, horizonOf(held, now)) }),
  adminApprove: ({ termsNo }, held, context) => ({
    termsNo,
    feeUpTo: approvedUpTo(held.fee, context),
    ...askedUntil(context.now, horizonOf(held, context.now)),
  }),
  approve: ({ termsNo }, { scheduleToClose }, { now }) => ({ termsNo, scheduleToClose, approvedAt: now }),
  changeFee: ({ fee }, held, { now }) => (fee === held.fee ? null : { previousFee: held.fee, fee, ...askedAgain(held, held, now) }),
  changeSchedule: ({ scheduleToClose }, held, { now }) => {
    if (scheduleToClose === held.scheduleToClose) return null;
    assertScheduleAllowed(scheduleToClose, now);
    assertEndsAfterWork(held.sheet, scheduleToClose);
    return { previousScheduleToClose: held.scheduleToClose, scheduleToClose, ...askedAgain(held, { ...held, scheduleToClose }, now) };
  },
  ...changeDetails,
  ...cancelDetails,
  ...proxyDetails,
  claimBill: ({ billId }) => ({ billId: billId ?? null }),
  expire: (_, { answerDue }) => ({ expiredAt: answerDue }),
  close: (_, { fee, scheduleToClose }) => ({ fee, closedAt: scheduleToClose }),
};

const same: SameOf<OfferState, OfferCommand, typeof offerTable> = {
  inquire: (command, held) => isAbout(held, command),
  makeOffer: (command, held) =>
    isAbout(held, command) &&
    'fee' in held &&
    held.fee === command.fee &&
    held.scheduleToClose === command.scheduleToClose &&
    isSameSheet(held.sheet, storedSheet(command.sheet ?? null).sheet),
  ...sameProposal,
  ...sameCancellation,
  ...sameProxy,
  claimBill: ({ billId }, held) => 'billId' in held && held.billId === (billId ?? null),
};

const { decide, evolve, deadlines, snapshotSchema } = dealMachine<OfferState, OfferCommand, OfferEvent, typeof offerTable>(
  offerTable,
  offerHolds,
  details,
  same,
);

export const decider: Decider<OfferState, OfferCommand, OfferEvent> = { initial: { status: 'NONE' }, decide, evolve };

/**
 * The aggregate of inquiries and offers: one stream per deal. Texts are encrypted with the keys of
 * both sides, those of an inquiry with the client's key.
 */
export const offer = {
  name: 'offer' as const,
  decider,
  events: offerEvents,
  command: offerCommand,
  snapshotSchema,
  subject: (_offerId: string, { type, data }: OfferEvent) => (type === 'OfferInquired' ? data.clientId : [data.clientId, data.talentId]),
  deadlines,
  ...dealRows('offer', offerTable, offerEvents, offerWords, offerCommand.options, offerExamples),
  reserved: true,
  provable: true,
} satisfies Aggregate<OfferState, OfferCommand, OfferEvent> & AnyDefinition & { command: typeof offerCommand };
