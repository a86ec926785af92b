import { match } from 'ts-pattern';
import type { Aggregate } from '../kernel/aggregate.ts';
import type { Decider, DecisionContext } from '../kernel/decider.ts';
import { permit } from '../kernel/domainError.ts';
import * as answers from './answers.ts';
import * as bills from './bills.ts';
import type { OfferCommand } from './commands.ts';
import { deadlinesOf } from './deadlines.ts';
import { type OfferEvent, offerEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { sender } from './sender.ts';
import type { OfferState } from './state.ts';
import * as terms from './terms.ts';

const authorise = (command: OfferCommand, state: OfferState, { actor }: DecisionContext) => {
  permit(actor.role === sender[command.type]);
  if (state.status === 'NONE') return;
  if (actor.role === 'client') permit(actor.uid === state.clientId);
  if (actor.role === 'talent') permit(actor.uid === state.talentId);
  // Nobody of the office decides a deal of their own.
  if (actor.role === 'office') permit(actor.uid !== state.clientId && actor.uid !== state.talentId);
};

/** Every (status, command) pair is decided: each branch below is an exhaustive match over the statuses. */
const decide = (command: OfferCommand, state: OfferState, context: DecisionContext): OfferEvent[] => {
  authorise(command, state, context);
  return match(command)
    .with({ type: 'inquire' }, (inquire) => terms.inquire(inquire, state, context))
    .with({ type: 'refuseInquiry' }, () => answers.refuseInquiry(state))
    .with({ type: 'makeOffer' }, (makeOffer) => terms.makeOffer(makeOffer, state, context))
    .with({ type: 'accept' }, () => answers.accept(state, context))
    .with({ type: 'refuse' }, () => answers.refuse(state, context))
    .with({ type: 'adminApprove' }, () => answers.adminApprove(state, context))
    .with({ type: 'adminDisapprove' }, ({ reason }) => answers.adminDisapprove(reason, state))
    .with({ type: 'approve' }, () => answers.approve(state, context))
    .with({ type: 'decline' }, () => answers.decline(state, context))
    .with({ type: 'cancel' }, () => answers.cancel(state))
    .with({ type: 'changeFee' }, (changeFee) => terms.changeFee(changeFee, state, context))
    .with({ type: 'changeSchedule' }, (changeSchedule) => terms.changeSchedule(changeSchedule, state, context))
    .with({ type: 'forceClose' }, ({ reason }) => answers.forceClose(reason, state))
    .with({ type: 'claimBill' }, ({ billId }) => bills.claimBill(billId ?? null, state))
    .with({ type: 'ignoreBill' }, () => bills.ignoreBill(state))
    .with({ type: 'reopenBill' }, () => bills.reopenBill(state))
    .with({ type: 'remindAccept' }, () => answers.remindAccept(state, context))
    .with({ type: 'remindApprove' }, () => answers.remindApprove(state, context))
    .with({ type: 'expire' }, () => answers.expire(state, context))
    .with({ type: 'close' }, () => answers.close(state, context))
    .exhaustive();
};

const initial: OfferState = { status: 'NONE' };

export const decider: Decider<OfferState, OfferCommand, OfferEvent> = { initial, decide, evolve };

export const offer: Aggregate<OfferState, OfferCommand, OfferEvent> = {
  name: 'offer',
  decider,
  events: offerEvents,
  snapshotSchema: 1,
  subject: (_offerId, { type, data }) => (type === 'OfferInquired' ? data.clientId : [data.clientId, data.talentId]),
  deadlines: deadlinesOf,
  reserved: true,
};
