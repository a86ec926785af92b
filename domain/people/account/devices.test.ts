import { describe, expect, test } from 'vitest';
import { businessRules } from '../../kernel/businessRules.ts';
import { by } from '../../testing/contexts.ts';
import { deviceNamed } from '../../testing/devices.ts';
import { scenario } from '../../testing/scenario.ts';
import { type AccountEvent, account } from './account.ts';

const { decider } = account;
const story = scenario(decider);
const registered: AccountEvent = { type: 'AccountRegistered', data: { email: 'hana@example.com' } };
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
  test('without an account is refused', () => story.given().when(add('a'), by(null), 'not-found'));
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
