import { DAY } from '../../kernel/calendar/instants.ts';
import type { Upcaster } from '../../kernel/eventDefinition.ts';

// Upcasters for releases whose periods ignored the day of work. The numbers are those of that
// time: they stay when `businessRules` changes.

/** Two days before the answer, or not at all (`answerDue`) if it was due within two days. */
export const remindedBefore: Upcaster = (data) => {
  const { askedAt, answerDue } = data as { readonly askedAt: number | null; readonly answerDue: number | null };
  if (askedAt === null || answerDue === null) return { ...data, remindAt: null };
  return { ...data, remindAt: answerDue - 2 * DAY > askedAt ? answerDue - 2 * DAY : answerDue };
};

/** The office was reminded after one day and after three. */
export const checkedBefore: Upcaster = (data) => {
  const askedAt = data.askedAt as number;
  return { ...data, remindAt: askedAt + DAY, decideBy: askedAt + 3 * DAY };
};

/** The cast was reminded of an inquiry after three days. */
export const inquiredBefore: Upcaster = (data) => ({ ...data, remindAt: (data.askedAt as number) + 3 * DAY });
