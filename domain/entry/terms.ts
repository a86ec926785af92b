import { match, P } from 'ts-pattern';
import { requireAhead } from '../deal/schedule.ts';
import { parties } from '../deal/state.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import type { CommandOf } from './commands.ts';
import type { EntryEvent } from './events.ts';
import { anyEnded, beforeDue, conflict, fulfilled, notFound } from './outcomes.ts';
import type { EntryState } from './state.ts';

// Decisions that begin an entry, or set or change its terms: the application, the conclusion with fee and end date, their changes.

export const enter = ({ jobId, clientId, pr, schedule }: CommandOf<'enter'>, state: EntryState, { actor }: DecisionContext) =>
  match(state)
    .with({ status: 'NONE' }, (): EntryEvent[] => [{ type: 'EntryMade', data: { jobId, clientId, talentId: actor.uid, pr, schedule } }])
    .with({ status: 'IN_PROGRESS', jobId }, fulfilled)
    .with({ status: P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_DECIDING', 'IS_APPROVED', 'IS_CLOSED') }, conflict)
    .with({ status: anyEnded }, conflict)
    .exhaustive();

/** Concludes: only now do client and talent have a fee and an end. */
export const approve = ({ fee, scheduleToClose }: CommandOf<'approve'>, state: EntryState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IS_DECIDING' }, (held) => {
      const events = beforeDue(held.answerDue, context, [{ type: 'EntryApproved', data: { ...parties(held), fee, scheduleToClose } }]);
      requireAhead(scheduleToClose, context.now);
      return events;
    })
    .with({ status: 'IS_APPROVED', fee, scheduleToClose }, fulfilled)
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_APPROVED', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const changeFee = ({ fee }: CommandOf<'changeFee'>, state: EntryState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IS_APPROVED' }, (held) => {
      const change: EntryEvent = { type: 'EntryFeeChanged', data: { ...parties(held), previousFee: held.fee, fee } };
      return beforeDue(held.scheduleToClose, context, fee === held.fee ? [] : [change]);
    })
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_DECIDING', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();

export const changeSchedule = ({ scheduleToClose }: CommandOf<'changeSchedule'>, state: EntryState, context: DecisionContext) =>
  match(state)
    .with({ status: 'IS_APPROVED' }, (held) => {
      const change: EntryEvent = {
        type: 'EntryScheduleChanged',
        data: { ...parties(held), previousScheduleToClose: held.scheduleToClose, scheduleToClose },
      };
      const events = beforeDue(held.scheduleToClose, context, scheduleToClose === held.scheduleToClose ? [] : [change]);
      if (events.length > 0) requireAhead(scheduleToClose, context.now);
      return events;
    })
    .with({ status: 'NONE' }, notFound)
    .with({ status: P.union('IN_PROGRESS', 'IS_ADMIN_APPROVED', 'IS_DECIDING', 'IS_CLOSED') }, { status: anyEnded }, conflict)
    .exhaustive();
