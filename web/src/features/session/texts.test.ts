import { expect, test } from 'vitest';
import { messages } from '#domain/kernel/messages.ts';
import { checks } from './texts.ts';

test('every field of the sign-in screens has a message for an empty value', () => {
  expect([checks.email(''), checks.password(''), checks.newPassword(''), checks.repeated('', { password: '' })]).toEqual(
    Array.from({ length: 4 }, () => messages.required),
  );
});

test('a short or mismatched password has a message', () => {
  expect(checks.newPassword('1234567')).toBe(messages.min(8));
  expect(checks.newPassword('12345678')).toBeUndefined();
  expect(checks.repeated('12345679', { password: '12345678' })).toBe('パスワードが一致しません');
  expect(checks.repeated('12345678', { password: '12345678' })).toBeUndefined();
});
