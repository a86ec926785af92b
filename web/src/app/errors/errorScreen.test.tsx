import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { siteName } from '#domain/kernel/siteName.ts';
import { guardMessages } from '#web/routing/guard.ts';
import { watchLostChunks } from '#web/shared/data/platform/reloadGuard.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { signOut } from '#web/testing/fakeAccounts.ts';
import { signedIn, signedOut } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

const reported = vi.hoisted(() => vi.fn());
vi.mock('#web/shared/data/platform/reportError.ts', () => ({ reportError: reported }));

const { ErrorScreen } = await import('./errorScreen.tsx');
const { RouteError } = await import('../app.tsx');

afterEach(() => {
  signedOut();
  vi.restoreAllMocks();
  reported.mockClear();
});

test.each([
  [404, '404 Page is not found', 'ページが見つかりません'],
  [401, '401 Unauthorized', 'まだ表示できないページです'],
  [403, '403 Forbidden', '権限のないページです'],
])('%i has the specification’s heading, Japanese text and two links', (status, heading, words) => {
  signedIn('a', { role: 'client' });
  vi.spyOn(history, 'length', 'get').mockReturnValue(3);
  shownAt('/', <ErrorScreen status={status} message="どうしてかを伝える文。" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words);
  expect(screen.getByText('どうしてかを伝える文。')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ホームへ' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: '前の画面へ戻る' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '事務局へのお問い合わせ' }).getAttribute('href')).toBe('/contact');
});

test('an uncertified client’s home link leads to the own page, not back to the refusal', () => {
  signedIn('a', { role: 'client', hasClientProfile: true });
  shownAt('/', <ErrorScreen status={401} message="" />);
  for (const name of ['ホームへ', siteName]) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/client/mypage');
});

test('the heading in English is a small code, and the text in Japanese is the title', () => {
  shownAt('/', <ErrorScreen status={404} message="" />);
  expect(screen.getByRole('heading', { level: 1 }).className).toContain('code');
  expect(screen.getByRole('heading', { level: 2 }).className).toContain('title');
  cleanup();
  shownAt('/', <ErrorScreen status={undefined} message="" />);
  expect(screen.getByRole('heading', { level: 1 }).className).toContain('title');
});

test.each([
  [true, 401, 1],
  [false, 401, 0],
  [true, 403, 0],
])('a user who waits (%s) reads at %i how long the office takes: %i', (isWaiting, status, count) => {
  signedIn('a', { role: 'client', hasClientProfile: true, isWaiting });
  shownAt('/', <ErrorScreen status={status} message="" />);
  expect(screen.queryAllByText('事務局の確認は、登録から3日以内が目安です。')).toHaveLength(count);
});

test('a cast reads that the office begins after the consent of a guardian', () => {
  signedIn('a', { role: 'talent', hasTalentProfile: true, isWaiting: true });
  shownAt('/', <ErrorScreen status={401} message="" />);
  expect(screen.getByText('事務局の確認は、登録（18歳未満の方は保護者の同意）から3日以内が目安です。')).toBeTruthy();
});

test('the home button of 404 leads to the index, for an uncertified client too', () => {
  signedIn('a', { role: 'client', hasClientProfile: true });
  shownAt('/', <ErrorScreen status={404} message="" />);
  expect(screen.getByRole('link', { name: 'ホームへ' }).getAttribute('href')).toBe('/');
});

test('other errors have the general heading, their message and the home link', () => {
  shownAt('/', <ErrorScreen status={undefined} message="どうしてかを伝える文。" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('エラーが発生しました');
  expect(screen.getByText('どうしてかを伝える文。')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ホームへ' }).getAttribute('href')).toBe('/');
});

test.each([
  [401, true],
  [403, true],
  [404, false],
  [undefined, false],
])('%s: only a refusal (%s) has a sign-out button, which leads to the index', async (status, has) => {
  signedIn('a', { role: 'client' });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  shownAt('/', <ErrorScreen status={status} message="" />);
  const button = screen.queryByText('ログアウト');
  expect(button !== null).toBe(has);
  if (!button) return;
  fireEvent.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(signOut).toHaveBeenCalledOnce();
});

test('a page opened by its address has no link back', () => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  shownAt('/', <ErrorScreen status={404} message="" />);
  expect(screen.queryByRole('button', { name: '前の画面へ戻る' })).toBeNull();
});

test('an unknown address shows the 404 page', async () => {
  appAt('guest', '/no/such/page');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404 Page is not found');
  expect(screen.getByText(guardMessages.notFound)).toBeTruthy();
});

test.each([
  ['talent', '/office', '403 Forbidden', guardMessages.forbidden],
  ['suspendedTalent', '/talent/talents', '401 Unauthorized', guardMessages.inactive],
  ['uncertifiedClient', '/client', '401 Unauthorized', guardMessages.uncertified],
] as const)('a refusal of the guard replaces the page, with its message: %s on %s', async (visitor, address, heading, message) => {
  appAt(visitor, address);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
  expect(screen.getByText(message)).toBeTruthy();
});

const fault = new Error('ECONNRESET at /srv/app');
const Broken = () => {
  throw fault;
};

test('a screen that cannot be loaded offline says so, and opens when online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(history, 'length', 'get').mockReturnValue(3);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  watchLostChunks();
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: fault }));
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteError /> }])} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('この画面はまだ開けません');
  expect(screen.getByText('接続が戻ると、自動で開きます。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '前の画面へ戻る' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'ホームへ' })).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
  expect(reported).not.toHaveBeenCalled();
});

test('an error of a screen replaces the page with general text, and is reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteError /> }])} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('エラーが発生しました');
  expect(screen.getByText(errorMessages.fallback)).toBeTruthy();
  expect(document.body.textContent).not.toContain('ECONNRESET');
  await waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith(fault));
});
