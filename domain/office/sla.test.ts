import { expect, test } from 'vitest';
import { HOUR } from '../calendar/instants.ts';
import { businessRules } from '../kernel/businessRules.ts';
import { slaOf, slaTexts } from './sla.ts';

test.each([
  [24 * HOUR - 1, 'onTime'],
  [24 * HOUR, 'slow'],
  [72 * HOUR - 1, 'slow'],
  [72 * HOUR, 'late'],
] as const)('what has waited %i ms is %s', (waited, sla) => expect(slaOf(waited)).toBe(sla));

test('the words name the hours at which the office is reminded', () => {
  expect(slaTexts.slow).toContain(`${businessRules.officeReminder / HOUR}時間`);
  expect(slaTexts.late).toContain(`${businessRules.officeReminderAgain / HOUR}時間`);
});
