import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { assigned, noted, snoozed, tagged, work } from '#domain/testing/deskSamples.ts';
import { accepted, made } from '#domain/testing/offerHistories.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { COLLEAGUE, putColleague } from '#web/testing/officeWorld.ts';
import { putWorld } from '#web/testing/putWorld.ts';
import DealQueueScreen from '../deals/dealQueueScreen.tsx';
import { OfficeNavigation } from '../officeNavigation.tsx';
import { renderOffice } from '../testing/renderOffice.tsx';
import { renderQueue } from '../testing/renderQueue.tsx';

beforeEach(() => void vi.setSystemTime(NOON));

/** Two waiting offers; the second has desk data. The signed-in member is `office`. */
const put = (...kept: readonly AnyEvent[]) => {
  putWorld(['offer-offer-1', made, accepted], ['offer-offer-2', made, accepted], ['desk-offer-offer-2', ...kept]);
  putColleague();
};
const to = (assigneeId: string): AnyEvent => ({ type: 'DeskAssigned', data: { ...work, assigneeId } });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'オファーの一覧' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.match(/offer-\d/)?.[0]);
const open = (query = '') => renderQueue(query);
const filter = (name: RegExp) => screen.getByRole('link', { name });

test('a row shows its assignee, tags, and the time of the newest note', async () => {
  put(to(COLLEAGUE), tagged, noted);
  open();
  expect((await screen.findByText('keiri@example.com')).closest('td')).not.toBeNull();
  expect(screen.getByText('要電話')).toBeDefined();
  expect(screen.getByText('メモ 11/20 14:00')).toBeDefined();
});

test('a snoozed row leaves the list, the tab and the menu, and is listed under 後で確認', async () => {
  put(snoozed);
  renderOffice(
    <>
      <OfficeNavigation />
      <DealQueueScreen kind="offer" />
    </>,
    '/office/offers',
  );
  expect(await rows()).toEqual(['offer-1']);
  expect(filter(/^後で確認/).textContent).toBe('後で確認1件');
  expect(screen.getByRole('link', { name: /^承認待ち/ }).textContent).toBe('承認待ち1件');
  await waitFor(() => expect(screen.getByRole('link', { name: 'オファー' }).textContent).toBe('オファー1件が待っています'));
  server.put('desks/offer-offer-2', { ...server.document('desks/offer-offer-2'), snoozedUntil: null });
  await waitFor(() => expect(screen.getByRole('link', { name: 'オファー' }).textContent).toBe('オファー2件が待っています'));
  expect(await rows()).toEqual(['offer-1', 'offer-2']);
});

test('the views show own, unassigned and snoozed rows; the address has the view', async () => {
  put(to('office'));
  const { user, router } = open();
  expect(await rows()).toEqual(['offer-1', 'offer-2']);
  await user.click(filter(/^自分の担当/));
  expect(await rows()).toEqual(['offer-2']);
  expect(router.state.location.search).toBe('?desk=mine');
  await user.click(filter(/^担当なし/));
  expect(await rows()).toEqual(['offer-1']);
});

const openDeal = () => renderQueue('/offer-2');
const section = async () => within(await screen.findByRole('region', { name: '担当とメモ' }));

test('the panel assigns to oneself at once, and shows a failure', async () => {
  put(noted);
  server.answer('desks', () => {
    throw Object.assign(new Error('refused'), { details: { code: 'status-conflict', message: '現在の状態では、この操作はできません。' } });
  });
  const { user } = openDeal();
  const desk = await section();
  await user.click(desk.getByRole('button', { name: '自分が引き受ける' }));
  expect(await desk.findByRole('alert')).toBeDefined();
  expect(server.lastCommand()).toMatchObject({ type: 'assign', kind: 'offer', workId: 'offer-2', uid: 'office' });
});

test('notes show their author, and only the author can delete them', async () => {
  put(noted, { type: 'DeskNoted', data: { ...work, noteId: 'note-2', authorId: 'office', text: '二つ目のメモ' } });
  server.put('desks/offer-offer-2', {
    ...server.document('desks/offer-offer-2'),
    notes: [
      { id: 'note-1', by: COLLEAGUE, at: NOON, struckAt: null },
      { id: 'note-2', by: 'office', at: NOON, struckAt: null },
    ],
  });
  openDeal();
  const notes = within((await section()).getByRole('list', { name: 'メモ' }));
  expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^二つ目のメモ.*取り消す$/),
    expect.stringMatching(/^報酬について電話で確認しました。(?!.*取り消す)/),
  ]);
});

test('a time in the past or too far ahead is a field error before anything is sent', async () => {
  put(assigned);
  const { user } = openDeal();
  const dialog = await openDialog(user, (await section()).getByRole('button', { name: '後で確認する' }), '再表示の日時を決める');
  const day = dialog.getByLabelText('再表示の日時（日付）');
  await user.clear(day);
  await user.type(day, '2026-11-19');
  await user.click(dialog.getByRole('button', { name: '後で確認する' }));
  expect(await dialog.findByText('現在より後の日時を選択してください')).toBeDefined();
  await user.clear(day);
  await user.type(day, '2027-01-19');
  await user.click(dialog.getByRole('button', { name: '後で確認する' }));
  expect(await dialog.findByText('30日以内の日時を選択してください')).toBeDefined();
  expect(server.sentTo('desks')).toEqual([]);
});
