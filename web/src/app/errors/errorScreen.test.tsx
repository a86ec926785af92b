// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteName } from '#domain/kernel/siteName.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';

vi.mock('#web/shared/data/signIn.ts', () => ({ signOut: () => Promise.resolve() }));

const { ErrorScreen } = await import('./errorScreen.tsx');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  [404, '404 Page is not found', 'ページが見つかりません'],
  [401, '401 Unauthorized', 'まだ表示できないページです'],
  [403, '403 Forbidden', '権限のないページです'],
])('%i has the heading of the specification, Japanese words beside it, and two ways on', (status, heading, words) => {
  signedIn('a', { role: 'client' });
  vi.spyOn(history, 'length', 'get').mockReturnValue(3);
  shownAt('/', <ErrorScreen status={status} message="どうしてかを伝える文。" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words);
  expect(screen.getByText('どうしてかを伝える文。')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ホームへ' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: '前の画面へ戻る' })).toBeTruthy();
});

test('an uncertified client goes home to the own page, not back into the refusal', () => {
  signedIn('a', { role: 'client', hasClientProfile: true });
  shownAt('/', <ErrorScreen status={401} message="" />);
  for (const name of ['ホームへ', siteName]) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/client/mypage');
});

test('a page opened by its address has nothing to go back to', () => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  shownAt('/', <ErrorScreen status={404} message="" />);
  expect(screen.queryByRole('button', { name: '前の画面へ戻る' })).toBeNull();
});
