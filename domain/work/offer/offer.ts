import { businessRules } from '../../kernel/businessRules.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import type { Aggregate, AnyDefinition } from '../../kernel/definition.ts';
import { identifier } from '../../kernel/validation.ts';
import { cancelDetails, sameCancellation } from '../deal/cancellation.ts';
import { approvedUpTo, askedAgain, assertEndsAfterWork, changeDetails, counterDetails, sameProposal } from '../deal/consent.ts';
import { dealDefinition } from '../deal/definition.ts';
import { dueBefore } from '../deal/dueBefore.ts';
import { offerReasons } from '../deal/endReasons.ts';
import { type DetailsOf, dealMachine, type SameOf } from '../deal/machine.ts';
import { concludedNow, conflict, endDetails, sameBill } from '../deal/outcomes.ts';
import { proxyDetails, sameProxy } from '../deal/proxy.ts';
import { assertScheduleAllowed } from '../deal/schedule.ts';
import { assertValidSheet, storedSheet } from '../deal/sheet.ts';
import { partiesInRole } from '../deal/state.ts';
import { isSameSheet } from '../deal/storedSheet.ts';
import { type CommandOf, type OfferCommand, offerCommands } from './commands.ts';
import { type OfferEvent, offerEvents } from './events.ts';
import { offerFields } from './fields.ts';
import { inquiryAnswerDetails, sameInquiryAnswer } from './inquiryAnswer.ts';
import { type OfferState, offerHolds, offerTable } from './table.ts';

const isAbout = (deal: { jobId: string; talentId: string }, { jobId, talentId }: { jobId: string; talentId: string }): boolean =>
  deal.jobId === jobId && deal.talentId === talentId;

type Offered = Omit<CommandOf<'makeOffer'>, 'type'>;
const again = ({ previous = null, earlierDeals = 0 }: { previous?: string | null | undefined; earlierDeals?: number | undefined }) => ({
  previous,
  earlierDeals,
});

/** An offer without an inquiry, or after one. */
const offered = (
  { jobId, talentId, roleNo, fee, scheduleToClose, sheet, message, ...rest }: Offered,
  held: OfferState,
  { actor, now }: DecisionContext,
) => {
  if (held.status === 'IN_INQUIRY' && !isAbout(held, { jobId, talentId })) conflict();
  assertScheduleAllowed(scheduleToClose, now);
  if (sheet) assertValidSheet(sheet, scheduleToClose, now);
  return {
    ...partiesInRole({ jobId, clientId: actor.uid, talentId, roleNo }),
    fee,
    scheduleToClose,
    ...storedSheet(sheet ?? null),
    message: message ?? null,
    ...again(rest),
  };
};

const details: DetailsOf<OfferState, OfferCommand, OfferEvent, typeof offerTable> = {
  inquire: ({ jobId, talentId, roleNo, inquiryType, message, begins = null, ...rest }, _, { actor, now }) => ({
    ...partiesInRole({ jobId, clientId: actor.uid, talentId, roleNo }),
    inquiryType,
    message,
    askedAt: now,
    remindAt: dueBefore(businessRules.inquiryReminder, now, { begins, ends: null }),
    ...again(rest),
  }),
  ...inquiryAnswerDetails,
  makeOffer: offered,
  continueInquiry: offered,
  adminApprove: ({ termsNo }, { fee }, context) => ({ termsNo, feeUpTo: approvedUpTo(fee, context) }),
  approve: ({ termsNo }, { scheduleToClose }, context) => ({ termsNo, scheduleToClose, ...concludedNow(context) }),
  changeFee: ({ fee }, held, { now }) => (fee === held.fee ? null : { previousFee: held.fee, fee, ...askedAgain(held, held, now) }),
  changeSchedule: ({ scheduleToClose }, held, { now }) => {
    if (scheduleToClose === held.scheduleToClose) return null;
    assertScheduleAllowed(scheduleToClose, now);
    assertEndsAfterWork(held.sheet, scheduleToClose);
    return { previousScheduleToClose: held.scheduleToClose, scheduleToClose, ...askedAgain(held, { ...held, scheduleToClose }, now) };
  },
  ...counterDetails,
  ...changeDetails,
  ...cancelDetails,
  ...proxyDetails,
  ...offerReasons,
  ...endDetails,
};

const isOffered = (command: Offered, held: Exclude<OfferState, { status: 'NONE' }>): boolean =>
  isAbout(held, command) &&
  'fee' in held &&
  held.fee === command.fee &&
  held.scheduleToClose === command.scheduleToClose &&
  isSameSheet(held.sheet, storedSheet(command.sheet ?? null).sheet);

const same: SameOf<OfferState, OfferCommand, typeof offerTable> = {
  inquire: (command, held) => isAbout(held, command) && held.roleNo === command.roleNo,
  makeOffer: (command, held) => isOffered(command, held) && held.roleNo === command.roleNo,
  continueInquiry: isOffered,
  ...sameInquiryAnswer,
  ...sameProposal,
  ...sameCancellation,
  ...sameProxy,
  ...sameBill,
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
  snapshotSchema,
  subject: (_offerId: string, { type, data }: OfferEvent) => (type === 'OfferInquired' ? data.clientId : [data.clientId, data.talentId]),
  deadlines,
  ...dealDefinition({ offerId: identifier }, offerEvents, offerCommands),
  fields: offerFields,
  reserved: true,
  provable: true,
} satisfies Aggregate<OfferState, OfferCommand, OfferEvent> & AnyDefinition;
