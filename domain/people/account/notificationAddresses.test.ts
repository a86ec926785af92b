import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { messages } from '../../kernel/validation.ts';
import { by, HOUR, NOON } from '../../testing/contexts.ts';
import { deviceNamed } from '../../testing/devices.ts';
import { scenario } from '../../testing/scenario.ts';
import { account } from './account.ts';
import type { AccountEvent } from './events.ts';

const { decider } = account;
const story = scenario(decider);
const login = 'hana@example.com';
const email = 'hana.mobile@example.com';
const registered: AccountEvent = { type: 'AccountRegistered', data: { email: login } };
const times = { requestedAt: NOON, expiresAt: NOON + businessRules.confirmationPeriod };
const requested: AccountEvent = { type: 'AccountDestinationRequested', data: { email, codeHash: 'hash-1', ...times } };
const confirmed: AccountEvent = { type: 'AccountDestinationConfirmed', data: {} };
const reset: AccountEvent = { type: 'AccountDestinationReset', data: {} };

const request = { type: 'requestDestination', email, codeHash: 'hash-1' } as const;
const confirm = { type: 'confirmDestination', codeHash: 'hash-1' } as const;

describe('another address for notifications', () => {
  test('is asked for', () => story.given(registered).when(request, by('talent'), [requested]));
  test('with another code within a minute: refused', () =>
    story
      .given(registered, requested)
      .when({ ...request, codeHash: 'hash-2' }, by('talent', NOON + businessRules.confirmationInterval - 1), 'too-many-requests'));
  test('within a minute after another was confirmed or taken back: refused', () => {
    const other = { ...request, email: 'somebody.else@example.com', codeHash: 'hash-2' };
    const soon = by('talent', NOON + businessRules.confirmationInterval - 1);
    story.given(registered, requested, reset).when(other, soon, 'too-many-requests');
    story.given(registered, requested, confirmed).when(other, soon, 'too-many-requests');
  });
  test('with another code after a minute: the first code is invalid', () => {
    const now = NOON + businessRules.confirmationInterval;
    const again: AccountEvent = {
      type: 'AccountDestinationRequested',
      data: { email, codeHash: 'hash-2', requestedAt: now, expiresAt: now + businessRules.confirmationPeriod },
    };
    story.given(registered, requested).when({ ...request, codeHash: 'hash-2' }, by('talent', now), [again]);
    story.given(registered, requested, again).when(confirm, by('talent', now), 'confirmation-invalid');
  });
  test('is confirmed within a day', () => story.given(registered, requested).when(confirm, by('talent', times.expiresAt - 1), [confirmed]));
  test('is confirmed once', () => story.given(registered, requested, confirmed).when(confirm, by('talent', NOON + 48 * HOUR), []));
  test('is not confirmed after a day', () =>
    story.given(registered, requested).when(confirm, by('talent', times.expiresAt), 'confirmation-expired'));
  test('is not confirmed with another code, nor when none was asked for', () => {
    story.given(registered, requested).when({ ...confirm, codeHash: 'hash-2' }, by('talent'), 'confirmation-invalid');
    story.given(registered).when(confirm, by('talent'), 'confirmation-invalid');
  });
  test('that is confirmed already gives no event', () =>
    story.given(registered, requested, confirmed).when({ ...request, codeHash: 'hash-2' }, by('talent'), []));
});

describe('the login e-mail as the address', () => {
  const toLogin = { ...request, email: login };
  test('is the default', () => story.given(registered).when(toLogin, by('talent'), []));
  test('counts again without a code', () => {
    story.given(registered, requested, confirmed).when(toLogin, by('talent'), [reset]);
    story.given(registered, requested).when(toLogin, by('talent'), [reset]);
  });
  test('twice', () => story.given(registered, requested, confirmed, reset).when(toLogin, by('talent'), []));
});

describe('a changed login e-mail', () => {
  const sync = { type: 'syncEmail', email: 'hana.new@example.com' } as const;
  const changed = (destinationFollows: boolean): AccountEvent => ({
    type: 'AccountEmailChanged',
    data: { email: sync.email, destinationFollows },
  });
  test('changes the address for notifications', () => story.given(registered).when(sync, by('talent'), [changed(true)]));
  test('does not change a confirmed address', () =>
    story.given(registered, requested, confirmed).when(sync, by('talent'), [changed(false)]));
  test('that is equal gives no event', () => story.given(registered).when({ ...sync, email: login }, by('talent'), []));
});

test('an address is required, has up to 100 characters, and the form of one', () => {
  const faultOf = (typed: string) => account.command.safeParse({ ...request, email: typed }).error?.issues[0]?.message;
  const long = (length: number) => `${'a'.repeat(length - login.length)}${login}`;
  expect(faultOf('')).toBe(messages.required);
  expect([faultOf(long(100)), faultOf(long(101))]).toEqual([undefined, messages.max(100)]);
  expect([faultOf('hana'), faultOf('hana@example')]).toEqual([messages.email, messages.email]);
});

const add = (name: string) => ({ type: 'addDevice', ...deviceNamed(name) }) as const;
const added = (name: string): AccountEvent => ({ type: 'AccountDeviceAdded', data: deviceNamed(name) });
const remove = (name: string) => ({ type: 'removeDevice', deviceId: deviceNamed(name).deviceId }) as const;
const removed = (name: string): AccountEvent => ({ type: 'AccountDeviceRemoved', data: { deviceId: deviceNamed(name).deviceId } });

describe('a device', () => {
  test('is added', () => story.given(registered).when(add('a'), by('talent'), [added('a')]));
  test('with new keys replaces the old keys', () => {
    const changed = { ...deviceNamed('a'), auth: 'z'.repeat(22) };
    story
      .given(registered, added('a'))
      .when({ type: 'addDevice', ...changed }, by('talent'), [{ type: 'AccountDeviceAdded', data: changed }]);
  });
  test('above the limit replaces the oldest', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    expect(names).toHaveLength(businessRules.pushDevicesMax);
    story.given(registered, ...names.map(added)).when(add('f'), by('talent'), [removed('a'), added('f')]);
  });
  test('is removed by the person or the system', () => {
    for (const context of [by('talent'), by('system')]) story.given(registered, added('a')).when(remove('a'), context, [removed('a')]);
  });
});

describe('the address of a device', () => {
  const takes = (endpoint: string) => account.command.safeParse({ ...add('a'), endpoint }).success;
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://sg2p.notify.windows.com/w/?token=abc',
  ])('%s is a push service', (endpoint) => expect(takes(endpoint)).toBe(true));
  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://evil-fcm.googleapis.com/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://push.apple.com.evil.example/abc',
    'https://notify.windows.com.evil.example/abc',
    'https://127.0.0.1/abc',
    'http://localhost/abc',
    'http://metadata.google.internal/abc',
    'nonsense',
  ])('%s is not a push service', (endpoint) => expect(takes(endpoint)).toBe(false));
});
