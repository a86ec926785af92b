import { expect, test } from 'vitest';
import { decider as account } from '#domain/account/account.ts';
import { decider as client } from '#domain/client/client.ts';
import { fold } from '#domain/kernel/decider.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { decider as talent } from '#domain/talent/talent.ts';
import { clientProfile, talentProfile } from '#domain/testing/profiles.ts';
import { claimsOf } from './claims.ts';

const registered: AnyEvent = { type: 'AccountRegistered', data: { email: 'hana@example.com' } };
const chose = (role: 'talent' | 'client'): AnyEvent => ({ type: 'AccountRoleChosen', data: { role } });
const cast: AnyEvent = { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } };
const company: AnyEvent = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } };

/** The claims of somebody with these events in the three streams. */
const claimsAfter = (ofAccount: readonly AnyEvent[], ofTalent: readonly AnyEvent[] = [], ofClient: readonly AnyEvent[] = []) =>
  claimsOf(fold(account, ofAccount as never), fold(talent, ofTalent as never), fold(client, ofClient as never));

test.each<[string, readonly AnyEvent[], unknown, readonly AnyEvent[], unknown]>([
  ['role', [registered], undefined, [registered, chose('talent')], 'talent'],
  [
    'isClientCertificated',
    [registered, chose('client')],
    false,
    [registered, chose('client'), { type: 'ClientCertified', data: {} }],
    true,
  ],
  ['suspended', [registered], false, [registered, { type: 'AccountSuspended', data: { reason: '規約違反' } }], true],
  ['isAdmin', [registered], false, [registered, { type: 'OfficeGranted', data: { operator: 'ops@example.com' } }], true],
])('the claims are those of the account: %s', (claim, before, none, after, value) => {
  const of = (events: readonly AnyEvent[]) => (claimsAfter(events) as Readonly<Record<string, unknown>>)[claim];
  expect([of(before), of(after)]).toEqual([none, value]);
});

test('the claims say whether there is a profile, and whether others see it', () => {
  const account = [registered, chose('talent')];
  expect(claimsAfter(account)).toMatchObject({ hasTalentProfile: false, hasClientProfile: false, isTalentSuspended: true });
  expect(claimsAfter(account, [cast])).toMatchObject({ hasTalentProfile: true, isTalentSuspended: true });
  expect(claimsAfter(account, [cast, { type: 'TalentPublished', data: {} }])).toMatchObject({ isTalentSuspended: false });
  expect(claimsAfter([registered, chose('client')], [], [company])).toMatchObject({ hasClientProfile: true });
});

test('of somebody who left nothing is claimed', () => {
  const left = [registered, chose('client'), { type: 'ClientCertified', data: {} }, { type: 'AccountWithdrawn', data: { role: 'client' } }];
  expect(claimsAfter(left as AnyEvent[])).toMatchObject({ isAdmin: false, suspended: false, isClientCertificated: false });
  expect(claimsAfter(left as AnyEvent[])).not.toHaveProperty('role');
});
