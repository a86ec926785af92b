import { expect, test } from 'vitest';
import { messages } from '#domain/kernel/messages.ts';
import { email } from '#domain/kernel/validation.ts';
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

test.each([
  ...['hana@example.com', 'try..this..0511@docomo.ne.jp', 'abc.def.@docomo.ne.jp', '.abc@ezweb.ne.jp', 'a/b@example.com', '#a@example.com'],
  ...['hana', 'hana@example', 'ha na@example.com', 'hana@日本語.jp', 'hana@exam ple.com', `${'a'.repeat(90)}@example.com`],
])('the sign-in and all other fields agree about the address %s', (address) => {
  expect([address, checks.email(address) === undefined]).toEqual([address, email.safeParse(address).success]);
});

test('dots of old addresses of mobile phones are accepted', () => {
  for (const address of ['try..this..0511@docomo.ne.jp', 'abc.def.@docomo.ne.jp', '.abc@ezweb.ne.jp'])
    expect([address, checks.email(address)]).toEqual([address, undefined]);
});
