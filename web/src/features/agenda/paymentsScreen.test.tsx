import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { histories as entryHistories } from '#domain/testing/entryHistories.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { histories, made } from '#domain/testing/offerHistories.ts';
import { agreed, failed, fixed, sent } from '#domain/testing/payoutSamples.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { replay } from '#projections/replay.ts';
import { savedFiles } from '#web/features/testing/savedFiles.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { downloadFile } from '#web/testing/fakeDownloads.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putWorld } from '#web/testing/putWorld.ts';
import { textsOf } from '#web/testing/texts.ts';

atNoon();
const saved = savedFiles();

const PAGE = '/talent/mypage/payments';
const offerDue = (payDue: string, date: string) => {
  const workDays = [{ date, from: '09:00', to: '17:00', kind: 'SHOOT' as const }];
  return { ...made, data: { ...made.data, ...storedSheet({ ...termsSheet, workDays, payDue }) } } as AnyEvent;
};

test('shows the next payment, the months of due days, and the sums of the year', async () => {
  putWorld(
    ['offer-past', offerDue('2026-10-30', '2026-09-05'), ...histories.IS_CLOSED.slice(1)],
    ['offer-next', offerDue('2026-11-30', '2026-10-17'), ...histories.IS_CLOSED.slice(1)],
    ['offer-later', offerDue('2027-01-29', '2026-12-14'), ...histories.IS_APPROVED.slice(1)],
    ['entry-undated', ...entryHistories.IS_APPROVED],
  );
  appAt('talent', PAGE);
  const next = within(await screen.findByRole('region', { name: /^次のお支払い（お仕事1件）/ }));
  expect(next.getByText('¥44,000')).toBeTruthy();
  expect(next.getByText('確定')).toBeTruthy();
  expect(next.getByText('2026年11月30日(月)まで').closest('p')?.textContent).toContain('あと10日');
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
    ...['2026年11月が支払期日', '2027年1月が支払期日', '支払期日が未定', '2026年10月が支払期日'],
  ]);
  expect(screen.getByRole('link', { name: 'お問い合わせください' }).getAttribute('href')).toBe('/contact');
  const year = within(await screen.findByRole('region', { name: '2026年のお仕事' }));
  const figures = within(screen.getByRole('region', { name: '2026年の受け取り額（税込）' })).getAllByRole('definition');
  expect(figures.map((figure) => figure.parentElement?.textContent)).toEqual(['見込み¥88,000', '確定¥88,000', '支払済¥0']);
  expect(year.getByText('12月').closest('li')?.textContent).toBe('12月見込み ¥88,000');
  fireEvent.click(year.getByRole('button', { name: 'CSVをダウンロードする' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.name).toBe('お支払いの予定_2026年.csv');
  expect((await saved()[0]?.text())?.split('\r\n')[1]).toContain('2026-09-05,');
});

test('the statements of a year are a PDF for the tax return, also without work in that year', async () => {
  putWorld([`payout-${uidOf.talent}_2026-10`, fixed, agreed]);
  appAt('talent', PAGE);
  downloadFile.mockResolvedValueOnce(new Blob(['%PDF']));
  fireEvent.click(await screen.findByRole('button', { name: '年間のお支払いのPDFをダウンロードする' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.name).toBe('年間のお支払い_2026.pdf');
  expect(downloadFile.mock.lastCall?.slice(0, 2)).toEqual(['payoutFiles', { year: '2026' }]);
  fireEvent.click(screen.getByRole('link', { name: '2025年' }));
  await screen.findByText('2025年のお支払いはありません');
  expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
});

test('another year has what is due in it', async () => {
  putWorld(['offer-later', offerDue('2027-01-29', '2026-12-14'), ...histories.IS_APPROVED.slice(1)]);
  appAt('talent', PAGE);
  fireEvent.click(await screen.findByRole('link', { name: '2027年' }));
  expect(await screen.findByText('この年のお仕事はありません。')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2027年1月が支払期日' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: /^次のお支払い/ })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '2026年' }));
  fireEvent.click(await screen.findByRole('link', { name: '2025年' }));
  expect(await screen.findByText('2025年のお支払いはありません')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'お仕事をさがす' })).toBeNull();
});

test('without any deal the page leads to jobs', async () => {
  putWorld();
  appAt('talent', PAGE);
  expect(await screen.findByText('成立したお仕事があると、ここに表示されます。')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'お仕事をさがす' }).getAttribute('href')).toBe('/talent/jobs');
});

test('sums wait until all deals of the year are read', async () => {
  // As `putWorld`, in time linear in the number of deals.
  const world = replay();
  for (let nth = 0; nth < 101; nth += 1)
    for (const event of envelopes(`offer-d${nth}`, offerDue('2026-11-30', '2026-10-17'), ...histories.IS_CLOSED.slice(1))) world.add(event);
  for (const [path, document] of world.documents()) server.put(path, document);
  appAt('talent', PAGE);
  const more = await screen.findByRole('button', { name: 'もっと見る' });
  expect(screen.queryByRole('region', { name: /^次のお支払い/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'CSVをダウンロードする' })).toBeNull();
  fireEvent.click(more);
  const next = within(await screen.findByRole('region', { name: /^次のお支払い（お仕事101件）/ }));
  expect(next.getByText('¥4,444,000')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'CSVをダウンロードする' })).toBeTruthy();
});

test('an ordered transfer has its exact day, its account and its statement', async () => {
  putWorld([`payout-${uidOf.talent}_2026-10`, fixed, agreed, sent]);
  appAt('talent', PAGE);
  const next = within(await screen.findByRole('region', { name: /^2026年10月に完了したお仕事/ }));
  expect(next.getByText('2026年11月25日(水)')).toBeTruthy();
  expect(next.getByText(/^お振り込み先：.+末尾/)).toBeTruthy();
  expect(next.getByRole('link', { name: '支払通知書を見る' }).getAttribute('href')).toBe(`${PAGE}/${uidOf.talent}_2026-10`);
});

test('a transfer that failed asks for the account, and promises no past day', async () => {
  putWorld([`payout-${uidOf.talent}_2026-10`, fixed, agreed, sent, failed]);
  appAt('talent', PAGE);
  const next = within(await screen.findByRole('region', { name: /^2026年10月に完了したお仕事/ }));
  expect(next.getByText('振込不能')).toBeTruthy();
  expect(next.getByText(/お受け取り口座をご確認ください/)).toBeTruthy();
  expect(next.queryByText(/まで$/)).toBeNull();
});
