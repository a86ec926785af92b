// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { billClaimed, billIgnored, histories, made, parties } from '#domain/testing/offerHistories.ts';
import { putColleague, putDeal } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { leaveOffice, renderOffice } from '../testing/renderOffice.tsx';
import DealQueueScreen from './dealQueueScreen.tsx';

beforeEach(() => void vi.setSystemTime(NOON));
afterEach(() => {
  leaveOffice();
  vi.useRealTimers();
});

const openOffer = (...events: AnyEvent[]) => {
  putDeal(...events);
  putColleague();
  return renderOffice(<DealQueueScreen kind="offer" />, '/office/offers/offer-1?tab=recent', '/office/offers/:offerId');
};
const factOf = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling;
const status = () => within(screen.getByRole('region', { name: '現在の状況' }));

test('an open dialog follows a colleague: it names who decided, and offers no button that cannot succeed', async () => {
  const { user } = openOffer(...histories.IS_ACCEPTED);
  await user.click(await screen.findByRole('button', { name: 'このオファーを承認する' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: '承認する' })).toBeDefined();

  putDeal(...histories.IS_ADMIN_DISAPPROVED);
  expect(await dialog.findByText('keiri@example.comが、すでに処理しています（事務局が否認）。')).toBeDefined();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['閉じる']);
});

test('where no colleague decided, the dialog says how the deal stands now', async () => {
  const { user } = openOffer(...histories.IS_ACCEPTED);
  await user.click(await screen.findByRole('button', { name: 'このオファーを否認する' }));
  const dialog = within(await screen.findByRole('dialog'));
  putDeal(made, { type: 'OfferCanceled', data: parties });
  expect(await dialog.findByText('このオファーの状態が変わりました（取り消し）。')).toBeDefined();
});

test('a deal leads to its job, its client and its cast', async () => {
  openOffer(...histories.IS_CLOSED);
  const target = async (term: string) => (await factOf(term))?.querySelector('a')?.getAttribute('href');
  expect([await target('お仕事'), await target('クライアント'), await target('キャスト')]).toEqual([
    ...['/office/jobs/job-1', '/office/accounts/client-1', '/office/talents/talent-1'],
  ]);
});

test('a closed deal asks for its bill only while it is unclaimed', async () => {
  openOffer(...histories.IS_CLOSED);
  await screen.findByText('お仕事が完了しました。請求の登録を待っています。');
  putDeal(...histories.IS_CLOSED, billClaimed);
  await screen.findByText('お仕事が完了しました。請求済みです。');
  putDeal(...histories.IS_CLOSED, billIgnored);
  await screen.findByText('お仕事が完了しました。請求の対象外です。');
  expect(status().queryByText(/確認してください/)).toBeNull();
});

test('who closed a deal by force is named, in its facts and in its history', async () => {
  openOffer(...histories.IS_ADMIN_CLOSED);
  expect(await screen.findAllByText('keiri@example.com')).not.toHaveLength(0);
  expect((await factOf('強制終了した担当'))?.textContent).toBe('keiri@example.com');
  expect(within(screen.getByRole('row', { name: /強制終了/ })).getByText('keiri@example.com')).toBeDefined();
});

test('the deals of one cast are listed alone, and a deal that is opened keeps the list', async () => {
  putStream('entry-entry-1', ...entryHistories.IN_PROGRESS);
  putStream(
    'entry-entry-2',
    ...entryHistories.IN_PROGRESS.map((event) => ({ ...event, data: { ...event.data, talentId: 'talent-2' } }) as AnyEvent),
  );
  renderOffice(<DealQueueScreen kind="entry" />, '/office/entries?tab=recent&talent=talent-2');
  const rows = () => within(screen.getByRole('list', { name: 'エントリーの一覧' })).queryAllByRole('link');
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  expect(screen.getByRole('link', { name: 'すべての取引を表示' })).toBeDefined();
  expect(rows().map((link) => link.getAttribute('href'))).toEqual(['/office/entries/entry-2?tab=recent&talent=talent-2']);
});

test('a opens the approval of all that was picked', async () => {
  putDeal(...histories.IS_ACCEPTED);
  const { user } = renderOffice(<DealQueueScreen kind="offer" />, '/office/offers');
  await user.click(await screen.findByRole('checkbox', { name: /を選択$/ }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: '1件のオファーを承認しますか？' })).toBeDefined();
});
