import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { HOUR, NOON, uidOf } from '#domain/testing/contexts.ts';
import { expectAccessible } from '#web/testing/accessible.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { press } from '#web/testing/controls.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import DestinationEditScreen from './destinationEditScreen.tsx';

atNoon();

const stream = `account-${uidOf.talent}`;
const email = 'new@example.com';
const registered: AnyEvent = { type: 'AccountRegistered', data: { email: 'talent@example.com' } };
const requested: AnyEvent = {
  type: 'AccountDestinationRequested',
  data: { email, codeHash: 'a'.repeat(64), requestedAt: NOON, expiresAt: NOON + HOUR },
};
const takes = (...events: AnyEvent[]) => accepts('accounts', stream, ...events);
const open = (address: string, ...events: AnyEvent[]) => {
  putStream(stream, ...events);
  signedIn(uidOf.talent, { role: 'talent' });
  shownAt(address, <DestinationEditScreen />, '/destination/edit');
  return userEvent.setup();
};
const field = () => screen.findByLabelText(/^新しい通知先メールアドレス/);
const code = () => screen.findByLabelText<HTMLInputElement>(/^確認コード/);

test('another address is requested and waits for its code; the current one is refused', async () => {
  const user = open('/destination/edit', registered);
  takes(registered, requested);
  fireEvent.change(await field(), { target: { value: 'talent@example.com' } });
  await press(user, '通知先を変更する');
  await expectFaulty(await field(), '現在の通知先と同じです');
  expect(server.asked).toEqual([]);
  fireEvent.change(await field(), { target: { value: email } });
  await press(user, '通知先を変更する');
  await code();
  expect(server.asked).toMatchObject([{ callable: 'accounts', payload: { type: 'requestDestination', email } }]);
});

test('the code of the mail confirms it; a missing and a wrong one say so', async () => {
  const user = open('/destination/edit', registered, requested);
  await code();
  await press(user, '確認コードを送る');
  await expectFaulty(await code(), messages.required);
  await expectAccessible('the form of the code');
  refuses('accounts', 'confirmation-invalid', errorMessages['confirmation-invalid']);
  fireEvent.change(await code(), { target: { value: 'wrong-code' } });
  await press(user, '確認コードを送る');
  await screen.findByText(errorMessages['confirmation-invalid']);

  // The link in the mail has the code, and only a press sends it.
  cleanup();
  open('/destination/edit?code=right-code', registered, requested);
  expect((await code()).value).toBe('right-code');
  takes(registered, requested, { type: 'AccountDestinationConfirmed', data: {} });
  await press(user, '確認コードを送る');
  await within(await screen.findByRole('region', { name: '現在の通知先' })).findByText(email);
  await waitFor(() => expect(screen.queryByLabelText(/^確認コード/)).toBeNull());
  expect(server.lastCommand()).toMatchObject({ type: 'confirmDestination', code: 'right-code' });
});
