import { match } from 'ts-pattern';
import type { Aggregate } from '../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../kernel/decider.ts';
import { permit } from '../kernel/domainError.ts';
import * as answers from './answers.ts';
import * as bills from './bills.ts';
import type { EntryCommand } from './commands.ts';
import { deadlinesOf } from './deadlines.ts';
import { type EntryEvent, entryEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { sender } from './sender.ts';
import type { EntryState } from './state.ts';
import * as terms from './terms.ts';

const authorise = (command: EntryCommand, state: EntryState, { actor }: DecisionContext) => {
  permit(actor.role === sender[command.type]);
  if (state.status === 'NONE') return;
  if (actor.role === 'client') permit(actor.uid === state.clientId);
  if (actor.role === 'talent') permit(actor.uid === state.talentId);
  // Nobody of the office decides a deal of their own.
  if (actor.role === 'office') permit(actor.uid !== state.clientId && actor.uid !== state.talentId);
};

/** Every (status, command) pair is decided: each branch below is an exhaustive match over the statuses. */
const decide = (command: EntryCommand, state: EntryState, context: DecisionContext): EntryEvent[] => {
  authorise(command, state, context);
  return match(command)
    .with({ type: 'enter' }, (enter) => terms.enter(enter, state, context))
    .with({ type: 'adminApprove' }, () => answers.adminApprove(state, context))
    .with({ type: 'adminDisapprove' }, ({ reason }) => answers.adminDisapprove(reason, state))
    .with({ type: 'startDeciding' }, () => answers.startDeciding(state, context))
    .with({ type: 'approve' }, (approve) => terms.approve(approve, state, context))
    .with({ type: 'refuse' }, ({ reason }) => answers.refuse(reason, state, context))
    .with({ type: 'changeFee' }, (changeFee) => terms.changeFee(changeFee, state, context))
    .with({ type: 'changeSchedule' }, (changeSchedule) => terms.changeSchedule(changeSchedule, state, context))
    .with({ type: 'forceClose' }, ({ reason }) => answers.forceClose(reason, state))
    .with({ type: 'claimBill' }, ({ billId }) => bills.claimBill(billId ?? null, state))
    .with({ type: 'ignoreBill' }, () => bills.ignoreBill(state))
    .with({ type: 'reopenBill' }, () => bills.reopenBill(state))
    .with({ type: 'remindApprove' }, () => answers.remindApprove(state, context))
    .with({ type: 'expire' }, () => answers.expire(state, context))
    .with({ type: 'close' }, () => answers.close(state, context))
    .exhaustive();
};

const initial: EntryState = { status: 'NONE' };

export const decider: Decider<EntryState, EntryCommand, EntryEvent> = { initial, decide, evolve };

export const entry: Aggregate<EntryState, EntryCommand, EntryEvent> = {
  name: 'entry',
  decider,
  events: entryEvents,
  snapshotSchema: 1,
  subject: (_entryId, { type, data }) => (type === 'EntryMade' ? data.talentId : [data.clientId, data.talentId]),
  deadlines: deadlinesOf,
  reserved: true,
};
