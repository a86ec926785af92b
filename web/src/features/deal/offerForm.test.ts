import { describe, expect, test } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { offerForm } from './offerForm.ts';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');
let now = NOW;
const form = offerForm(() => now);
const faultOf = (scheduleToClose: number) =>
  form
    .safeParse({ kind: 'OFFER', jobId: 'job-1', fee: 30_000, scheduleToClose })
    .error?.issues.map(({ path, message }) => [path.join(), message]);

describe('the end of an offer', () => {
  test('lies ahead', () => {
    expect(faultOf(NOW)).toEqual([['scheduleToClose', errorMessages['schedule-in-past']]]);
    expect(faultOf(NOW + 1)).toBeUndefined();
  });

  test('lies at most two years ahead', () => {
    expect(faultOf(NOW + businessRules.scheduleAheadMax)).toBeUndefined();
    expect(faultOf(NOW + businessRules.scheduleAheadMax + 1)).toEqual([['scheduleToClose', errorMessages['schedule-too-far']]]);
  });

  test('is checked against the time of the check, not of the form', () => {
    expect(faultOf(NOW + 1)).toBeUndefined();
    now = NOW + 1;
    expect(faultOf(NOW + 1)).toEqual([['scheduleToClose', errorMessages['schedule-in-past']]]);
    now = NOW;
  });
});
