import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { asCertifiedClient } from '#web/entities/testing/subjects.ts';
import CastListScreen from '#web/features/talent/screens/castListScreen.tsx';
import { ToastHost } from '#web/shared/ui/toastHost.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt, whenSent } from '#web/testing/shownAt.tsx';
import { putEverything } from '#web/testing/world.ts';
import SavedSearchesScreen from './screens/savedSearchesScreen.tsx';

atNoon();

const stream = `savedSearch-${uidOf.client}`;
const saved = { searchId: 's1', kind: 'casts', name: '英語の方', wanted: 'q=%E8%8B%B1%E8%AA%9E', digest: 'OFF' } as const;

const openList = (address: string) => {
  putEverything();
  asCertifiedClient();
  shownAt(address, <CastListScreen />, '/client/talents');
  return userEvent.setup();
};
const openSaved = () => {
  putStream(stream, { type: 'SearchSaved', data: saved });
  asCertifiedClient();
  const router = shownAt(
    '/client/mypage/searches',
    <>
      <SavedSearchesScreen />
      <ToastHost />
    </>,
  );
  return { router, user: userEvent.setup() };
};

test('a search is saved with its conditions and can be opened again', async () => {
  const user = openList('/client/talents?q=花子&area=13&skills=eng.2');
  server.answer('savedSearches', () => ({ streamId: stream, version: 1 }));
  const dialog = await openDialog(user, 'この検索条件を保存');
  expect((dialog.getByRole('textbox', { name: /名前/ }) as HTMLInputElement).value).toBe('花子・東京都・英語（ビジネス以上）');
  await user.click(dialog.getByRole('radio', { name: '毎週月曜日' }));
  await user.click(dialog.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(server.asked.some(({ callable }) => callable === 'savedSearches')).toBe(true));
  expect(server.asked.find(({ callable }) => callable === 'savedSearches')?.payload).toMatchObject({
    type: 'save',
    kind: 'casts',
    name: '花子・東京都・英語（ビジネス以上）',
    digest: 'WEEKLY',
    searchId: expect.stringMatching(/^[\w-]{36}$/),
    wanted: new URLSearchParams({ q: '花子', area: '13', skills: 'eng.2', order: 'recommended' }).toString(),
  });
});

test('a search without a condition cannot be saved', async () => {
  openList('/client/talents');
  await screen.findByText(/^キャスト \d/);
  expect(screen.queryByRole('button', { name: 'この検索条件を保存' })).toBeNull();
});

test('a saved search opens its list, and its mail setting can be changed', async () => {
  const { router, user } = openSaved();
  server.answer('savedSearches', () => ({ streamId: stream, version: 1 }));
  await user.click(await screen.findByRole('button', { name: '「英語の方」を変更' }));
  await user.click(screen.getByRole('radio', { name: '毎日（新着があった日）' }));
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(server.lastCommand()).toMatchObject({ ...saved, type: 'save', digest: 'DAILY' }));
  await whenSent();
  await user.click(screen.getByRole('link', { name: '英語の方' }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(`/client/talents?${saved.wanted}`);
});

test('a search that could not be removed stays, with the reason', async () => {
  const { user } = openSaved();
  refuses('savedSearches', 'unavailable', '通信できませんでした。');
  await user.click(await screen.findByRole('button', { name: '「英語の方」を削除' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '削除する' }));
  await within(screen.getByRole('dialog')).findByRole('alert');
  expect(screen.getByRole('link', { name: '英語の方', hidden: true })).toBeTruthy();
});
