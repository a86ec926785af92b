import { describe, expect, test } from 'vitest';
import { hasRequiredSecondFactor } from './admission.ts';

describe('if the office needs a second factor', () => {
  test('a password alone is not enough, in any form of the token', () => {
    expect(hasRequiredSecondFactor({ firebase: {} }, true)).toBe(false);
    expect(hasRequiredSecondFactor({ firebase: { sign_in_second_factor: '' } }, true)).toBe(false);
    expect(hasRequiredSecondFactor({}, true)).toBe(false);
  });
  test('a sign-in with a code is enough', () =>
    expect(hasRequiredSecondFactor({ firebase: { sign_in_second_factor: 'totp' } }, true)).toBe(true));
});

test('without this rule a password is enough', () => expect(hasRequiredSecondFactor({}, false)).toBe(true));
