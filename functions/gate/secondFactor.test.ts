import { describe, expect, test } from 'vitest';
import { isGoodForOffice } from './secondFactor.ts';

describe('where a second factor is asked of the office', () => {
  test('a password alone is not enough, in whatever form the token says so', () => {
    expect(isGoodForOffice({ firebase: {} }, true)).toBe(false);
    expect(isGoodForOffice({ firebase: { sign_in_second_factor: '' } }, true)).toBe(false);
    expect(isGoodForOffice({}, true)).toBe(false);
  });
  test('a sign-in with the code is', () => expect(isGoodForOffice({ firebase: { sign_in_second_factor: 'totp' } }, true)).toBe(true));
});

test('where none is asked for, a password is enough', () => expect(isGoodForOffice({}, false)).toBe(true));
