import { reminderAt } from '../kernel/businessRules.ts';
import type { DecisionContext } from '../kernel/decider.ts';
import { beforeDue, onceDue } from './outcomes.ts';
import type { Awaited } from './state.ts';

/** What the clock has to do for a deal, and when (ms); the kind is the command to send. */
export type Deadline<Kind extends string> = { readonly kind: Kind; readonly dueAt: number };

/** An awaited answer: a reminder where there is still one to give, then the expiry. */
export const awaitedDeadlines = <Reminder extends string>(
  { askedAt, answerDue, reminded }: Awaited,
  kind: Reminder,
): Deadline<Reminder | 'expire'>[] => {
  const reminder = reminded ? null : reminderAt(askedAt, answerDue);
  return [...(reminder === null ? [] : [{ kind, dueAt: reminder }]), { kind: 'expire', dueAt: answerDue }];
};

/** Reminds once, between the reminder's time and the end of the answer period. */
export const remindOnce = <Event>(held: Awaited, context: DecisionContext, reminded: Event): Event[] =>
  held.reminded ? [] : beforeDue(held.answerDue, context, onceDue(reminderAt(held.askedAt, held.answerDue), context, [reminded]));
