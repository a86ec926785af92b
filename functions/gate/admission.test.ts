import { describe, expect, test } from 'vitest';
import { decider as account } from '#domain/account/account.ts';
import { fold } from '#domain/kernel/decider.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { refusalOf } from '#domain/testing/scenario.ts';
import { certifiedOnly, certifiedOrWaiting, somebodyElse } from './admission.ts';
import { callerOf } from './commandCallable.ts';

const token = { email: 'hana@example.com', email_verified: true };
const asked = (claims: object) => ({ auth: { uid: 'hana', token: { ...token, ...claims } } }) as never;
const codeOf = (act: () => unknown) => refusalOf(act as () => void)?.code;

describe('who may call at all', () => {
  test('somebody signed in with a verified e-mail', () => expect(callerOf(asked({}))).toMatchObject({ uid: 'hana', email: token.email }));
  test('unauthenticated: nobody', () => expect(codeOf(() => callerOf({}))).toBe('unauthenticated'));
  test('email-unverified: nobody without a verified e-mail', () => {
    for (const claims of [{ email_verified: false }, { email: undefined }])
      expect(codeOf(() => callerOf(asked(claims)))).toBe('email-unverified');
  });
  test('account-suspended: nobody whose account is suspended', () => {
    expect(codeOf(() => callerOf(asked({ suspended: true })))).toBe('account-suspended');
  });
});

describe('not-certified', () => {
  const registered: AnyEvent = { type: 'AccountRegistered', data: { email: token.email } };
  const chose = (role: 'client' | 'talent'): AnyEvent => ({ type: 'AccountRoleChosen', data: { role } });
  const refusalAfter = (...events: AnyEvent[]) => codeOf(() => certifiedOnly(fold(account, events as never)));
  test('is refused a client whom the office has not certified, and nobody else', () => {
    expect(refusalAfter(registered, chose('client'))).toBe('not-certified');
    expect(refusalAfter(registered, chose('client'), { type: 'ClientCertified', data: {} })).toBeUndefined();
    expect(refusalAfter(registered, chose('talent'))).toBeUndefined();
    expect(refusalAfter(registered)).toBeUndefined();
  });
  test('is refused a client who prepares only where the office took the certification back', () => {
    const preparing = (...events: AnyEvent[]) => codeOf(() => certifiedOrWaiting(fold(account, events as never)));
    const certified: AnyEvent = { type: 'ClientCertified', data: {} };
    expect(preparing(registered, chose('client'))).toBeUndefined();
    expect(preparing(registered, chose('client'), certified)).toBeUndefined();
    const revoked: AnyEvent = { type: 'ClientCertificationRevoked', data: { reason: null } };
    expect(preparing(registered, chose('client'), certified, revoked)).toBe('not-certified');
  });
});

test('nobody of the office acts on the own account', () => {
  expect(somebodyElse('ken', { uid: 'hana' })).toBe('ken');
  expect(codeOf(() => somebodyElse('hana', { uid: 'hana' }))).toBe('permission-denied');
});
