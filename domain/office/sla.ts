import { businessRules } from '../kernel/businessRules.ts';

/** How long something has waited for the office, against when the office is reminded of it. */
export type Sla = 'onTime' | 'slow' | 'late';

/** By how long it has waited (ms). */
export const slaOf = (waited: number): Sla => {
  if (waited >= businessRules.officeReminderAgain) return 'late';
  return waited >= businessRules.officeReminder ? 'slow' : 'onTime';
};

/** What is said of it beside the colour. */
export const slaTexts: Readonly<Record<Sla, string>> = { onTime: '', slow: '（24時間超過）', late: '（72時間超過）' };
