import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { parties, unsaid } from '#domain/testing/dealSamples.ts';
import { made } from '#domain/testing/offerHistories.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { historyOf as historyOfRoom } from '../history/historyAddress.ts';
import { renderQueue } from '../testing/renderQueue.tsx';

beforeEach(() => void vi.setSystemTime(NOON));

const [ofOffers, ofEntries] = dealKinds;
const cases = [
  { ...ofOffers, kind: 'offer', noun: 'オファー', path: '/office/offers', waiting: 'IS_ACCEPTED' },
  { ...ofEntries, kind: 'entry', noun: 'エントリー', path: '/office/entries', waiting: 'IN_PROGRESS' },
] as const;
type Case = (typeof cases)[number];

const historyOf = ({ histories: all }: Case, status: string): readonly AnyEvent[] => all[status] ?? [];
const put = ({ kind }: Case, ...events: readonly AnyEvent[]) => putStream(`${kind}-${kind}-1`, ...events);
const open = (of: Case, status: string) => {
  put(of, ...historyOf(of, status));
  putColleague();
  return renderQueue(`/${of.kind}-1?tab=recent`, of.kind);
};
const factOf = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling;
const status = () => within(screen.getByRole('region', { name: '現在の状況' }));

test.each(cases)('an open dialog follows a colleague: it shows who decided and no button that must fail: $kind', async (of) => {
  const { user } = open(of, of.waiting);
  const dialog = await openDialog(user, /承認する/);
  expect(dialog.getByRole('button', { name: '承認する' })).toBeDefined();

  put(of, ...historyOf(of, 'IS_ADMIN_DISAPPROVED'));
  expect(await dialog.findByText('keiri@example.comが、すでに処理しています（事務局が否認）。')).toBeDefined();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['閉じる']);
});

test.each(cases)('a deal shows its course up to the bill: $kind', async (of) => {
  open(of, of.waiting);
  const course = within(await screen.findByRole('region', { name: '全体の流れ' }));
  const steps = course.getAllByRole('listitem');
  expect(steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent).toContain('事務局');
  expect(steps.at(-1)?.textContent).toContain('請求');
});

test.each([
  [['billing'], 1],
  [['review'], 0],
] as const)('members with the roles %s have %i buttons for the order of a deal', async (roles, buttons) => {
  const [of] = cases;
  put(of, ...historyOf(of, 'IS_APPROVED'));
  renderQueue(`/${of.kind}-1?tab=recent`, of.kind, roles);
  await screen.findByRole('region', { name: '全体の流れ' });
  await waitFor(() => expect(screen.queryAllByRole('button', { name: '発注番号・請求先を設定する' })).toHaveLength(buttons));
});

test('if no colleague decided, the dialog shows the deal’s current state', async () => {
  const { user } = open(cases[0], 'IS_ACCEPTED');
  const dialog = await openDialog(user, /^否認する/);
  put(cases[0], made, { type: 'OfferCanceled', data: unsaid });
  expect(await dialog.findByText('このオファーの状態が変わりました（取り消し）。')).toBeDefined();
});

test.each(cases)('a deal links to its job, client and cast, and to all deals of each: $kind', async (of) => {
  open(of, 'IS_CLOSED');
  const target = async (term: string) => (await factOf(term))?.querySelector('a')?.getAttribute('href');
  expect([await target('お仕事'), await target('クライアント'), await target('キャスト')]).toEqual([
    ...['/office/jobs/job-1', '/office/accounts/client-1', '/office/talents/talent-1'],
  ]);
  const lists = screen.getAllByRole('link', { name: new RegExp(`の${of.noun}一覧$`) });
  expect(lists.map((link) => link.getAttribute('href'))).toEqual([
    ...[`${of.path}?tab=recent&client=client-1`, `${of.path}?tab=recent&talent=talent-1`],
  ]);
});

