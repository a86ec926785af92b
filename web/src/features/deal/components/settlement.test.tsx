import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import { SETTLEMENT_PART } from '#domain/kernel/words/places.ts';
import { by, DAY, NOON } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { settledBy } from '#domain/testing/settlementSamples.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { dealPage, dialog, putDeal } from '#web/testing/dealPage.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { fakeStore } from '#web/testing/fakeStore.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';

/** The end of the deal: no day of work is fixed. */
const end = NOON + 30 * DAY;
beforeEach(() => {
  vi.setSystemTime(end);
  putDeal('offer', ...histories.IS_APPROVED);
});

const ofDeal = {
  dealKind: 'offer',
  deal: { ...parties, isConcluded: true, lastDay: '2026-12-20', endsAt: end, overtimeYen: null, percent: 10, month: '2026-12' },
} as const;
const said = {
  minutes: 120,
  overtimeYen: 17_000,
  expenses: [
    { what: '交通費', yen: 2_640, percent: 10 as const, receipt: '', picture: null },
    { what: '駐車場', yen: 1_200, percent: 10 as const, receipt: '', picture: `pictures/${parties.talentId}/parking_M.webp` },
  ],
  note: '',
};
const report = [{ type: 'report', ...said, ...ofDeal }, by('talent', end)] as const;
const objections = [{ row: 2, reason: '機材は、こちらの車で運びました。' }];

test('a cast reports overtime and a cost, and sees what is reported on the button', async () => {
  const user = dealPage('offer', 'talent');
  await openDialog(user, '時間外と立て替えを報告する');
  await user.selectOptions(dialog().getByLabelText(/^時間外/), '2時間');
  await user.type(dialog().getByLabelText(/^時間外の額/), '17000');
  await user.click(dialog().getByRole('button', { name: '立て替えを追加する' }));
  await user.type(dialog().getByLabelText(/^立て替えたもの/), '交通費');
  await user.type(dialog().getByLabelText(/^立て替えた額/), '2640');
  accepts('settlements', 'settlement-d1', ...settledBy(report));
  await user.click(dialog().getByRole('button', { name: '¥21,340（税込）を報告する' }));
  await screen.findByText('相手の確認待ち・あと3日');
  expect(server.asked).toMatchObject([
    { payload: { ...said, type: 'report', dealId: 'd1', dealKind: 'offer', expenses: [said.expenses[0]] } },
  ]);
});

test('the length of work on one day says when it ended', async () => {
  const workDays = [{ date: '2026-12-20', from: '08:00', to: '11:00', kind: 'SHOOT' as const }];
  const [first, ...others] = histories.IS_APPROVED;
  putDeal('offer', { ...first, data: { ...first.data, sheet: { facts: { ...sheetFacts, workDays }, words: 1 } } }, ...others);
  const user = dealPage('offer', 'talent');
  await openDialog(user, '時間外と立て替えを報告する');
  await user.selectOptions(dialog().getByLabelText(/^時間外/), '1時間30分（12:30まで）');
  expect(dialog().getByText(/条件書の単価/).textContent).toContain('1時間30分 =');
});

test('a picture of a receipt is sent when it is chosen, and the report waits for it', async () => {
  const store = fakeStore('unreachable');
  const user = dealPage('offer', 'talent');
  await openDialog(user, '時間外と立て替えを報告する');
  const add = dialog().getByRole('button', { name: '立て替えを追加する' });
  await user.click(add);
  await user.click(add);
  const second = within(dialog().getByRole('group', { name: '立て替え 2' }));
  await user.type(second.getByLabelText(/^立て替えたもの/), '駐車場');
  await user.type(second.getByLabelText(/^立て替えた額/), '1200');
  const picture = second.getByLabelText(/^領収書の写真任意/);
  await user.upload(picture, new File(['receipt'], 'receipt.jpg', { type: 'image/jpeg' }));
  await second.findByText(/送信が途中で止まりました。/);
  const send = () => user.click(dialog().getByRole('button', { name: '¥1,200（税込）を報告する' }));
  await send();
  await expectFaulty(picture, '画像の送信が終わっていません。');
  store.answer = 200;
  const stored = Promise.withResolvers<{ readonly path: string }>();
  const begun = { uploadId: 'parking', url: 'http://store/parking', method: 'PUT', headers: {} };
  server.answer('uploads', ({ type }) => (type === 'begin' ? begun : stored.promise));
  await user.click(second.getByRole('button', { name: 'もう一度送る' }));
  // The row of the picture is the first one from now on.
  await user.click(dialog().getByRole('button', { name: '立て替え 1を削除' }));
  stored.resolve({ path: 'pictures/parking' });
  await dialog().findByRole('button', { name: '領収書の写真を削除する' });
  accepts('settlements', 'settlement-d1', ...settledBy([{ ...said, type: 'report', ...ofDeal }, by('talent', end)]));
  await send();
  await waitFor(() => expect(server.lastCommand()?.expenses).toMatchObject([{ what: '駐車場', yen: 1_200, picture: 'pictures/parking' }]));
});

