import { expect, test } from 'vitest';
import * as functions from '#functions/index.ts';
import { schedules } from '#functions/platform/schedules.ts';
import { functionsIn } from './exportedFunctions.ts';
import { scheduleOf } from './triggers.ts';

test('the table has exactly the scheduled functions', () => {
  const scheduled = functionsIn(functions).filter((func) => func.kind === 'schedule');
  expect(Object.fromEntries(scheduled.map((func) => [func.name, scheduleOf(func)]))).toEqual(schedules);
});

test('a function that is deployed with another schedule is refused', () => {
  expect(() => scheduleOf({ name: 'sweep', schedule: 'every 5 minutes' })).toThrow('every 5 minutes');
  expect(() => scheduleOf({ name: 'unknown', schedule: 'every 1 minutes' })).toThrow('unknown');
});
