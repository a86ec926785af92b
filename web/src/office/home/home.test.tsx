import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { clockTime } from '#domain/kernel/format/times.ts';
import { contactOpened } from '#domain/testing/contactSamples.ts';
import { DAY, NOON } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { approvalAsked, work } from '#domain/testing/deskSamples.ts';
import { invoiceIssued } from '#domain/testing/invoices.ts';
import { accepted, adminApproved, agreed, cancellationRequested, histories, made, proposed } from '#domain/testing/offerHistories.ts';
import { posting } from '#domain/testing/profiles.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { readKey } from '#web/shared/data/reads/readKey.ts';
import { server } from '#web/testing/fakeServer.ts';
import { leaveApp } from '#web/testing/leaveApp.ts';
import { COLLEAGUE, putColleague, putThirdMember } from '#web/testing/officeWorld.ts';
import { putWorld } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';
import { OfficeNavigation } from '../officeNavigation.tsx';
import { renderOffice } from '../testing/renderOffice.tsx';
import HomeScreen from './homeScreen.tsx';

const answerStatus = (waiting: number | null) =>
  server.answer('operationStatus', () => ({
    now: NOON,
    owed: { count: 1, oldest: waiting === null ? [] : [{ since: NOON - waiting }] },
  }));

test('a parked stream raises an alert on the home page and in the menu', async () => {
  answerStatus(null);
  server.put('parkedStreams/readModels_job-1', { streamId: 'job-1' });
  server.put('mails/mail-1', { state: 'FAILED' });
  renderOffice(
    <>
      <OfficeNavigation />
      <HomeScreen />
    </>,
  );
  expect(await screen.findByText(/止まっている処理・送れなかったメールが2件あります/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'システムの状態' }).textContent).toBe('システムの状態2件が待っています');
});

test('waiting work is sorted by the time left with a label for late items, and own items are separate', async () => {
  vi.setSystemTime(NOON + 4 * DAY);
  putWorld(
    ['offer-offer-1', made, accepted],
    ['contact-contact-1', contactOpened],
    ['desk-contact-contact-1', { type: 'DeskAssigned', data: { ...work, kind: 'contact', assigneeId: 'office' } }],
  );
  const { user } = renderOffice(<HomeScreen />);
  const names = () =>
    within(screen.getByRole('table', { name: '待っているもの' }))
      .getAllByRole('link')
      .map((link) => link.closest('tr')?.textContent);
  expect(await screen.findAllByText(/1日超過/)).not.toHaveLength(0);
  await waitFor(() => expect(names()).toHaveLength(2));
  const tabs = within(screen.getByRole('navigation', { name: '担当による絞り込み' }));
  await user.click(tabs.getByRole('link', { name: /^自分の担当/ }));
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('お問い合わせ')]));
  expect(tabs.getByRole('link', { name: /^自分の担当/ }).textContent).toBe('自分の担当1件');
});

test('the sentence of the day, the groups and the card of a kind count the same rows', async () => {
  vi.setSystemTime(NOON + 4 * DAY);
  putWorld(
    ['offer-offer-1', made, accepted],
    ['contact-contact-1', contactOpened],
    ['desk-contact-contact-1', { type: 'DeskSnoozed', data: { ...work, kind: 'contact', until: NOON + 5 * DAY } }],
  );
  renderOffice(<HomeScreen />);
  expect((await screen.findByText(/^目安超過/, { selector: 'header p' })).textContent).toBe('目安超過1件、今日中0件、自分の担当0件です。');
  const table = within(screen.getByRole('table', { name: '待っているもの' }));
  expect(textsOf(table.getAllByRole('rowheader'))).toEqual(['目安を超過 1件', expect.stringContaining('オファー')]);
  const tile = within(screen.getByRole('list', { name: '待っている仕事' }));
  await waitFor(() => expect(tile.getByRole('link', { name: '回答待ちのお問い合わせ' }).nextSibling?.textContent).toBe('0件'));
});

test('what ends today without an answer is listed with its hour, and later times are not', async () => {
  putWorld(['offer-offer-1', made]);
  const due = NOON + businessRules.answerPeriod;
  vi.setSystemTime(due - 90 * MINUTE);
  renderOffice(<HomeScreen />);
  const card = within(await screen.findByRole('region', { name: '今日の回答期限' }));
  const [row] = await card.findAllByRole('listitem');
  expect(row?.textContent).toContain(clockTime(due));
  expect(row?.textContent).toContain('回答期限');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/office/offers/offer-1?tab=recent');
  vi.setSystemTime(due - DAY);
  await leaveApp();
  renderOffice(<HomeScreen />);
  expect(await screen.findByText('このあと今日中に回答期限を迎える取引はありません。')).toBeDefined();
});

