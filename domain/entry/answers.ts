import { match, P } from 'ts-pattern';
import { remindOnce } from '../deal/deadlines.ts';
import { parties } from '../deal/state.ts';
import { businessRules } from '../kernel/businessRules.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import type { EntryEvent } from './events.ts';
import { anyEnded, beforeDue, conflict, endedBut, fulfilled, notFound, onceDue } from './outcomes.ts';
import type { EntryState } from './state.ts';

// Decisions that move an entry from one status to the next: answers of the client, of the office and of the clock.

/** The client's answer is asked for now: before the selection, and anew when it starts. */
const asked = (now: number) => ({ askedAt: now, answerDue: now + businessRules.answerPeriod });

export const adminApprove = (state: EntryState, { now }: DecisionContext) =>
  match(state)
    .with({ status: 'IN_PROGRESS' }, (held): EntryEvent[] => [{ type: 'EntryAdminApproved', data: { ...parties(held), ...asked(now) } }])
    .with({ status: 'IS_ADMIN_APPROVED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IS_DECIDING', 'IS_APPROVED', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const adminDisapprove = (reason: string, state: EntryState) =>
  match(state)
    .with({ status: 'IN_PROGRESS' }, (held): EntryEvent[] => [{ type: 'EntryAdminDisapproved', data: { ...parties(held), reason } }])
    .with({ status: 'IS_ADMIN_DISAPPROVED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IS_ADMIN_APPROVED', 'IS_DECIDING', 'IS_APPROVED', 'IS_CLOSED') }, conflict)
    .with({ status: endedBut('IS_ADMIN_DISAPPROVED') }, conflict)
    .exhaustive();

export const startDeciding = (state: EntryState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IS_ADMIN_APPROVED' }, (held) =>
      beforeDue(held.answerDue, context, [{ type: 'EntryDecidingStarted', data: { ...parties(held), ...asked(context.now) } }]),
    )
    .with({ status: 'IS_DECIDING' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_PROGRESS', 'IS_APPROVED', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const refuse = (reason: string, state: EntryState, context: DecisionContext) =>
  match(state)
    .with({ status: P.union('IS_ADMIN_APPROVED', 'IS_DECIDING') }, (held) =>
      beforeDue(held.answerDue, context, [{ type: 'EntryRefused', data: { ...parties(held), reason } }]),
    )
    .with({ status: 'IS_REFUSED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_PROGRESS', 'IS_APPROVED', 'IS_CLOSED') }, { status: endedBut('IS_REFUSED') }, conflict)
    .exhaustive();

export const forceClose = (reason: string, state: EntryState) =>
  match(state)
    .with({ status: P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_DECIDING', 'IS_APPROVED') }, (held): EntryEvent[] => [
      { type: 'EntryForceClosed', data: { ...parties(held), reason } },
    ])
    .with({ status: 'IS_ADMIN_CLOSED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: 'IS_CLOSED' }, { status: endedBut('IS_ADMIN_CLOSED') }, conflict)
    .exhaustive();

export const remindApprove = (state: EntryState, context: DecisionContext) =>
  match(state)
    .with({ status: P.union('IS_ADMIN_APPROVED', 'IS_DECIDING') }, (awaited) =>
      remindOnce<EntryEvent>(awaited, context, { type: 'EntryApproveReminded', data: parties(awaited) }),
    )
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_PROGRESS', 'IS_APPROVED', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const expire = (state: EntryState, context: DecisionContext) =>
  match(state)
    .with({ status: P.union('IS_ADMIN_APPROVED', 'IS_DECIDING') }, (held) =>
      onceDue(held.answerDue, context, [{ type: 'EntryExpired', data: { ...parties(held), expiredAt: held.answerDue } }]),
    )
    .with({ status: 'IS_EXPIRED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_PROGRESS', 'IS_APPROVED', 'IS_CLOSED') }, { status: endedBut('IS_EXPIRED') }, conflict)
    .exhaustive();

export const close = (state: EntryState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IS_APPROVED' }, (held) =>
      onceDue(held.scheduleToClose, context, [
        { type: 'EntryClosed', data: { ...parties(held), fee: held.fee, closedAt: held.scheduleToClose } },
      ]),
    )
    .with({ status: 'IS_CLOSED' }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_DECIDING') }, { status: anyEnded }, conflict)
    .exhaustive();
