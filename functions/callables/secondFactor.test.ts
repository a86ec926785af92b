import { describe, expect, test } from 'vitest';
import { requireSecondFactor, type SignedIn } from './secondFactor.ts';

const password: SignedIn = { isAdmin: true, firebase: {} };
const withApp: SignedIn = { isAdmin: true, firebase: { sign_in_second_factor: 'totp' } };
const refusal = (token: SignedIn, required: boolean) => {
  try {
    requireSecondFactor(token, required);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('where a second factor is asked of the office', () => {
  test('a password alone is refused, in whatever form the token says so', () => {
    expect(refusal(password, true)).toBe('second-factor-missing');
    expect(refusal({ isAdmin: true }, true)).toBe('second-factor-missing');
  });
  test('whoever gave the code passes', () => expect(refusal(withApp, true)).toBeNull());
  test('nobody else is asked for one', () => {
    expect(refusal({ firebase: {} }, true)).toBeNull();
    expect(refusal({ isAdmin: false, firebase: {} }, true)).toBeNull();
  });
});

test('where none is asked for, a password is enough', () => expect(refusal(password, false)).toBeNull());
