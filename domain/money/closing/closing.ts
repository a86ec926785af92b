import type { Aggregate } from '../../kernel/aggregate.ts';
import { jstMonth } from '../../kernel/calendar/instants.ts';
import type { Decider, DecisionContext } from '../../kernel/decider.ts';
import { DomainError, permit } from '../../kernel/domainError.ts';
import type { ClosingCommand } from './commands.ts';
import { type ClosingEvent, closingEvents } from './events.ts';

/** Whether the bills of a closing month can change. */
export type ClosingState = { readonly status: 'OPEN' | 'LOCKED' };

/** Throws `month-not-over` while the month can still get bills. */
const assertOver = (month: string, now: number): void => {
  if (month >= jstMonth(now)) throw new DomainError('month-not-over');
};

const decide = (command: ClosingCommand, { status }: ClosingState, { actor, now }: DecisionContext): ClosingEvent[] => {
  permit(actor.role === 'office');
  const { month } = command;
  if (command.type === 'unlock') return status === 'OPEN' ? [] : [{ type: 'MonthUnlocked', data: { month, reason: command.reason } }];
  assertOver(month, now);
  const { claimed, ignored } = command;
  return status === 'LOCKED' ? [] : [{ type: 'MonthLocked', data: { month, claimed, ignored } }];
};

const evolve = (_: ClosingState, { type }: ClosingEvent): ClosingState => ({ status: type === 'MonthLocked' ? 'LOCKED' : 'OPEN' });

/** Decides commands on a closing month and folds its events. */
export const decider: Decider<ClosingState, ClosingCommand, ClosingEvent> = { initial: { status: 'OPEN' }, decide, evolve };

/**
 * The aggregate of closing months (id: `YYYY-MM`, JST), for all clients. While a month is locked,
 * its bills, invoices and payments cannot change.
 */
export const closing: Aggregate<ClosingState, ClosingCommand, ClosingEvent> = {
  name: 'closing',
  decider,
  events: closingEvents,
  snapshotSchema: 1,
  subject: () => '',
};
