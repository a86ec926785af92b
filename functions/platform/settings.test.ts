import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callerOf } from '../gate/commandCallable.ts';
import { allowedOrigins, appCheckEnforced, isEmulated, isProtected, secondFactorRequired } from './settings.ts';

const emulator = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

describe('a switch that protects', () => {
  test.each([undefined, '', 'true', 'TRUE', 'False', '0', 'no'])('is on in production if the setting is %j', (said) => {
    expect(isProtected('REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: said })).toBe(true);
  });
  test('is off in production only with the word `false`', () => {
    expect(isProtected('REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: 'false' })).toBe(false);
  });
  test('is off with the emulators unless it is turned on', () => {
    expect(isProtected('REQUIRE_SECOND_FACTOR', emulator)).toBe(false);
    expect(isProtected('REQUIRE_SECOND_FACTOR', { ...emulator, REQUIRE_SECOND_FACTOR: 'true' })).toBe(true);
  });
  test('is on in an instance of Cloud Run, also if its environment names an emulator', () => {
    expect(isEmulated({ ...emulator, K_SERVICE: 'offers' })).toBe(false);
    expect(isEmulated({ ...emulator, CLOUD_RUN_JOB: 'replay' })).toBe(false);
    expect(isProtected('REQUIRE_SECOND_FACTOR', { ...emulator, K_SERVICE: 'offers' })).toBe(true);
  });
});

describe('in production', () => {
  beforeEach(() => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
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
    expect(allowedOrigins()).toEqual(['https://example.jp']);
    vi.stubEnv('MORE_ORIGINS', 'https://example.web.app, https://example.firebaseapp.com/');
    expect(allowedOrigins()).toEqual(['https://example.jp', 'https://example.web.app', 'https://example.firebaseapp.com']);
  });
});
