import { expect, test } from 'vitest';
import { businessRules } from './businessRules.ts';

test('the numbers of the specification are unchanged (section 9)', () => {
  expect(businessRules).toMatchObject({ viewOrderMin: 100, viewOrderMax: 10_000, feeMin: 1, feeMax: 99_999_999 });
  expect(businessRules).toMatchObject({ callTimeout: 70_000, remoteConfigFetchTimeout: 60_000, remoteConfigMinimumInterval: 60_000 });
  expect(businessRules.reminderLead).toBeLessThan(businessRules.answerPeriod);
});
