import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { csvLines } from '#domain/kernel/format/csv.ts';
import { MASK } from '#domain/office/audit/history.ts';
import type { Journal, JournalSum } from '#domain/office/audit/journal.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { refusal, refuses, server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { COLLEAGUE, journalEntry, putColleague } from '#web/testing/officeWorld.ts';
import { putWorld } from '#web/testing/putWorld.ts';
import { castRegistered } from '#web/testing/registrations.ts';
import { textsOf } from '#web/testing/texts.ts';
import { spanFaultsOf } from '../list/spans.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import AuditScreen from './auditScreen.tsx';
import { typedIn } from './journalFilter.ts';
import { journalRows } from './journalRows.ts';
import { subjectOf } from './journalSubject.ts';

const denied = journalEntry({ id: 'offer-2_3', streamId: 'offer-2', type: 'OfferAdminDisapproved', amount: 60_000, reason: MASK });
const answer = (journal: Partial<Journal>) => server.answer('audit', () => ({ rows: [], sums: [], next: null, ...journal }));
const asked = () => server.asked.filter(({ callable }) => callable === 'audit').map(({ payload }) => payload as Record<string, unknown>);
const open = (query = '') => renderOffice(<AuditScreen />, `/office/audit?tab=journal${query}`);

test('one search shows a colleague’s acts of today with names, amounts, reasons and links', async () => {
  putColleague();
  const sums = [
    { act: 'AdminApproved', count: 1, total: 45_000 },
    { act: 'AdminDisapproved', count: 1, total: 60_000 },
  ];
  answer({ rows: [journalEntry(), denied], sums });
  open(`&member=${COLLEAGUE}&since=2026-11-20&until=2026-11-20`);
  const table = within(await screen.findByRole('region', { name: '事務局の操作の表' }));
  const [, first, second] = table.getAllByRole('row').map((row) => within(row));
  expect(first?.getByRole('link', { name: 'keiri@example.com' }).getAttribute('href')).toBe(
    `/office/audit?tab=journal&member=${COLLEAGUE}&since=2026-11-20&until=2026-11-20`,
  );
  expect(first?.getByText('¥45,000')).toBeDefined();
  expect(first?.getByRole('link', { name: '化粧水のWeb動画' }).getAttribute('href')).toBe('/office/offers/1?tab=recent');
  expect(first?.getByText('オファー・みなと映像 → 山田 花子')).toBeDefined();
  expect(second?.getByRole('link', { name: '履歴で表示' }).getAttribute('href')).toBe('/office/audit?stream=offer-2');
  expect(asked()).toMatchObject([
    {
      type: 'journal',
      purpose: 'VIEW',
      limit: 100,
      filter: { uid: COLLEAGUE, act: null, since: '2026-11-20', until: '2026-11-20', from: null, to: null },
    },
  ]);
  const digest = within(screen.getByRole('list', { name: '操作ごとの件数と金額' }));
  expect(textsOf(digest.getAllByRole('listitem'))).toEqual(['事務局が承認1件¥45,000', '事務局が否認1件¥60,000']);
  expect(screen.getByRole('status').textContent).toBe('2件');
});

test('for more than one page the sums follow within the same recorded access; their failure keeps the list', async () => {
  putColleague();
  const next = { at: NOON, amount: null, id: 'offer-1_3' };
  const sums = Promise.withResolvers<readonly JournalSum[]>();
  server.answer('audit', ({ type }) => (type === 'journalSums' ? sums.promise : { rows: [journalEntry()], sums: null, next }));
  open();
  await screen.findByText('¥45,000');
  expect(screen.getByRole('status').textContent).toBe('件数を集計しています');
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]?.commandId).toBe(asked()[0]?.commandId);
  sums.resolve([{ act: 'AdminApproved', count: 120, total: 5_400_000 }]);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('120件'));
  await leaveApp();
  let isDown = true;
  server.answer('audit', ({ type }) => {
    if (type !== 'journalSums') return { rows: [journalEntry()], sums: null, next };
    if (isDown) throw refusal('internal', '処理に失敗しました。');
    return [{ act: 'AdminApproved', count: 120, total: 5_400_000 }];
  });
  const { user } = open();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('件数を集計できませんでした'));
  expect(screen.getByText('¥45,000')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'もう一度集計する' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('120件'));
});

