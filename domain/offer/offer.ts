import { type DetailsOf, dealMachine, type SameOf } from '../deal/machine.ts';
import { conflict } from '../deal/outcomes.ts';
import { requireAhead } from '../deal/schedule.ts';
import type { Aggregate } from '../kernel/aggregate.ts';
import { answerDueFrom } from '../kernel/businessRules.ts';
import type { Decider } from '../kernel/decider.ts';
import type { OfferCommand } from './commands.ts';
import { type OfferEvent, offerEvents } from './events.ts';
import { type OfferState, offerHolds, offerTable } from './table.ts';

const isAbout = (deal: { jobId: string; talentId: string }, { jobId, talentId }: { jobId: string; talentId: string }): boolean =>
  deal.jobId === jobId && deal.talentId === talentId;

const details: DetailsOf<OfferState, OfferCommand, OfferEvent, typeof offerTable> = {
  inquire: ({ jobId, talentId, inquiryType, message }, _, { actor }) => ({ jobId, clientId: actor.uid, talentId, inquiryType, message }),
  makeOffer: ({ jobId, talentId, fee, scheduleToClose }, held, { actor, now }) => {
    if (held.status === 'IN_INQUIRY' && !isAbout(held, { jobId, talentId })) conflict();
    requireAhead(scheduleToClose, now);
    const asked = { askedAt: now, answerDue: answerDueFrom(now, scheduleToClose) };
    return { jobId, clientId: actor.uid, talentId, fee, scheduleToClose, ...asked };
  },
  adminApprove: (_, { scheduleToClose }, { now }) => ({ askedAt: now, answerDue: answerDueFrom(now, scheduleToClose) }),
  approve: (_, { scheduleToClose }) => ({ scheduleToClose }),
  changeFee: ({ fee }, held) => (fee === held.fee ? null : { previousFee: held.fee, fee }),
  changeSchedule: ({ scheduleToClose }, held, { now }) => {
    if (scheduleToClose === held.scheduleToClose) return null;
    requireAhead(scheduleToClose, now);
    const askedAt = 'askedAt' in held ? held.askedAt : null;
    const answerDue = askedAt === null ? null : answerDueFrom(askedAt, scheduleToClose);
    return { previousScheduleToClose: held.scheduleToClose, scheduleToClose, askedAt, answerDue };
  },
  claimBill: ({ billId }) => ({ billId: billId ?? null }),
  expire: (_, { answerDue }) => ({ expiredAt: answerDue }),
  close: (_, { fee, scheduleToClose }) => ({ fee, closedAt: scheduleToClose }),
};

const same: SameOf<OfferState, OfferCommand, typeof offerTable> = {
  inquire: (command, held) => isAbout(held, command),
  makeOffer: (command, held) =>
    isAbout(held, command) && 'fee' in held && held.fee === command.fee && held.scheduleToClose === command.scheduleToClose,
  claimBill: ({ billId }, held) => 'billId' in held && held.billId === (billId ?? null),
};

const { decide, evolve, deadlines, snapshotSchema } = dealMachine<OfferState, OfferCommand, OfferEvent, typeof offerTable>(
  offerTable,
  offerHolds,
  details,
  same,
);

export const decider: Decider<OfferState, OfferCommand, OfferEvent> = { initial: { status: 'NONE' }, decide, evolve };

export const offer: Aggregate<OfferState, OfferCommand, OfferEvent> = {
  name: 'offer',
  decider,
  events: offerEvents,
  snapshotSchema,
  subject: (_offerId, { type, data }) => (type === 'OfferInquired' ? data.clientId : [data.clientId, data.talentId]),
  deadlines,
  reserved: true,
};