test.each(cases)('a list of a person without a deal has words for the person: $kind', async ({ kind }) => {
  putColleague();
  renderQueue('?tab=recent&client=nobody', kind);
  expect(await screen.findByText('クライアント：取引のない会員')).toBeTruthy();
});

test.each(cases)('if a party of a concluded deal has left, the link leads to the legal record: $kind', async (of) => {
  const record = () => screen.queryByRole('link', { name: '退会した方の取引の記録を見る' })?.getAttribute('href');
  open(of, 'IS_CLOSED');
  await screen.findByText('お仕事が完了しました。請求の登録を待っています。');
  expect(record()).toBe(`/office/audit?stream=record-${of.kind}-1`);
  put(of, ...historyOf(of, 'IS_EXPIRED'));
  await waitFor(() => expect(record()).toBeUndefined());
});

test.each(cases)('a closed deal asks for a bill only while it is unclaimed: $kind', async (of) => {
  open(of, 'IS_CLOSED');
  await screen.findByText('お仕事が完了しました。請求の登録を待っています。');
  put(of, ...historyOf(of, 'IS_CLOSED'), of.billClaimed);
  await screen.findByText('お仕事が完了しました。請求済みです。');
  put(of, ...historyOf(of, 'IS_CLOSED'), of.billIgnored);
  await screen.findByText('お仕事が完了しました。請求の対象外です。');
  expect(status().queryByText(/確認してください/)).toBeNull();
});

test.each(cases)('the member who force-closed a deal is shown in its facts and its history: $kind', async (of) => {
  open(of, 'IS_ADMIN_CLOSED');
  expect(await screen.findAllByText('keiri@example.com')).not.toHaveLength(0);
  expect((await factOf('強制終了した担当'))?.textContent).toBe('keiri@example.com');
  expect(within(await screen.findByRole('row', { name: /強制終了/ })).getByText('keiri@example.com')).toBeDefined();
});

test.each(cases)('the deals of one cast are listed alone, and opening a deal keeps the list: $kind', async (of) => {
  const { kind, noun, path, waiting } = of;
  const events = historyOf(of, waiting);
  put(of, ...events);
  putStream(`${kind}-${kind}-2`, ...events.map((event) => ({ ...event, data: { ...event.data, talentId: 'talent-2' } }) as AnyEvent));
  renderQueue('?tab=recent&talent=talent-2', kind);
  const rows = () => within(screen.getByRole('list', { name: `${noun}の一覧` })).queryAllByRole('link');
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  expect(screen.getByRole('link', { name: 'すべての取引を表示' })).toBeDefined();
  expect(rows().map((link) => link.getAttribute('href'))).toEqual([`${path}/${kind}-2?tab=recent&talent=talent-2`]);
});

test.each(cases)('the key a opens the approval of all picked deals: $kind', async (of) => {
  put(of, ...historyOf(of, of.waiting));
  const { user } = renderQueue('', of.kind);
  await user.click(await screen.findByRole('checkbox', { name: /を選択$/ }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: `1件の${of.noun}を承認しますか？` })).toBeDefined();
});

test.each(cases)('a deal shows that a chat exists and links to its record, without any message text: $kind', async (of) => {
  const room = { ...parties, dealKind: of.kind, dealId: `${of.kind}-1` };
  putStream(`chat-${of.kind}-1`, { type: 'ChatOpened', data: room });
  open(of, of.waiting);
  expect((await factOf('メッセージ'))?.textContent).toContain('当事者だけの部屋があります');
  expect(screen.getByRole('link', { name: '部屋の記録' }).getAttribute('href')).toBe(historyOfRoom('chat', `${of.kind}-1`));
});

test.each(cases)('a deal links to its history: $kind', async (of) => {
  open(of, 'IS_APPROVED');
  const link = await screen.findByRole('link', { name: /履歴を監査する$/ });
  expect(link.getAttribute('href')).toBe(`/office/audit?stream=${of.kind}-${of.kind}-1`);
});
