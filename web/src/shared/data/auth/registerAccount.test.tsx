import { expect, test } from 'vitest';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn, signedOut } from '#web/testing/fakeSession.ts';
import { registerAccount } from './registerAccount.ts';

test('a new account is registered once', async () => {
  server.answer('accounts', () => ({ streamId: 'account-newcomer', version: 1 }));
  signedIn('registersOnce', {});
  await Promise.all([registerAccount(), registerAccount()]);
  expect(server.asked.map(({ payload }) => payload.type)).toEqual(['register']);
});

test('nothing is sent for a user who signs out while the SDK is loaded', async () => {
  signedIn('somebody', {});
  const ended = registerAccount();
  signedOut();
  await ended;
  expect(server.asked).toEqual([]);
});