test('nothing is searched or recorded before the button is pressed; the address keeps the search', async () => {
  putColleague();
  answer({ rows: [journalEntry()] });
  const { user, router } = open();
  await screen.findByText('¥45,000');
  await user.selectOptions(screen.getByLabelText('担当者'), await screen.findByRole('option', { name: 'keiri@example.com' }));
  await user.selectOptions(screen.getByLabelText('操作'), '事務局が承認');
  await user.type(screen.getByLabelText('金額（円以上）'), '４５，０００');
  expect(asked()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '検索する' }));
  await screen.findByText('¥45,000');
  expect(asked()[1]).toMatchObject({ filter: { uid: COLLEAGUE, act: 'AdminApproved', from: 45_000 } });
  expect(new URLSearchParams(router.state.location.search).get('act')).toBe('AdminApproved');
});

test('many acts are folded, and a sum that means nothing is not shown', async () => {
  putColleague();
  const acts = [
    'AdminApproved',
    'AuditBillsExported',
    'AdminDisapproved',
    'BillClaimed',
    'ForceClosed',
    'JobForceClosed',
    'DeskNoted',
    'DeskTagged',
  ];
  answer({ rows: [journalEntry()], sums: acts.map((act, index) => ({ act, count: 20 - index, total: 1_000 })) });
  const { user } = open();
  const digest = within(await screen.findByRole('list', { name: '操作ごとの件数と金額' }));
  expect(digest.getAllByRole('listitem')).toHaveLength(6);
  expect(digest.getAllByRole('listitem')[1]?.textContent).toBe('請求・仕訳データをダウンロード19件');
  await user.click(screen.getByRole('button', { name: 'ほかの操作2種類も表示', expanded: false }));
  expect(digest.getAllByRole('listitem')).toHaveLength(8);
});

test('a link to a day keeps what is chosen and not searched yet', async () => {
  putColleague();
  answer({ rows: [journalEntry()] });
  const { user, router } = open('&object=offer-1');
  await screen.findByText('¥45,000');
  await user.selectOptions(screen.getByLabelText('操作'), '事務局が承認');
  await user.type(screen.getByLabelText('金額（円以上）'), '45000');
  await user.click(within(screen.getByRole('navigation', { name: '期間' })).getByRole('link', { name: '今日' }));
  const { act, from, object, since } = Object.fromEntries(new URLSearchParams(router.state.location.search));
  expect({ act, from, object }).toEqual({ act: 'AdminApproved', from: '45000', object: 'offer-1' });
  expect(since).not.toBe('');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ filter: { act: 'AdminApproved', from: 45_000, object: 'offer-1', since } }));
});

test('the acts on one object are found from a row, and all again', async () => {
  putColleague();
  answer({ rows: [journalEntry({ streamId: 'offer-1' })] });
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'この対象で絞り込む' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ filter: { object: 'offer-1' } }));
  await user.click(await screen.findByRole('link', { name: 'すべての対象を表示' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ filter: { object: null } }));
});

test('a reversed range of days or amounts is an error at its fields', () => {
  const typed = (query: string) => typedIn(new URLSearchParams(query));
  expect(spanFaultsOf(typed('since=2026-11-21&until=2026-11-20'))).toEqual({ until: '開始日以降の日付を入力してください。' });
  expect(spanFaultsOf(typed('from=多い'))).toEqual({ from: '金額を数字で入力してください。' });
  expect(spanFaultsOf(typed('from=2000&to=1000'))).toEqual({ to: '下限以上の金額を入力してください。' });
  expect(spanFaultsOf(typed('since=2026-11-20&until=2026-11-20&from=0&to=5'))).toEqual({});
});

