import { expect, test } from 'vitest';
import { officeRoles } from '#domain/kernel/officeRoles.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { clientProfile, talentProfile } from '#domain/testing/profiles.ts';
import { clientRegistered, talentRegistered } from '../testing/documents.ts';
import { project } from '../testing/project.ts';
import { users } from './users.ts';

const user = (...streams: ReturnType<typeof envelopes>[]) => project([users], streams.flat())['users/hana'];
const registered = { type: 'AccountRegistered', data: { email: 'hana@example.com' } } as const;
const role = { type: 'AccountRoleChosen', data: { role: 'client' } } as const;

test('an account begins without role, certification or office', () => {
  expect(user(envelopes('account-hana', registered))).toEqual({
    id: 'hana',
    email: 'hana@example.com',
    name: '',
    kana: '',
    destinationEmail: 'hana@example.com',
    role: null,
    isAdmin: false,
    officeRoles: [],
    staffName: '',
    approvalLimit: null,
    suspended: false,
    isClientCertificated: false,
    hasTalentProfile: false,
    hasClientProfile: false,
    isTalentSuspended: true,
    wasCertified: false,
    wasPublished: false,
    isWaiting: false,
    returned: null,
    lastNewsOpenedAt: null,
    termsAgreed: null,
    termsAgreedAt: null,
    deletedAt: null,
    createdAt: NOON,
    updatedAt: NOON,
    version: 1,
  });
});

const certified = { type: 'ClientCertified', data: {} } as const;
const suspended = { type: 'AccountSuspended', data: { reason: '規約違反' } } as const;
const granted = { type: 'OfficeGranted', data: { operator: 'ops@example.com' } } as const;

test.each([
  ['role', 'client', [role]],
  ['isClientCertificated', true, [role, certified]],
  ['isClientCertificated', false, [role, certified, { type: 'ClientCertificationRevoked', data: { reason: null } }]],
  ['suspended', true, [suspended]],
  ['suspended', false, [suspended, { type: 'AccountSuspensionLifted', data: { reason: null } }]],
  ['officeRoles', ['review'], [{ type: 'OfficeDutiesSet', data: { roles: ['review'], approvalLimit: null, reason: '担当' } }]],
  ['approvalLimit', 100_000, [{ type: 'OfficeDutiesSet', data: { roles: [], approvalLimit: 100_000, reason: '担当' } }]],
  ['officeRoles', [...officeRoles], [granted]],
  ['isAdmin', true, [granted]],
  ['isAdmin', false, [granted, { type: 'OfficeRevoked', data: { operator: 'ops@example.com' } }]],
] as const)('%s becomes %s, and sets version and time', (field, value, events) => {
  expect(user(envelopes('account-hana', registered, ...events))).toMatchObject({
    [field]: value,
    version: events.length + 1,
    updatedAt: NOON + events.length * HOUR,
  });
});

test('profiles set their own fields, but not the version of the account', () => {
  const account = envelopes('account-hana', registered);
  const talent = envelopes('talent-hana', talentRegistered, { type: 'TalentPublished', data: {} });
  const client = envelopes('client-hana', clientRegistered);
  const whole = user(account, talent);
  expect(whole).toMatchObject({
    hasTalentProfile: true,
    isTalentSuspended: false,
    version: 1,
    updatedAt: talent.at(-1)?.meta.recordedAt,
    name: talentProfile.name,
  });
  expect(whole).toMatchObject({ kana: talentProfile.kana });
  expect(user(talent, account)).toEqual(whole);
  const ofClient = user(account, client);
  expect(ofClient).toMatchObject({
    hasClientProfile: true,
    version: 1,
    name: clientProfile.company.name,
    kana: clientProfile.company.kana,
  });
  expect(user(client, account)).toEqual(ofClient);
  const suspended = envelopes(
    'talent-hana',
    talentRegistered,
    { type: 'TalentPublished', data: {} },
    { type: 'TalentSuspended', data: { reason: '' } },
  );
  expect(user(suspended, account)).toMatchObject({ isTalentSuspended: true });
});

test('an erased person has no address', () => {
  expect(user(envelopes('account-hana', { type: 'AccountRegistered', data: { email: null } }))).toMatchObject({
    email: '',
    destinationEmail: null,
  });
});

test('the time of the last seen news is in the account', () => {
  const events: AnyEvent[] = [
    { type: 'AccountRegistered', data: { email: 'hana@example.com' } },
    { type: 'AccountNewsOpened', data: { newsAt: NOON - HOUR } },
  ];
  expect(project([users], envelopes('account-hana', ...events))['users/hana']).toMatchObject({ lastNewsOpenedAt: NOON - HOUR });
});

test('a member has the entered name, until the person leaves', () => {
  const named: AnyEvent = { type: 'AccountMemberNamed', data: { staffName: '佐伯 由香' } };
  const documents = project([users], envelopes('account-hana', registered, named));
  expect(documents['users/hana']).toMatchObject({ staffName: '佐伯 由香', version: 2 });
  expect(documents['officeAccounts/hana']).toMatchObject({ staffName: '佐伯 由香' });
  const left = project([users], envelopes('account-hana', registered, named, { type: 'AccountWithdrawn', data: { role: null } }));
  expect(left['officeAccounts/hana']).toMatchObject({ staffName: '' });
});

test('the mail choices are in the owner’s account, and are erased with the person', () => {
  const chosen = (topic: 'offers' | 'messages', mail: 'off' | 'digest'): AnyEvent => ({ type: 'AccountMailChosen', data: { topic, mail } });
  const events = [registered, chosen('offers', 'off'), chosen('messages', 'digest')];
  const documents = project([users], envelopes('account-hana', ...events));
  expect(documents['users/hana']).toMatchObject({ mailChoices: { offers: 'off', messages: 'digest' }, version: 3 });
  expect(documents['officeAccounts/hana']).not.toHaveProperty('mailChoices');
  const left = envelopes('account-hana', ...events, { type: 'AccountWithdrawn', data: { role: null } });
  expect(project([users], left)['users/hana']).toMatchObject({ mailChoices: {} });
});

test('the reason for a returned profile is in the account until the profile changes; the office reads only the time', () => {
  const account = envelopes('account-hana', registered);
  const returned: AnyEvent = { type: 'TalentProfileReturned', data: { reason: '写真の差し替え' } };
  const documents = project([users], [...account, ...envelopes('talent-hana', talentRegistered, returned)]);
  expect(documents['users/hana']).toMatchObject({ returned: { reason: '写真の差し替え', at: expect.any(Number) } });
  expect(documents['officeAccounts/hana']).toMatchObject({ returnedAt: expect.any(Number) });
  expect(documents['officeAccounts/hana']).not.toHaveProperty('returned');
  const mended: readonly AnyEvent[] = [
    { type: 'TalentProfileChanged', data: talentProfile },
    { type: 'TalentPublished', data: {} },
    { type: 'TalentWithdrawn', data: { taCode: null } },
  ];
  for (const next of mended)
    expect([next.type, user(account, envelopes('talent-hana', talentRegistered, returned, next))?.returned]).toEqual([next.type, null]);
  const ofClient: AnyEvent = { type: 'ClientProfileReturned', data: { reason: '所在地の確認' } };
  expect(user(account, envelopes('client-hana', clientRegistered, ofClient))).toMatchObject({ returned: { reason: '所在地の確認' } });
  const corrected: AnyEvent = { type: 'ClientProfileChanged', data: clientProfile };
  expect(user(account, envelopes('client-hana', clientRegistered, ofClient, corrected))?.returned).toBeNull();
});
