import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate, jstMonth } from '#domain/kernel/calendar/instants.ts';
import type { UnfixedMonth } from '#domain/money/payout/unfixedMonth.ts';
import { transfer } from '#domain/money/transfer/transfer.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { agreed, failed, fixedWith, objected, paid, sent, sums } from '#domain/testing/payoutSamples.ts';
import { answerDialog, openDialog } from '#web/testing/dialogs.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';
import SecondHost from '../countersigns/secondHost.tsx';
import { renderOffice } from '../testing/renderOffice.tsx';
import { payByWarning } from './payBy.tsx';
import PayoutsScreen from './payoutsScreen.tsx';
import { OPEN_MAX } from './queries.ts';

const PAGE = '/office/payouts';
const today = jstDate(Date.now());
const fixed = (name: string, payBy: string) => fixedWith({ name, payBy });
const open = (at = '') =>
  renderOffice(
    <>
      <PayoutsScreen />
      <SecondHost />
    </>,
    `${PAGE}${at}`,
    `${PAGE}/:payoutId?`,
  );
const noneUnfixed = () => server.answer('bills', () => []);

test('the latest day is red when it passed or less than five bank days are left', () => {
  expect(payByWarning({ payBy: '2026-12-18' }, '2026-12-11')).toBeNull();
  expect(payByWarning({ payBy: '2026-12-18' }, '2026-12-14')).toBe('銀行営業日があと4日');
  expect(payByWarning({ payBy: '2027-01-04' }, '2026-12-30')).toBe('銀行営業日があと1日');
  expect(payByWarning({ payBy: '2026-12-18' }, '2026-12-19')).toBe('期限超過');
  const sent = { payBy: '2026-12-18', status: 'SENT', day: '2026-12-18' } as const;
  expect(payByWarning(sent, '2026-12-19')).toBeNull();
  expect(payByWarning({ ...sent, status: 'FAILED' }, '2026-12-19')).toBe('期限超過');
});

test('what is owed comes by its latest day, with the sum; late ones are named', async () => {
  noneUnfixed();
  putStream('payout-a', fixed('青木 葵', daysAfter(today, 40)));
  putStream('payout-b', fixed('馬場 文', daysAfter(today, -1)), agreed);
  open();
  const list = within(await screen.findByRole('table', { name: '支払いの一覧' }));
  expect(textsOf(list.getAllByRole('rowheader'))).toEqual(['馬馬場 文2026年10月分・2件', '青青木 葵2026年10月分・2件', '2件の合計']);
  list.getByText('期限超過');
  list.getByText('¥149,686');
  expect(screen.getByRole('alert').textContent).toMatch(/^1件の支払期限/);
});

test('a transfer of what is agreed to asks a second member', async () => {
  noneUnfixed();
  putStream('payout-a', fixed('青木 葵', daysAfter(today, 40)));
  putStream('payout-b', fixed('馬場 文', daysAfter(today, 30)), agreed);
  refuses('transfers', 'second-needed', 'この操作には、別の担当者の確認が必要です');
  server.answer('countersigns', () => ({ streamId: 'countersign-1', version: 1 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '同意済みの1件を振り込む' }));
  await answerDialog(user, '同意済みの1件を振り込む');
  await user.type(await screen.findByLabelText(/^理由/), '月末の支払い');
  await user.click(await screen.findByRole('button', { name: '別の担当者に確認を依頼' }));
  const order = { aggregate: 'transfer', command: { type: 'order', payouts: ['b'], total: 74_843 } };
  await waitFor(() => expect(server.sentTo('countersigns')).toMatchObject([{ asked: order }]));
});

test('months are fixed together, with a result for each cast', async () => {
  const month = (talentId: string, name: string): UnfixedMonth => ({
    talentId,
    name,
    count: 2,
    sums,
    payBy: daysAfter(today, 30),
    account: null,
    isCorrected: false,
  });
  server.answer('bills', () => [month('talent-1', '青木 葵'), month('talent-2', '馬場 文')]);
  refuses('payouts', 'payout-changed', 'お支払いの内容が変わりました');
  const { user } = open();
  const dialog = await openDialog(user, '2人分を締める');
  await user.click(dialog.getByRole('button', { name: '支払通知書を作成する' }));
  await waitFor(() => expect(dialog.getAllByText('未作成')).toHaveLength(2));
  const lastMonth = jstMonth(Date.parse(`${today.slice(0, 7)}-01T00:00:00+09:00`) - 1);
  expect(server.sentTo('payouts')).toMatchObject([
    { type: 'fix', talentId: 'talent-1', month: lastMonth, expected: { count: 2, total: 74_843 } },
    { type: 'fix', talentId: 'talent-2' },
  ]);
});

