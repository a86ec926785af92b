import { type DetailsOf, dealMachine, type SameOf } from '../deal/machine.ts';
import { requireAhead } from '../deal/schedule.ts';
import type { Aggregate } from '../kernel/aggregate.ts';
import { businessRules } from '../kernel/businessRules.ts';
import type { Decider } from '../kernel/decider.ts';
import type { EntryCommand } from './commands.ts';
import { type EntryEvent, entryEvents } from './events.ts';
import { type EntryState, entryHolds, entryTable } from './table.ts';

/** The client's answer is asked for: before the selection, and again when it starts. */
const asked = (now: number) => ({ askedAt: now, answerDue: now + businessRules.answerPeriod });

const details: DetailsOf<EntryState, EntryCommand, EntryEvent, typeof entryTable> = {
  enter: ({ jobId, clientId, pr, schedule }, _, { actor }) => ({ jobId, clientId, talentId: actor.uid, pr, schedule }),
  adminApprove: (_, __, { now }) => asked(now),
  startDeciding: (_, __, { now }) => asked(now),
  // Only a concluded entry has a fee and an end.
  approve: ({ fee, scheduleToClose }, _, { now }) => {
    requireAhead(scheduleToClose, now);
    return { fee, scheduleToClose };
  },
  changeFee: ({ fee }, held) => (fee === held.fee ? null : { previousFee: held.fee, fee }),
  changeSchedule: ({ scheduleToClose }, held, { now }) => {
    if (scheduleToClose === held.scheduleToClose) return null;
    requireAhead(scheduleToClose, now);
    return { previousScheduleToClose: held.scheduleToClose, scheduleToClose };
  },
  claimBill: ({ billId }) => ({ billId: billId ?? null }),
  expire: (_, { answerDue }) => ({ expiredAt: answerDue }),
  close: (_, { fee, scheduleToClose }) => ({ fee, closedAt: scheduleToClose }),
};

const same: SameOf<EntryState, EntryCommand, typeof entryTable> = {
  enter: ({ jobId }, held) => held.jobId === jobId,
  approve: ({ fee, scheduleToClose }, held) => 'fee' in held && held.fee === fee && held.scheduleToClose === scheduleToClose,
  claimBill: ({ billId }, held) => 'billId' in held && held.billId === (billId ?? null),
};

const { decide, evolve, deadlines, snapshotSchema } = dealMachine<EntryState, EntryCommand, EntryEvent, typeof entryTable>(
  entryTable,
  entryHolds,
  details,
  same,
);

export const decider: Decider<EntryState, EntryCommand, EntryEvent> = { initial: { status: 'NONE' }, decide, evolve };

export const entry: Aggregate<EntryState, EntryCommand, EntryEvent> = {
  name: 'entry',
  decider,
  events: entryEvents,
  snapshotSchema,
  subject: (_entryId, { type, data }) => (type === 'EntryMade' ? data.talentId : [data.clientId, data.talentId]),
  deadlines,
  reserved: true,
};
