import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callerOf } from '../gate/commandCallable.ts';
import { keepLogLines } from '../testing/logLines.ts';
import { appCheckEnforced, isProtected, secondFactorRequired, siteOrigins, transferOrigin } from './settings.ts';

describe('a switch that protects', () => {
  test.each([undefined, '', 'true', 'TRUE', 'False', '0', 'no'])('is on if the setting is %j', (said) => {
    expect(isProtected('REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: said })).toBe(true);
  });
  test('is off only with the word `false`', () => {
    expect(isProtected('REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: 'false' })).toBe(false);
  });
});

const lines = keepLogLines();
test('the account for transfers is whole or missing', () => {
  const origin = { code: '0123456789', name: 'キャストヒロバ', bankCode: '0149', branchCode: '001', kind: 'ORDINARY', number: '0123456' };
  expect(transferOrigin({ TRANSFER_ORIGIN: JSON.stringify(origin) })).toEqual({ ...origin, name: 'ｷﾔｽﾄﾋﾛﾊﾞ' });
  for (const said of ['', '{}', JSON.stringify({ ...origin, code: '' })]) expect(transferOrigin({ TRANSFER_ORIGIN: said })).toBeNull();
  expect(lines).toHaveLength(2);
});

describe('in production', () => {
  beforeEach(() => {
    vi.stubEnv('SITE_URL', 'https://example.jp/');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  const office = { isAdmin: false, email: 'office@example.com', email_verified: true };
  const asked = (token: object) => ({ auth: { uid: 'office-1', token } }) as unknown as Parameters<typeof callerOf>[0];

  test('a password is not enough for the office, whatever role the token has', () => {
    expect(callerOf(asked(office))).toMatchObject({ uid: 'office-1', hasRequiredSecondFactor: false });
    expect(callerOf(asked({ ...office, firebase: { sign_in_second_factor: 'totp' } }))).toMatchObject({ hasRequiredSecondFactor: true });
    vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
    expect([secondFactorRequired(), appCheckEnforced()]).toEqual([false, true]);
    expect(callerOf(asked(office))).toMatchObject({ hasRequiredSecondFactor: true });
  });

  test('only the site and the configured origins may call', () => {
    expect(siteOrigins()).toEqual(['https://example.jp']);
    vi.stubEnv('MORE_ORIGINS', 'https://example.web.app, https://example.firebaseapp.com/');
    expect(siteOrigins()).toEqual(['https://example.jp', 'https://example.web.app', 'https://example.firebaseapp.com']);
  });
});
