import { expect, test } from 'vitest';
import { fold } from '#domain/kernel/decider.ts';
import { account } from '#domain/people/account/account.ts';
import { client } from '#domain/people/client/client.ts';
import { talent } from '#domain/people/talent/talent.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile, talentProfile } from '#domain/testing/profiles.ts';
import { users } from '#projections/account/users.ts';
import { project } from '#projections/testing/project.ts';
import { claimsOf } from './claims.ts';

const registered: AnyEvent = { type: 'AccountRegistered', data: { email: 'hana@example.com' } };
const chose = (role: 'talent' | 'client'): AnyEvent => ({ type: 'AccountRoleChosen', data: { role } });
const cast: AnyEvent = { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } };
const company: AnyEvent = { type: 'ClientProfileRegistered', data: { ...clientProfile, paymentMethod: 2 } };

const claimsAfter = (ofAccount: readonly AnyEvent[], ofTalent: readonly AnyEvent[] = [], ofClient: readonly AnyEvent[] = []) =>
  claimsOf(fold(account.decider, ofAccount as never), fold(talent.decider, ofTalent as never), fold(client.decider, ofClient as never));

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

test('the claims tell whether there is a profile and whether others can see it', () => {
  const account = [registered, chose('talent')];
  expect(claimsAfter(account)).toMatchObject({ hasTalentProfile: false, hasClientProfile: false, isTalentSuspended: true });
  expect(claimsAfter(account, [cast])).toMatchObject({ hasTalentProfile: true, isTalentSuspended: true });
  expect(claimsAfter(account, [cast, { type: 'TalentPublished', data: {} }])).toMatchObject({ isTalentSuspended: false });
  expect(claimsAfter([registered, chose('client')], [], [company])).toMatchObject({ hasClientProfile: true });
});

const published: AnyEvent = { type: 'TalentPublished', data: {} };
const certified: AnyEvent = { type: 'ClientCertified', data: {} };
test.each<[string, boolean, readonly AnyEvent[], readonly AnyEvent[]]>([
  ['nobody without a role', false, [registered], []],
  ['a cast without a profile: the form comes first', false, [registered, chose('talent')], []],
  ['a cast whose profile was never published', true, [registered, chose('talent')], [cast]],
  ['a published cast', false, [registered, chose('talent')], [cast, published]],
  ['a suspended cast', false, [registered, chose('talent')], [cast, published, { type: 'TalentSuspended', data: { reason: '' } }]],
  ['a client who was never certified', true, [registered, chose('client')], []],
  ['a certified client', false, [registered, chose('client'), certified], []],
  [
    'a client whose certification was taken back',
    false,
    [registered, chose('client'), certified, { type: 'ClientCertificationRevoked', data: { reason: null } }],
    [],
  ],
])('waiting for the office: %s (%s)', (_who, isWaiting, ofAccount, ofTalent) => {
  expect(claimsAfter(ofAccount, ofTalent)).toMatchObject({ isWaiting });
  // The document for rules and web app has the same values.
  const events = [...envelopes('account-hana', ...(ofAccount as never[])), ...envelopes('talent-hana', ...(ofTalent as never[]))];
  expect(project([users], events)['users/hana']).toMatchObject({ isWaiting });
});

test('a person who left has no claims', () => {
  const left = [registered, chose('client'), { type: 'ClientCertified', data: {} }, { type: 'AccountWithdrawn', data: { role: 'client' } }];
  expect(claimsAfter(left as AnyEvent[])).toMatchObject({ isAdmin: false, suspended: false, isClientCertificated: false });
  expect(claimsAfter(left as AnyEvent[])).not.toHaveProperty('role');
});
