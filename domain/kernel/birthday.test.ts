import { expect, test } from 'vitest';
import { NOON } from '../testing/contexts.ts';
import { assertBirthdayAllowed, birthdayAsOf, birthdayFault } from './birthday.ts';
import { DomainError } from './domainError.ts';

const AHEAD = '今日までの日付を入力してください';
const TOO_EARLY = '120年前の今日以降の日付を入力してください';

test.each([
  ['2026-11-20', null],
  ['2026-11-21', AHEAD],
  ['9999-12-31', AHEAD],
  ['1998-04-12', null],
  ['1906-11-20', null],
  ['1905-11-21', null],
  ['1905-11-20', TOO_EARLY],
  ['0000-01-01', TOO_EARLY],
])('on 20 November 2026 the birthday %s: %s', (birthday, fault) => {
  expect(birthdayFault(birthday, NOON)).toBe(fault);
  const issues = birthdayAsOf(() => NOON).safeParse(birthday).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual(fault === null ? [] : [fault]);
});

test('the day begins at midnight in Japan', () => {
  expect(birthdayFault('2026-11-21', Date.parse('2026-11-20T23:59:59.999+09:00'))).toBe(AHEAD);
  expect(birthdayFault('2026-11-21', Date.parse('2026-11-21T00:00:00+09:00'))).toBeNull();
});

test('the error is at the field', () => {
  const refusal = () => assertBirthdayAllowed('2026-11-21', NOON);
  expect(refusal).toThrow(DomainError);
  expect(refusal).toThrow(expect.objectContaining({ code: 'invalid-argument', fields: { birthday: AHEAD } }));
});