/** The texts of the course, and which step is the current one. */
const course = () => [
  ...within(screen.getByRole('region', { name: '経過' }))
    .getAllByRole('listitem')
    .map((step) => (step.getAttribute('aria-current') ? `→ ${step.textContent}` : step.textContent)),
];

test('a row opens its statement, with the answer to an objection where it is read', async () => {
  noneUnfixed();
  putStream('payout-a', fixed('青木 葵', daysAfter(today, 40)), objected);
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: '青木 葵' }));
  const detail = within(await screen.findByRole('region', { name: '青木 葵' }));
  await detail.findByText(/^異議：/);
  expect(detail.getByText('源泉徴収税').closest('tr')?.textContent).toBe('源泉徴収税−¥7,657');
  expect(detail.getByRole('link', { name: '店頭イベントの司会' }).getAttribute('href')).toBe('/office/offers/offer-1?tab=recent');
  expect(detail.getByText('60日目').parentElement?.textContent).toContain('2026年12月16日');
  expect(course()[1]).toBe('→ キャストの確認異議への回答を待っています');
  await user.click(detail.getByRole('button', { name: '異議に回答する' }));
  within(await screen.findByRole('dialog')).getByLabelText(/^理由/);
});

test('the course of a payment that failed names its transfer and the reason, and it can be transferred again', async () => {
  noneUnfixed();
  const { day, payouts, total } = transfer.commandRows.order.example;
  putStream('transfer-transfer-1', { type: 'TransferOrdered', data: { day, payouts, total, orderedAt: NOON } });
  putStream('payout-a', fixed('青木 葵', daysAfter(today, 1)), agreed, sent, failed);
  open('/a');
  await screen.findByText(/^お支払期限：銀行営業日があと[01]日$/);
  await waitFor(() => expect(course()[2]).toMatch(/に確定、/));
  expect(course()[3]).toBe('→ 支払い振込不能：口座名義の相違');
  const detail = within(screen.getByRole('region', { name: '青木 葵' }));
  detail.getByRole('button', { name: '同意済みの1件を振り込む' });
});

test('a month whose open payouts are beyond the page is counted', async () => {
  noneUnfixed();
  for (let nth = 0; nth < OPEN_MAX; nth += 1)
    putStream(`payout-a${nth}`, fixedWith({ month: '2026-09', name: `青木 ${nth}`, payBy: daysAfter(today, 40) }));
  putStream('payout-b', fixedWith({ month: '2026-10', name: '馬場 文', payBy: daysAfter(today, 70) }));
  open();
  const months = within(await screen.findByRole('navigation', { name: '完了月' }));
  await waitFor(() => expect(months.getByRole('link', { name: /2026年10月分/ }).textContent).toBe('2026年10月分未払い1名'));
  expect(months.getByRole('link', { name: /2026年9月分/ }).textContent).toBe('2026年9月分未払い99+名');
});

test('a month has what is paid, open and late, and filters the list', async () => {
  noneUnfixed();
  putStream('payout-a', fixedWith({ month: '2026-09', name: '青木 葵', payBy: daysAfter(today, 40) }));
  putStream('payout-b', fixedWith({ month: '2026-10', name: '馬場 文', payBy: daysAfter(today, -1) }), agreed);
  putStream('payout-c', fixedWith({ month: '2026-10', name: '千葉 千', payBy: daysAfter(today, 40) }), agreed, sent, paid);
  const { user } = open();
  const months = within(await screen.findByRole('navigation', { name: '完了月' }));
  await waitFor(() =>
    expect(months.getByRole('link', { name: /2026年10月分/ }).textContent).toBe('2026年10月分支払済1名期限間近・超過1名'),
  );
  await waitFor(() => expect(months.getByRole('link', { name: /2026年9月分/ }).textContent).toBe('2026年9月分未払い1名'));
  await user.click(months.getByRole('link', { name: /2026年9月分/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '馬場 文' })).toBeNull());
  screen.getByRole('link', { name: '青木 葵' });
  await user.click(months.getByRole('link', { name: /2026年10月分/ }));
  await user.click(screen.getByRole('link', { name: '支払済' }));
  await screen.findByRole('link', { name: '千葉 千' });
  expect(screen.queryByRole('link', { name: '青木 葵' })).toBeNull();
});
