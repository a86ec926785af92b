import { describe, expect, test } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { httpCaller } from './sendFile.ts';

const verified = { uid: 'office-1', email: 'office@example.com', email_verified: true, auth_time: 1_795_143_600 };

/** Calls `httpCaller` with these headers; the verifiers accept one token each. */
const ask = (headers: Record<string, string>, claims: object = {}, enforceAppCheck = false) => {
  const only = (sound: string, answer: object) => async (token: string) => {
    if (token !== sound) throw new Error('no such token');
    return answer as never;
  };
  const auth = { verifyIdToken: only('id', { ...verified, ...claims }) };
  const appCheck = { verifyToken: only('app', { appId: 'web' }) };
  return httpCaller({ auth, appCheck }, { header: (name) => headers[name] }, enforceAppCheck);
};
const signedIn = { Authorization: 'Bearer id' };

describe('an HTTP request', () => {
  test('acts for the account of its ID token', async () => {
    expect(await ask(signedIn)).toEqual({ uid: 'office-1', email: 'office@example.com', hasRequiredSecondFactor: false, signedInAt: NOON });
    expect(await ask({ Authorization: 'bearer id' })).toMatchObject({ uid: 'office-1' });
  });
  test.each([
    ['no token', {}],
    ['another scheme', { Authorization: 'Basic id' }],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['a token that does not verify', { Authorization: 'Bearer forged' }],
  ])('with %s is refused', (_, headers) => expect(ask(headers)).rejects.toMatchObject({ code: 'unauthenticated' }));
  test.each([
    ['whose e-mail is not verified', { email_verified: false }, 'email-unverified'],
    ['who has no e-mail', { email: undefined }, 'email-unverified'],
    ['who is suspended', { suspended: true }, 'account-suspended'],
  ] as const)('of somebody %s is refused', (_, claims, code) => expect(ask(signedIn, claims)).rejects.toMatchObject({ code }));
  test.each([
    ['none', signedIn],
    ['one that does not verify', { ...signedIn, 'X-Firebase-AppCheck': 'forged' }],
  ])('is refused if App Check is enforced and it has %s', async (_, headers) => {
    await expect(ask(headers, {}, true)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await ask(headers)).toMatchObject({ uid: 'office-1' });
  });
  test('passes with both tokens', async () => {
    expect(await ask({ ...signedIn, 'X-Firebase-AppCheck': 'app' }, {}, true)).toMatchObject({ uid: 'office-1' });
  });
});