test('a member takes an item from the home page', async () => {
  putWorld(['offer-offer-1', made, accepted]);
  const { user } = renderOffice(<HomeScreen />);
  server.answer('desks', () => {
    putWorld(['desk-offer-offer-1', { type: 'DeskAssigned', data: { ...work, kind: 'offer', assigneeId: 'office' } }]);
    return { streamId: 'desk-offer-offer-1', version: 1 };
  });
  await user.click(await screen.findByRole('button', { name: /を引き受ける$/ }));
  expect(await screen.findByText(/自分の担当1件/)).toBeDefined();
  expect(server.sentTo('desks')).toMatchObject([{ type: 'assign', kind: 'offer', workId: 'offer-1', uid: 'office' }]);
});

test('a request for approval is in a group of the approver and counted in the menu; the one who asked sees the answer', async () => {
  // The card has the answers of seven days.
  vi.setSystemTime(NOON + DAY);
  putThirdMember();
  const asked = { ...approvalAsked, data: { ...approvalAsked.data, askedBy: 'office-2', approverId: 'office' } };
  putWorld(['offer-offer-1', made, accepted], ['desk-offer-offer-1', asked]);
  const own = { ...approvalAsked.data, askedBy: 'office', approverId: 'office-2' };
  putWorld(['offer-offer-2', made, accepted, adminApproved]);
  putWorld([
    'desk-offer-offer-2',
    { ...approvalAsked, data: own },
    { type: 'DeskApprovalAnswered', data: { ...own, waitsIn: null, answer: 'APPROVED', answeredBy: 'office-2', noteId: null, text: null } },
  ]);
  renderOffice(
    <>
      <OfficeNavigation />
      <HomeScreen />
    </>,
  );
  const group = await screen.findByRole('rowheader', { name: /^依頼された承認 1件/ });
  expect(group.closest('tbody')?.textContent).toContain('上限を超えるため、承認をお願いします。');
  await waitFor(() => expect(screen.getByRole('link', { name: 'ホーム' }).textContent).toBe('ホーム1件が待っています'));
  expect(screen.getByRole('link', { name: '依頼された承認1件' }).getAttribute('href')).toContain('desk=asked');
  const card = within(await screen.findByRole('region', { name: '自分が依頼した承認' }));
  await waitFor(() => expect(card.getByText(/^承認されました/).textContent).toContain('keiri@example.com'));
  expect(card.getByRole('link').getAttribute('href')).toBe('/office/offers/offer-2');
});

test('the items of colleagues are shown with their names, the most urgent first', async () => {
  putColleague();
  putWorld(
    ['offer-offer-1', made, accepted],
    ['desk-offer-offer-1', { type: 'DeskAssigned', data: { ...work, kind: 'offer', assigneeId: COLLEAGUE } }],
  );
  renderOffice(<HomeScreen />);
  const card = within(await screen.findByRole('region', { name: '同僚の担当' }));
  expect((await card.findByRole('link')).getAttribute('href')).toBe('/office/offers/offer-1');
});

test('the money of the office is for members who read bills: paid, open and overdue parts of last month', async () => {
  vi.setSystemTime(NOON);
  server.answer('bills', () => ({ count: 4, total: 120_000, isMore: false }));
  const issued = (number: string, more: object) =>
    server.put(`invoices/${number}`, { ...server.document('invoices/2026-0001'), id: number, number, month: '2026-10', ...more });
  putWorld(['invoice-i1', invoiceIssued]);
  const { number } = (invoiceIssued as { data: { number: string } }).data;
  server.put('invoices/2026-0001', { ...server.document(`invoices/${number}`), number: '2026-0001', total: 1000, month: '2026-10' });
  issued('2026-0002', { total: 2000, paid: 2000, status: 'PAID' });
  issued('2026-0003', { total: 4000, paid: 500, status: 'OVERDUE' });
  issued('2026-0004', { total: 8000, status: 'VOIDED' });
  issued('2026-0005', { total: 16_000, status: 'OVERDUE', month: '2026-09' });
  if (number !== '2026-0001') server.remove(`invoices/${number}`);
  renderOffice(<HomeScreen />);
  const card = within(await screen.findByRole('region', { name: '10月分の請求（税込）' }));
  expect(await card.findByText('¥7,000')).toBeDefined();
  const text = (term: string) => card.getByText(term).nextElementSibling?.textContent;
  expect(['入金済み', '期限内', '期限超過'].map(text)).toEqual(['¥2,500', '¥1,000', '¥3,500']);
  await waitFor(() => expect(text('期限超過（全期間）')).toBe('2通 ¥19,500'));
  await waitFor(() => expect(text('未請求（税抜）')).toBe('4件 ¥120,000'));
});

