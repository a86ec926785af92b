import { expect, test } from 'vitest';
import { nextRun, schedulerText, schedules } from './schedules.ts';

const tokyo = (text: string) => Date.parse(`${text}+09:00`);

test.each([
  [schedules.sweep, 'every 1 minutes', '2026-11-20T10:00:30', '2026-11-20T10:01:30'],
  [schedules.seal, '10 0 * * *', '2026-11-20T00:10:00', '2026-11-21T00:10:00'],
  [schedules.seal, '10 0 * * *', '2026-12-31T23:59:59', '2027-01-01T00:10:00'],
  [schedules.seal, '10 0 * * *', '2026-11-20T00:09:59', '2026-11-20T00:10:00'],
  [{ dailyAt: '15:30' }, '30 15 * * *', '2026-11-20T10:00:00', '2026-11-20T15:30:00'],
])('%j is "%s" for Cloud Scheduler, and after %s comes at %s', (schedule, text, after, next) => {
  expect(schedulerText(schedule)).toBe(text);
  expect(nextRun(schedule, tokyo(after))).toBe(tokyo(next));
});
