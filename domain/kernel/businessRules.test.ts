import { describe, expect, test } from 'vitest';
import { DAY, NOON } from '../testing/contexts.ts';
import { answerDueFrom, businessRules, reminderAt } from './businessRules.ts';

describe('when an answer is due', () => {
  test('seven days after it was asked', () => expect(answerDueFrom(NOON, NOON + 30 * DAY)).toBe(NOON + 7 * DAY));
  test('at the end of the deal if that is earlier', () => {
    expect(answerDueFrom(NOON, NOON + 7 * DAY - 1)).toBe(NOON + 7 * DAY - 1);
    expect(answerDueFrom(NOON, NOON + 7 * DAY + 1)).toBe(NOON + 7 * DAY);
  });
});

describe('when a reminder goes out', () => {
  test('two days before the answer is due', () => expect(reminderAt(NOON, NOON + 7 * DAY)).toBe(NOON + 5 * DAY));
  test('never at once: an answer due within two days has no reminder', () => {
    expect(reminderAt(NOON, NOON + 2 * DAY)).toBeNull();
    expect(reminderAt(NOON, NOON + 2 * DAY + 1)).toBe(NOON + 1);
  });
});

test('the numbers of the specification are unchanged (section 9)', () => {
  expect(businessRules).toMatchObject({ viewOrderMin: 100, viewOrderMax: 10_000, feeMin: 1, feeMax: 99_999_999 });
  expect(businessRules).toMatchObject({ callTimeout: 70_000, remoteConfigFetchTimeout: 60_000, remoteConfigMinimumInterval: 60_000 });
  expect(businessRules.reminderLead).toBeLessThan(businessRules.answerPeriod);
});
