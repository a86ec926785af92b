import { businessRules } from '../../kernel/businessRules.ts';
import type { Posted } from './state.ts';
import type { HeldSheet } from './storedSheet.ts';
import { firstWork, firstWorkPosted } from './workSpan.ts';

/** When the first work of a deal begins, and when the deal ends (ms). null: not fixed. */
export type Horizon = { readonly begins: number | null; readonly ends: number | null };

/**
 * The rule of all periods that end before a deal starts. The end (ms) of a period (ms) from `now`:
 * at most half the time left until the first work begins, and a day before it, but at least two
 * hours, and never after it begins. Without a work ahead, the end of the deal is the limit.
 */
export const dueBefore = (period: number, now: number, { begins, ends }: Horizon): number => {
  if (begins === null || begins <= now) return ends === null || ends <= now ? now + period : Math.min(now + period, ends);
  const left = begins - now;
  const early = Math.max(businessRules.shortestPeriod, Math.min(Math.floor(left / 2), left - businessRules.workLead));
  return now + Math.min(period, left, early);
};

/** The earliest of these works that is ahead at `now`, and the end of the deal (all ms). */
export const horizon = (now: number, ends: number | null, ...works: readonly (number | null)[]): Horizon => {
  const ahead = works.filter((at) => at !== null && at > now) as number[];
  return { begins: ahead.length === 0 ? null : Math.min(...ahead), ends };
};

type Held = { readonly sheet?: HeldSheet | null; readonly posted?: Posted | null; readonly scheduleToClose?: number };
/** When the first work of a deal's terms begins (ms); before there are terms, of its posting. */
export const workOf = ({ sheet = null, posted = null }: Held): number | null => firstWork(sheet?.facts ?? null) ?? firstWorkPosted(posted);

/** The horizon of a deal's terms at `now` (ms). */
export const horizonOf = (held: Held, now: number): Horizon => horizon(now, held.scheduleToClose ?? null, workOf(held));

/**
 * The times (ms) of a question to a side: when it was asked, when the answer is due, and when a
 * reminder goes out. A short period has no reminder: its time is that of the answer.
 */
export const askedUntil = (now: number, horizon: Horizon) => {
  const answerDue = dueBefore(businessRules.answerPeriod, now, horizon);
  return { askedAt: now, answerDue, remindAt: reminderAt(now, answerDue) };
};

/** The times (ms) of a check by the office: asked, reminded, and to be decided by. */
export const checkedUntil = (now: number, horizon: Horizon) => ({
  askedAt: now,
  remindAt: dueBefore(businessRules.officeReminder, now, horizon),
  decideBy: dueBefore(businessRules.officeReminderAgain, now, horizon),
});

/**
 * The time of the reminder (ms): two days before the answer is due, but not before half of the
 * period. Equal to `answerDue` if the period is too short for a reminder.
 */
export const reminderAt = (askedAt: number, answerDue: number): number => {
  const period = answerDue - askedAt;
  if (period < 2 * businessRules.shortestPeriod) return answerDue;
  return answerDue - Math.min(businessRules.reminderLead, Math.floor(period / 2));
};
