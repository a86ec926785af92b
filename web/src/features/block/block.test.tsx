import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { type Inbox, inboxPath } from '#projections/inbox/inbox.schema.ts';
import { emptyInbox } from '#projections/inbox/inbox.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { putEverything } from '#web/testing/world.ts';

beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
  server.answer('chats', () => ({ streamId: 'chat-o1', version: 9 }));
  server.answer('accounts', () => ({ streamId: 'account-x', version: 1 }));
});

const user = userEvent.setup();
const put = (uid: string, blocked: readonly string[]) =>
  server.put(inboxPath(uid), { ...emptyInbox(uid), ...(server.document(inboxPath(uid)) as Inbox | undefined), blocked });
const sent = () => server.asked.filter(({ callable }) => callable === 'accounts').map(({ payload }) => payload);

test('a member of a room blocks the other side after reading what follows', async () => {
  appAt('client', '/client/mypage/messages/o1');
  await user.click(await screen.findByRole('button', { name: 'このやり取り：メニュー' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ブロックする' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/相手には通知されません/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'ブロックする' }));
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'block', blockedId: uidOf.talent }]));
  act(() => put(uidOf.client, [uidOf.talent]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'このやり取り：メニュー' }));
  expect(await screen.findByRole('menuitem', { name: 'ブロックを解除する' })).toBeTruthy();
});

test('the room of an ended deal has the own block in the place of the message field, and the button that ends it', async () => {
  const offer = 'jobs/job-1/offers/o1';
  server.put(offer, { ...server.document(offer), status: 'IS_REFUSED' });
  put(uidOf.talent, [uidOf.client]);
  appAt('talent', '/talent/mypage/messages/o1');
  const closed = within((await screen.findByText(/^この相手をブロックしているため/)).closest('[role=status]') as HTMLElement);
  expect(screen.queryByLabelText('メッセージを入力')).toBeNull();
  await user.click(closed.getByRole('button', { name: 'ブロックを解除する' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ブロックを解除する' }));
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'unblock', blockedId: uidOf.client }]));
  act(() => put(uidOf.talent, []));
  await screen.findByLabelText('メッセージを入力');
});

test('a cast can block the client on the page of a job', async () => {
  appAt('talent', '/talent/jobs/job-1');
  await user.click(await screen.findByRole('button', { name: /をブロックする$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ブロックする' }));
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'block', blockedId: uidOf.client }]));
});

test('jobs of a blocked client are not in the list', async () => {
  const link = () => document.querySelector('a[href="/talent/jobs/job-1"]');
  appAt('talent', '/talent/jobs');
  await waitFor(() => expect(link()).not.toBeNull());
  act(() => put(uidOf.talent, [uidOf.client]));
  await waitFor(() => expect(link()).toBeNull());
});

test('a cast whom the client blocked is not in the list of casts', async () => {
  const link = () => document.querySelector(`a[href="/client/talents/${uidOf.talent}"]`);
  appAt('client', '/client/talents');
  await waitFor(() => expect(link()).not.toBeNull());
  act(() => put(uidOf.client, [uidOf.talent]));
  await waitFor(() => expect(link()).toBeNull());
});

test('the settings list the blocked people by name, also those who are hidden now, and end a block', async () => {
  put(uidOf.talent, [uidOf.client, 'hidden']);
  appAt('talent', '/talent/settings');
  expect(await screen.findByRole('button', { name: '現在表示できない会員のブロックを解除する' })).toBeTruthy();
  const [first] = await screen.findAllByRole('button', { name: /ブロックを解除する$/ });
  await user.click(first as HTMLElement);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ブロックを解除する' }));
  await waitFor(() => expect(sent()).toMatchObject([{ type: 'unblock', blockedId: uidOf.client }]));
});
