import { businessRules } from '../kernel/businessRules.ts';

/** How long an item has waited, compared with the times of the office's reminders. */
export type Sla = 'onTime' | 'slow' | 'late';

/** The class of a waiting time (ms). */
export const slaOf = (waited: number): Sla => {
  if (waited >= businessRules.officeReminderAgain) return 'late';
  return waited >= businessRules.officeReminder ? 'slow' : 'onTime';
};

/** The text beside the colour. */
export const slaTexts: Readonly<Record<Sla, string>> = { onTime: '', slow: '（目安の24時間を超過）', late: '（目安の72時間を超過）' };