test('an empty result and a failed read are shown differently', async () => {
  answer({});
  open('&act=ForceClosed');
  expect(await screen.findByText('条件に合う操作はありません')).toBeDefined();
  await leaveApp();
  refuses('audit', 'internal', '処理に失敗しました。');
  open();
  expect(await screen.findByRole('button', { name: 'もう一度読み込む' })).toBeDefined();
});

test('a file has Japanese columns, and a masked reason stays masked', () => {
  const [titles, row] = csvLines(journalRows([denied])).split('\r\n');
  expect(titles).toBe(
    '日時,担当者,確認した担当者,担当者番号,操作,対象の種類,対象,対象番号,お仕事,クライアント,キャスト,金額,理由,記録番号',
  );
  expect(row).toBe(
    `2026-11-20 12:00:00,keiri@example.com,,${COLLEAGUE},事務局が否認,オファー,化粧水のWeb動画,offer-2,化粧水のWeb動画,みなと映像,山田 花子,60000,●●●,offer-2_3`,
  );
});

test('every act links to its object', () => {
  const about = { job: null, client: null, talent: null };
  expect(subjectOf(journalEntry({ ...about, streamId: 'account-hana', person: { id: 'hana', name: '山田 花子' } }))).toEqual({
    name: '山田 花子',
    about: 'アカウント',
    to: '/office/accounts/hana',
  });
  const opened = { ...about, streamId: 'audit-office-1_2026-11-20', target: 'talent-hana', person: { id: 'hana', name: '山田 花子' } };
  expect(subjectOf(journalEntry(opened))).toEqual({ name: '山田 花子', about: 'キャストの履歴', to: '/office/audit?stream=talent-hana' });
  expect(subjectOf(journalEntry({ ...about, streamId: 'audit-office-1_2026-11-20', target: 'around-job-1' })).to).toBe(
    '/office/audit?job=job-1',
  );
  expect(subjectOf(journalEntry({ ...about, streamId: 'audit-office-1_2026-11-20', target: 'journal-all__' })).to).toBeNull();
  expect(subjectOf(journalEntry({ ...about, streamId: 'audit-office-1_2026-11-20', target: 'bills-2026-10_all_all' })).name).toBe(
    '請求の一覧',
  );
  expect(subjectOf(journalEntry({ ...about, streamId: 'audit-office-1_2026-11-20', target: 'search-none' })).name).toMatch(/検索/);
  expect(subjectOf(journalEntry({ ...about, streamId: 'contact-7' })).to).toBe('/office/contacts/7');
  expect(subjectOf(journalEntry({ ...about, streamId: 'invoice-7', client: { id: 'client-1', name: 'みなと映像' } }))).toEqual({
    name: 'みなと映像',
    about: '請求書',
    to: '/office/audit?stream=invoice-7',
  });
  expect(
    subjectOf(journalEntry({ ...about, streamId: 'invoice-7', invoice: '2026-0007', client: { id: 'client-1', name: 'みなと映像' } })),
  ).toEqual({ name: '請求書 2026-0007', about: 'みなと映像', to: '/office/bills?tab=INVOICES&invoice=2026-0007' });
});

test('a person, deal or invoice is chosen by the search of the office, and keeps the other choices', async () => {
  putColleague();
  answer({ rows: [journalEntry()] });
  putWorld(
    ['account-hana', { type: 'AccountRegistered', data: { email: 'hana@example.com' } }],
    ['talent-hana', castRegistered('白石 美咲')],
  );
  const { user } = open();
  await screen.findByText('¥45,000');
  await user.selectOptions(screen.getByLabelText('操作'), '事務局が承認');
  const dialog = await openDialog(user, '対象をさがす', '対象をさがす');
  await user.type(dialog.getByRole('combobox'), '美咲');
  await dialog.findByRole('option', { name: /^白石 美咲 / });
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/についての操作だけを表示しています/)).toBeDefined();
  expect(asked().at(-1)).toMatchObject({ filter: { object: 'account-hana', act: 'AdminApproved' } });
});
