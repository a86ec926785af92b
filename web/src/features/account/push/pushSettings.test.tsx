import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { firebaseConfig } from '#web/shared/data/platform/environment.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import { lookUp } from './browserPush.ts';
import { PushSettings } from './pushSettings.tsx';

atNoon();

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const deviceId = createHash('sha256').update(endpoint).digest('base64url');
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

type World = { permission: NotificationPermission; answer: NotificationPermission; subscribed: boolean };
let world: World;
const asked = vi.fn();

/** A browser that supports push; each test sets the user's permission. */
const stubBrowser = (): void => {
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      world.subscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (world.subscribed ? subscription : null),
    subscribe: async () => {
      world.subscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = { register: async () => registration, getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return world.permission;
    },
    requestPermission: async () => {
      asked();
      world.permission = world.answer;
      return world.answer;
    },
  });
};

beforeEach(() => {
  world = { permission: 'default', answer: 'granted', subscribed: false };
  asked.mockReset();
  firebaseConfig.vapidKey = 'key';
  stubBrowser();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const shown = (...deviceIds: string[]) => {
  server.put(`users/${uidOf.talent}`, { version: 2 });
  server.answer('accounts', () => ({ streamId: `account-${uidOf.talent}`, version: 2 }));
  signedIn(uidOf.talent, { role: 'talent' });
  shownAt('/talent/settings', <PushSettings deviceIds={deviceIds} />);
  return userEvent.setup();
};
const on = () => screen.findByRole('button', { name: 'この端末で通知を受け取る' });
const off = () => screen.findByRole('button', { name: 'この端末への通知をやめる' });
const sent = () => server.asked.filter(({ callable }) => callable === 'accounts').map(({ payload }) => payload);

test('no permission is asked for before a press', async () => {
  shown();
  await screen.findByText('オフになっています');
  expect(asked).not.toHaveBeenCalled();
  expect(world.subscribed).toBe(false);
});

test('a press asks for permission, subscribes, and sends the endpoint to the server', async () => {
  const user = shown();
  await user.click(await on());
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'addDevice', endpoint, ...keys }]));
  expect(asked).toHaveBeenCalledOnce();
});

test('push is on if both browser and server have the subscription, and can be turned off', async () => {
  world = { permission: 'granted', answer: 'granted', subscribed: true };
  const user = shown(deviceId);
  await screen.findByText('オンになっています');
  await user.click(await off());
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'removeDevice', deviceId }]));
  await waitFor(() => expect(world.subscribed).toBe(false));
});

test('a device that the server has removed is off', async () => {
  world = { permission: 'granted', answer: 'granted', subscribed: true };
  shown('another');
  await on();
});

test('a user who refuses sees what to do', async () => {
  world.answer = 'default';
  const user = shown();
  await user.click(await on());
  expect((await screen.findByRole('alert')).textContent).toContain('「許可」を選んでください');
  expect(sent()).toEqual([]);
});

test('a user who blocked notifications sees how to allow them', async () => {
  world.answer = 'denied';
  const user = shown();
  await user.click(await on());
  await screen.findByText(/通知がブロックされています/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed server call is reported', async () => {
  const user = shown();
  refuses('accounts', 'unavailable', '通信できませんでした。');
  await user.click(await on());
  expect((await screen.findByRole('alert')).textContent).toBe('通信できませんでした。');
});

test('a browser without push support says so', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager');
  shown();
  await screen.findByText(/ブラウザは、端末への通知に対応していません/);
});

test('an iPhone outside the home screen shows how to add the app', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  shown();
  await screen.findByText(/「ホーム画面に追加」/);
});

test('without a server key push is not offered', async () => {
  firebaseConfig.vapidKey = '';
  expect(await lookUp()).toEqual({ kind: 'unset' });
  shown();
  expect(screen.queryByRole('heading')).toBeNull();
});
