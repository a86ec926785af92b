import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { DAY, SECOND } from '#domain/kernel/calendar/instants.ts';
import { isLoopback, isPushService } from '#domain/people/account/notificationFields.ts';
import { startPushService } from '../../testing/pushService.ts';
import { type Device, webPusher } from './pusher.ts';

const payload = { title: 'オファーが届きました', path: '/talent/mypage/offers/offer-1' };
const keys = webPush.generateVAPIDKeys();
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(() => {
  vi.stubEnv('VAPID_PUBLIC_KEY', keys.publicKey);
  vi.stubEnv('VAPID_PRIVATE_KEY', keys.privateKey);
});
afterEach(() => {
  vi.unstubAllEnvs();
  service.answers(201);
  service.caught.length = 0;
});

const device = (fields: Partial<Device> = {}): Device => ({ id: 'd1', addedAt: 0, ...service.subscribe(), ...fields });
const push = webPusher((endpoint) => isPushService(endpoint) || isLoopback(endpoint));

describe('a push', () => {
  test('can be read by the device only, and is signed with our key', async () => {
    expect(await push(device(), payload)).toBe('sent');
    const [caught] = service.caught;
    expect(caught).toMatchObject({ payload, isOurs: true, headers: { 'content-encoding': 'aes128gcm', ttl: `${DAY / SECOND}` } });
    expect(`${caught?.headers.authorization}`).toContain(`k=${keys.publicKey}`);
  });

  test.each([404, 410])('to a device that the push service does not know (%i) is gone', async (status) => {
    service.answers(status);
    expect(await push(device(), payload)).toBe('gone');
  });
  test.each([400, 429, 500, 302])('with another status (%i) has failed, and redirects are not followed', async (status) => {
    service.answers(status);
    expect(await push(device(), payload)).toBe('failed');
    expect(service.caught).toEqual([]);
  });
  test('to a push service that is down has failed', async () =>
    expect(await push(device({ endpoint: 'http://127.0.0.1:9/push' }), payload)).toBe('failed'));
  test('with invalid keys of the device is gone', async () =>
    expect(await push(device({ p256dh: `B${'a'.repeat(86)}` }), payload)).toBe('gone'));

  test.each(['http://192.168.0.1/push', 'https://evil.example/push', 'http://127.0.0.1.evil.example/'])(
    'is never sent to %s',
    async (endpoint) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      expect(await push(device({ endpoint }), payload)).toBe('gone');
      expect(fetched).not.toHaveBeenCalled();
      fetched.mockRestore();
    },
  );
  test('of a deployment is never sent to this machine', async () => {
    expect(await webPusher(isPushService)(device(), payload)).toBe('gone');
    expect(service.caught).toEqual([]);
  });
  test('without VAPID keys is an error', async () => {
    vi.stubEnv('VAPID_PRIVATE_KEY', '');
    await expect(push(device(), payload)).rejects.toThrow('VAPID_PRIVATE_KEY');
  });
});
