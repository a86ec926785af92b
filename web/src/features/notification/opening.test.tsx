import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { noConnection } from '#web/entities/testing/subjects.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { usable } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { newsText, putEverything } from '#web/testing/world.ts';

beforeEach(() => {
  vi.setSystemTime(NOON);
  putEverything();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const bell = () => screen.findByRole('link', { name: /^お知らせ 未読 \d+ 件$/ });

test('a notification is opened by being read, and leads to its deal', async () => {
  server.answer('notifications', () => ({ streamId: `notifications-${uidOf.talent}`, version: 1 }));
  const router = appAt('talent', '/talent/notification?tab=own');
  await bell();
  const [first] = await screen.findAllByRole('link', { name: /^未読 オファーが届きました/ });
  await user.click(first as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/talent\/notification\/./));
  await waitFor(() => expect(opened()).toHaveLength(1));
  await user.click(await screen.findByRole('link', { name: '内容を確認する' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/talent/mypage/offers/o1'));
});

/** Puts rows in sight: those whose text matches. The rest of the list is below. */
const inSight = (wanted: RegExp) =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: readonly object[]) => void;
      constructor(seen: (entries: readonly object[]) => void) {
        this.#seen = seen;
      }
      observe(target: Element) {
        this.#seen([{ target, isIntersecting: wanted.test(target.textContent) }]);
      }
    },
  );
/** Answers as the server does, whose commit writes the opened documents. */
const answerOpening = () =>
  server.answer('notifications', ({ notificationIds }) => {
    for (const id of notificationIds as string[]) {
      const path = `notifications/${id}`;
      server.put(path, { ...server.document(path), openedAt: NOON });
    }
    return { streamId: `notifications-${uidOf.talent}`, version: 1 };
  });
const opened = (): string[][] =>
  server.asked.flatMap(({ callable, payload }) => (callable === 'notifications' ? [payload.notificationIds as string[]] : []));

test('notifications in sight are opened by one command when the list is left, others stay unread', async () => {
  inSight(/オファー/);
  answerOpening();
  const router = appAt('talent', '/talent/notification?tab=own');
  const unread = (await screen.findAllByRole('link', { name: /^未読 / })).map((link) => link.closest('li') as HTMLElement);
  const wanted = unread.filter(({ textContent }) => /オファー/.test(textContent)).map(({ id }) => id);
  expect(wanted.length).toBeGreaterThan(1);
  expect(wanted.length).toBeLessThan(unread.length);
  expect(opened()).toEqual([]);
  await act(() => router.navigate('/talent/mypage'));
  await waitFor(() => expect(opened()).toEqual([wanted]));
});

test('the button for all opens them with one command, and keeps its place when nothing is unread', async () => {
  answerOpening();
  appAt('talent', '/talent/notification?tab=own');
  const button = await usable('すべて既読にする');
  await user.click(button);
  await waitFor(() => expect(screen.queryAllByRole('link', { name: /^未読 / })).toEqual([]));
  expect(button.isConnected && button.hasAttribute('disabled')).toBe(true);
  expect(opened()).toHaveLength(1);
});

test('a notification that the list opens is not opened again on its own page', async () => {
  inSight(/./);
  answerOpening();
  appAt('talent', '/talent/notification?tab=own');
  const [first] = await screen.findAllByRole('link', { name: /^未読 オファーが届きました/ });
  await user.click(first as HTMLElement);
  await screen.findByRole('link', { name: '内容を確認する' });
  expect(opened()).toHaveLength(1);
});

test('a failed connection is no error to report, and they stay unread', async () => {
  inSight(/./);
  const logged = vi.spyOn(console, 'error');
  server.answer('notifications', () => Promise.reject(noConnection()));
  const router = appAt('talent', '/talent/notification?tab=own');
  await screen.findAllByRole('link', { name: /^未読 / });
  await act(() => router.navigate('/talent/mypage'));
  await waitFor(() => expect(opened()).toHaveLength(1));
  await bell();
  expect(logged).not.toHaveBeenCalled();
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

test('news are opened by being shown', async () => {
  server.answer('accounts', () => ({ streamId: `account-${uidOf.talent}`, version: 3 }));
  appAt('talent', '/talent/notification?tab=news');
  await screen.findByText(newsText.title);
  await waitFor(() => expect(server.asked).toMatchObject([{ callable: 'accounts', payload: { type: expect.stringMatching(/news/i) } }]));
});