test('a cost alone needs no amount of overtime; overtime without a price in the sheet does', async () => {
  const user = dealPage('offer', 'talent');
  await openDialog(user, '時間外と立て替えを報告する');
  await user.click(dialog().getByRole('button', { name: '立て替えを追加する' }));
  await user.type(dialog().getByLabelText(/^立て替えたもの/), '交通費');
  await user.type(dialog().getByLabelText(/^立て替えた額/), '2640');
  await user.selectOptions(dialog().getByLabelText(/^時間外/), '30分');
  await user.click(dialog().getByRole('button', { name: '¥2,640（税込）を報告する' }));
  expect(await dialog().findByText(messages.required)).toBeDefined();
  expect(server.asked).toEqual([]);
  await user.selectOptions(dialog().getAllByLabelText(/^時間外/)[0] as HTMLElement, 'なし');
  accepts('settlements', 'settlement-d1', ...settledBy(report));
  await user.click(dialog().getByRole('button', { name: '¥2,640（税込）を報告する' }));
  await waitFor(() => expect(server.asked).toMatchObject([{ payload: { minutes: 0, overtimeYen: 0 } }]));
});

test('nothing is reported with one press', async () => {
  const user = dealPage('offer', 'talent');
  await openDialog(user, 'どちらもなかった');
  const nothing = { ...report[0], minutes: 0, overtimeYen: 0, expenses: [] };
  accepts('settlements', 'settlement-d1', ...settledBy([nothing, report[1]]));
  await user.click(dialog().getByRole('button', { name: 'どちらもなかったと知らせる' }));
  expect(await screen.findByText('キャストが「なし」と報告しました。')).toBeDefined();
});

const expectReceipt = (row: HTMLElement) => {
  const link = within(row).getByRole('link', { name: '駐車場（税率10%）の領収書を新しいタブで開く' });
  expect(link.getAttribute('target')).toBe('_blank');
  for (const address of [link.getAttribute('href'), within(link).getByRole('img').getAttribute('src')])
    expect(decodeURIComponent(address ?? '')).toContain(said.expenses[1]?.picture);
};

test('a client agrees row by row: the button adds up, and an objection has a reason', async () => {
  putStream('settlement-d1', ...settledBy(report));
  const user = dealPage('offer', 'client');
  expect(await screen.findByText('¥22,540', { selector: 'p' })).toBeDefined();
  await openDialog(user, '内容を確認して回答する');
  expectReceipt(dialog().getByRole('group', { name: '駐車場（税率10%）' }));
  expect(dialog().getAllByRole('link')).toHaveLength(1);
  const [overtime, fare, parking] = dialog().getAllByRole('radio', { name: '合っている' });
  await user.click(overtime as HTMLElement);
  await user.click(fare as HTMLElement);
  await user.click(parking as HTMLElement);
  expect(dialog().getByRole('button', { name: '¥22,540（税込）に同意する' })).toBeDefined();
  await user.click(dialog().getAllByRole('radio', { name: 'ちがう' })[2] as HTMLElement);
  await user.click(dialog().getByRole('button', { name: '¥21,340（税込）に同意し、1件を事務局へ' }));
  expect(await dialog().findByText(messages.required)).toBeDefined();
  await user.type(dialog().getByLabelText(/^ちがう理由/), objections[0]?.reason ?? '');
  accepts('settlements', 'settlement-d1', ...settledBy(report, [{ type: 'answer', no: 1, objections, ...ofDeal }, by('client', end)]));
  await user.click(dialog().getByRole('button', { name: '¥21,340（税込）に同意し、1件を事務局へ' }));
  expect(await screen.findByText('事務局の確認待ち')).toBeDefined();
  expect(server.asked).toMatchObject([{ payload: { type: 'answer', no: 1, objections } }]);
});

test('a decision shows both amounts, the reason and the month of the bill', async () => {
  const decide = { type: 'decide', no: 1, amounts: [{ row: 2, yen: 600 }], reason: '半額とします。', ...ofDeal } as const;
  const answer = { type: 'answer', no: 1, objections, ...ofDeal } as const;
  putStream(
    'settlement-d1',
    ...settledBy(report, [answer, by('client', end)], [{ ...decide, amounts: [...decide.amounts] }, by('office', end)]),
  );
  dealPage('offer', 'client');
  expect(await screen.findByText('¥21,940', { selector: 'p' })).toBeDefined();
  expectReceipt(screen.getByText(/決定 ¥600/).closest('div') as HTMLElement);
  expect(screen.getByText('時間外・立て替え（税込）').closest('div')?.textContent).toContain('¥21,940');
  expect(screen.getByText('¥65,940', { selector: 'p *' })).toBeDefined();
  expect(screen.getByText(/半額とします。/)).toBeDefined();
  expect(screen.getByText(/2026年12月分の請求書に加わります。/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '内容を確認して回答する' })).toBeNull();
});

test('after a side has left, a cost says that words and picture are erased', async () => {
  putStream('settlement-d1', ...settledBy(report));
  server.put('settlements/d1', { ...server.document('settlements/d1'), texts: null, note: null });
  dealPage('offer', 'client');
  expect(await screen.findAllByText('領収書：退会により削除されました')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /領収書/ })).toBeNull();
});

test('without a report nothing is shown before the end of the work, and after the seven days', async () => {
  for (const at of [end - 1, end + 9 * DAY]) {
    vi.setSystemTime(at);
    dealPage('offer', 'talent');
    await screen.findAllByText('振り込まれる額');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('時間外と立て替え')).toBeNull();
  }
});

test('a link to the part brings it into sight with the focus, and shows the step that waits', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  putStream('settlement-d1', ...settledBy(report));
  dealPage('offer', 'client', `#${SETTLEMENT_PART}`);
  const course = within(await screen.findByRole('region', { name: '精算の流れ' }));
  expect(course.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(document.activeElement?.id).toBe(SETTLEMENT_PART);
  expect(scrolled.mock.contexts).toContain(document.activeElement);
  scrolled.mockRestore();
});
