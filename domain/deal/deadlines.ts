import { reminderAt } from '../kernel/businessRules.ts';
import type { Deadline, DeadlineKind } from '../kernel/deadline.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import { beforeDue, onceDue } from './outcomes.ts';
import type { Awaited } from './state.ts';

/** An awaited answer: a reminder where there is still one to give, then the expiry. */
export const awaitedDeadlines = <Reminder extends DeadlineKind>(
  { askedAt, answerDue, reminded }: Awaited,
  kind: Reminder,
): Deadline<Reminder | 'expire'>[] => {
  const reminder = reminded ? null : reminderAt(askedAt, answerDue);
  return [...(reminder === null ? [] : [{ kind, dueAt: reminder }]), { kind: 'expire', dueAt: answerDue }];
};

/** Reminds once, between the reminder's time and the end of the answer period. */
export const remindOnce = <Event>(held: Awaited, context: DecisionContext, reminded: Event): Event[] =>
  held.reminded ? [] : beforeDue(held.answerDue, context, onceDue(reminderAt(held.askedAt, held.answerDue), context, [reminded]));
