import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { putStream } from '#web/testing/putWorld.ts';
import SecondHost from '../countersigns/secondHost.tsx';
import { renderOffice } from '../testing/renderOffice.tsx';
import PricesScreen from './pricesScreen.tsx';

const list = (from: string, serviceRate: number) =>
  ({
    type: 'PriceListAnnounced',
    data: { from, serviceRate, serviceMin: 3_000, shareRate: 5, reason: '料金の改定' },
  }) as const;

test('the page says what is charged today, and what is announced', async () => {
  const today = jstDate(Date.now());
  putStream('priceList-operator', list('2026-01-01', 10), list(daysAfter(today, 40), 12));
  renderOffice(<PricesScreen />);
  const now = within(await screen.findByRole('region', { name: '今日の料金' }));
  now.getByText('報酬の10%（税抜。1件につき3,000円以上）');
  now.getByText(/クライアントのお支払いは¥60,500（税込）、キャストのお受け取りは¥52,250/);
  const announced = within(screen.getByRole('region', { name: '告知した料金表' }));
  expect(announced.getAllByRole('term').map((term) => term.textContent?.match(/（(.*)）/)?.[1])).toEqual(['予定', '適用中']);
  announced.getByText('サービス料：報酬の12%（税抜。1件につき3,000円以上）、利用料：報酬の5%（税抜）');
});

test('an announcement asks a second member, who reads the prices before confirming', async () => {
  refuses('priceLists', 'second-needed', 'この操作には、別の担当者の確認が必要です');
  server.answer('countersigns', () => ({ streamId: 'countersign-1', version: 1 }));
  const { user } = renderOffice(
    <>
      <PricesScreen />
      <SecondHost />
    </>,
  );
  const form = await openDialog(user, '新しい料金表を告知する');
  fireEvent.change(form.getByLabelText(/^適用を始める日/), { target: { value: jstDate(Date.now()) } });
  await user.clear(form.getByLabelText(/^クライアントのサービス料の率/));
  await user.type(form.getByLabelText(/^クライアントのサービス料の率/), '101');
  await user.type(form.getByLabelText(/^理由/), '料金の改定');
  await user.click(form.getByRole('button', { name: '新しい料金表を告知する' }));
  await form.findByText('0以上、100以下の整数で入力してください');
  form.getByText('明日以降の日付を指定してください');
  expect(server.asked).toEqual([]);
  fireEvent.change(form.getByLabelText(/^適用を始める日/), { target: { value: daysAfter(jstDate(Date.now()), 1) } });
  await user.clear(form.getByLabelText(/^クライアントのサービス料の率/));
  await user.type(form.getByLabelText(/^クライアントのサービス料の率/), '10');
  await user.click(form.getByRole('button', { name: '新しい料金表を告知する' }));
  await user.click(await screen.findByRole('button', { name: '別の担当者に確認を依頼' }));
  await waitFor(() => expect(server.asked.map(({ callable }) => callable)).toContain('countersigns'));
  expect(server.sentTo('countersigns')[0]).toMatchObject({
    asked: { aggregate: 'priceList', command: { type: 'announce', serviceRate: 10, serviceMin: 0, shareRate: 0 } },
    reason: '料金の改定',
  });
});

test('the request of a colleague shows the prices', async () => {
  putColleague();
  const command = { type: 'announce', from: '2027-01-01', serviceRate: 10, serviceMin: 3_000, shareRate: 5 };
  const target = 'priceList-operator';
  const whom = { askedBy: 'office-2', jobId: null, clientId: null, talentId: null, personId: null };
  const data = { act: 'PRICES', target, command, amount: null, reason: '料金の改定', ...whom } as const;
  putStream('countersign-request-1', { type: 'CountersignAsked', data });
  renderOffice(<PricesScreen />);
  const row = within(await screen.findByRole('row', { name: /2027年1月1日/ }));
  row.getByText(/サービス料：報酬の10%（税抜。1件につき3,000円以上）、利用料：報酬の5%（税抜）/);
  row.getByRole('button', { name: /^確認する/ });
});