test('a member without bills sees no money', async () => {
  renderOffice(<HomeScreen />, '/office', '*', ['review']);
  await screen.findByRole('region', { name: '同僚の担当' });
  expect(screen.queryByRole('region', { name: /分の請求（税込）$/ })).toBeNull();
  expect(server.sentTo('bills')).toEqual([]);
});

test('the jobs of the next days have their concluded casts and the wanted people', async () => {
  vi.setSystemTime(NOON);
  const jobOf = (data: object) => ({ type: 'JobPosted', data: { clientId: parties.clientId, ...posting, ...data } as never }) as const;
  const closed = { type: 'JobClosed', data: { clientId: parties.clientId } } as const;
  putWorld(
    ['job-job-1', jobOf({ startsAt: NOON + DAY, numberOfPeople: 3 })],
    ['job-later', jobOf({ startsAt: NOON + 8 * DAY })],
    ['job-closed', jobOf({ startsAt: NOON + DAY }), closed],
    ['offer-offer-1', ...histories.IS_APPROVED],
  );
  renderOffice(<HomeScreen />);
  const card = within(await screen.findByRole('region', { name: '7日以内のお仕事' }));
  expect(await card.findByText('成立1／募集3名')).toBeDefined();
  expect(card.getAllByRole('listitem')).toHaveLength(1);
});

test('what happened yesterday is shown beside today, also on the first day of a month', async () => {
  vi.setSystemTime(new Date('2026-12-01T12:00:00+09:00'));
  const putDay = (date: string, figures: object) =>
    server.put(`dairySummaries/${date}`, { id: date, date, figures, createdAt: NOON, updatedAt: NOON });
  putDay('2026-11-29', { entries: 100 });
  putDay('2026-11-30', { entries: 3, offersConcluded: 2, entriesConcluded: 1 });
  putDay('2026-12-01', { entries: 1, offersConcluded: 1 });
  renderOffice(<HomeScreen />);
  const card = within(await screen.findByRole('region', { name: 'きのうからの動き' }));
  const row = (name: string) => textsOf(within(card.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell'));
  await waitFor(() => expect(row('新しいエントリー')).toEqual(['3', '1']));
  expect(row('成立した取引')).toEqual(['3', '1']);
  expect(row('条件の変更')).toEqual(['0', '0']);
  const month = within(screen.getByRole('region', { name: '12月の取引' }));
  expect(month.getByText('成立した取引').nextElementSibling?.textContent).toBe('1件');
});

test('a backlog is reported once it is ten minutes old', async () => {
  answerStatus(12 * MINUTE);
  renderOffice(<HomeScreen />);
  expect(await screen.findByText(/最も古いもの 12分前/)).toBeDefined();
  answerStatus(10 * MINUTE);
  await queryClient.invalidateQueries({ queryKey: readKey('one', { callable: 'operationStatus' }) });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'システムの状態を見る' })).toBeNull());
});

test('a card counts what its list shows, and leads to changes and cancellations by their own counts', async () => {
  putWorld(
    ['offer-offer-1', made, accepted],
    ['offer-offer-2', ...histories.IS_APPROVED, cancellationRequested],
    ['offer-offer-3', ...histories.IS_APPROVED, proposed, agreed],
  );
  renderOffice(<HomeScreen />);
  const tile = within((await screen.findByRole('link', { name: '承認待ちのオファー' })).closest('li') as HTMLElement);
  await waitFor(() => expect(tile.getByText('1')).toBeDefined());
  expect((await tile.findByRole('link', { name: '取り消し 1件' })).getAttribute('href')).toBe('/office/offers?tab=cancellations');
  expect((await tile.findByRole('link', { name: '変更 1件' })).getAttribute('href')).toBe('/office/offers?tab=changes');
  expect(tile.queryByRole('link', { name: /^異議/ })).toBeNull();
});
