import { describe, expect, test } from 'vitest';
import { fold } from '#domain/kernel/decider.ts';
import { account } from '#domain/people/account/account.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { refusalOf } from '#domain/testing/scenario.ts';
import { assertNotSelf, certifiedOnly } from './admission.ts';
import { callerOf } from './commandCallable.ts';

const token = { email: 'hana@example.com', email_verified: true };
const asked = (claims: object) => ({ auth: { uid: 'hana', token: { ...token, ...claims } } }) as never;
const codeOf = (act: () => unknown) => refusalOf(act as () => void)?.code;

describe('who may call', () => {
  test('an account with a verified e-mail', () => expect(callerOf(asked({}))).toMatchObject({ uid: 'hana', email: token.email }));
  test('unauthenticated: nobody is signed in', () => expect(codeOf(() => callerOf({}))).toBe('unauthenticated'));
  test('email-unverified: the e-mail is not verified', () => {
    for (const claims of [{ email_verified: false }, { email: undefined }])
      expect(codeOf(() => callerOf(asked(claims)))).toBe('email-unverified');
  });
  test('account-suspended: the account is suspended', () => {
    expect(codeOf(() => callerOf(asked({ suspended: true })))).toBe('account-suspended');
  });
});

describe('not-certified', () => {
  const registered: AnyEvent = { type: 'AccountRegistered', data: { email: token.email } };
  const chose = (role: 'client' | 'talent'): AnyEvent => ({ type: 'AccountRoleChosen', data: { role } });
  const refusalAfter = (...events: AnyEvent[]) => codeOf(() => certifiedOnly(fold(account.decider, events as never)));
  test('only an uncertified client is refused', () => {
    expect(refusalAfter(registered, chose('client'))).toBe('not-certified');
    const certified: AnyEvent = { type: 'ClientCertified', data: {} };
    expect(refusalAfter(registered, chose('client'), certified)).toBeUndefined();
    const revoked: AnyEvent = { type: 'ClientCertificationRevoked', data: { reason: null } };
    expect(refusalAfter(registered, chose('client'), certified, revoked)).toBe('not-certified');
    expect(refusalAfter(registered, chose('talent'))).toBeUndefined();
    expect(refusalAfter(registered)).toBeUndefined();
  });
});

test('a member of the office cannot act on the own account', () => {
  expect(assertNotSelf('ken', { uid: 'hana' })).toBe('ken');
  expect(codeOf(() => assertNotSelf('hana', { uid: 'hana' }))).toBe('permission-denied');
});
