import { expect, test } from 'vitest';
import { businessRules } from '../kernel/businessRules.ts';
import { DAY, HOUR } from '../kernel/calendar/instants.ts';
import { slaOf, slaTexts } from './sla.ts';

test.each([
  [DAY - 1, 'onTime'],
  [DAY, 'slow'],
  [3 * DAY - 1, 'slow'],
  [3 * DAY, 'late'],
] as const)('an item that has waited %i ms is %s', (waited, sla) => expect(slaOf(waited)).toBe(sla));

test('the texts contain the hours of the office’s reminders', () => {
  expect(slaTexts.slow).toContain(`${businessRules.officeReminder / HOUR}時間`);
  expect(slaTexts.late).toContain(`${businessRules.officeReminderAgain / HOUR}時間`);
});
