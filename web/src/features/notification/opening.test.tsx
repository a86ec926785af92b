// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { appAt, leaveApp } from '#web/testing/appAt.tsx';
import { server } from '#web/testing/fakeServer.ts';
import { newsText, putEverything } from '#web/testing/world.ts';

beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
});
afterEach(leaveApp);

const user = userEvent.setup();
const notices = (): string[] =>
  server.asked.filter(({ callable }) => callable === 'notifications').map(({ payload }) => String(payload.type));
const bell = () => screen.findByRole('link', { name: /^お知らせ 未読 \d+ 件$/ });

test('a notification is opened by being read, and leads to its deal', async () => {
  server.answer('notifications', () => ({ streamId: `notifications-${uidOf.talent}`, version: 1 }));
  const router = appAt('talent', '/talent/notification?tab=own');
  await bell();
  const [first] = await screen.findAllByRole('link', { name: /^未読 オファーが届きました/ });
  await user.click(first as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/talent\/notification\/./));
  await waitFor(() => expect(notices()).toHaveLength(1));
  await user.click(await screen.findByRole('link', { name: '内容を確認する' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/talent/mypage/offers/o1'));
});

test('a notification that a mail links to is opened by being shown', async () => {
  server.answer('notifications', () => ({ streamId: `notifications-${uidOf.client}`, version: 1 }));
  appAt('client', '/client/notification/offer-o1_2_client-1');
  await waitFor(() =>
    expect(server.asked).toMatchObject([
      { callable: 'notifications', payload: { type: 'open', notificationIds: ['offer-o1_2_client-1'] } },
    ]),
  );
});

test('all notifications are opened at once', async () => {
  server.answer('notifications', () => ({ streamId: `notifications-${uidOf.talent}`, version: 1 }));
  appAt('talent', '/talent/notification?tab=own');
  await user.click(await screen.findByRole('button', { name: 'すべて既読にする' }));
  await waitFor(() => expect(notices()).toHaveLength(1));
});

test('news are opened by being shown', async () => {
  server.answer('accounts', () => ({ streamId: `account-${uidOf.talent}`, version: 3 }));
  appAt('talent', '/talent/notification?tab=news');
  await screen.findByText(newsText.title);
  await waitFor(() => expect(server.asked).toMatchObject([{ callable: 'accounts', payload: { type: expect.stringMatching(/news/i) } }]));
});
