import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { businessRules } from '#domain/kernel/businessRules.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { answerDue, checked, parties, terms } from '#domain/testing/dealSamples.ts';
import { countered, made } from '#domain/testing/offerHistories.ts';
import { termsSheet } from '#domain/testing/sheets.ts';
import { storedSheet } from '#domain/work/deal/sheet.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, dialog, putDeal, takes } from '#web/testing/dealPage.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import CounterScreen from '../screens/counterScreen.tsx';

atNoon();

const declined: AnyEvent = { type: 'OfferCounterDeclined', data: { ...parties, proposalNo: 1, reason: '予算の都合のため' } };
const { proposed, previousFee, previousScheduleToClose } = countered.data as Extract<AnyEvent, { type: 'OfferCounterProposed' }>['data'];
const agreed: AnyEvent = {
  type: 'OfferCounterAgreed',
  data: {
    ...parties,
    proposalNo: 1,
    termsNo: 2,
    previousFee: previousFee ?? 0,
    previousScheduleToClose: previousScheduleToClose ?? 0,
    ...proposed,
    changesSheet: false,
    sheetWords: null,
    ...checked,
  },
};
/** Two rounds before an open third one. */
const third: AnyEvent[] = [1, 2, 3].flatMap((proposalNo): AnyEvent[] => {
  const asked = { ...countered, data: { ...countered.data, proposalNo } } as AnyEvent;
  return [asked, { ...declined, data: { ...declined.data, proposalNo } } as AnyEvent];
});

describe('an open counter-offer', () => {
  test('shows its client what differs, the reason, and what each answer does', async () => {
    putDeal('offer', made, countered);
    const user = dealPage('offer', 'client');
    const card = within(await screen.findByRole('region', { name: '条件の相談' }));
    const table = within(card.getByRole('table', { name: 'オファーと相談された条件' }));
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
      ...['¥40,000', '¥50,000'],
      ...['2026年12', '2026年12'],
    ]);
    expect(table.getByText('+¥10,000')).toBeTruthy();
    expect(table.getByText('¥40,000').tagName).toBe('S');
    expect(card.getByText(/^理由：/).textContent).toContain('準備の時間');
    expect(card.getByText('1回目の相談（3回まで）')).toBeTruthy();
    for (const answer of ['同意すると', '見送ると', '何もしないと']) expect(card.getByText(answer)).toBeTruthy();
    expect(screen.getByRole('button', { name: '条件の相談に回答する' })).toBeTruthy();

    takes('offer', made, countered, agreed);
    await user.click(card.getByRole('button', { name: /^この条件に同意する.*¥50,000$/ }));
    await screen.findByRole('dialog');
    expect(dialog().getByText(/この条件での承諾になり/)).toBeTruthy();
    expect(dialog().queryByText('条件の版'), 'terms that are only proposed have no version').toBeNull();
    await user.click(dialog().getByRole('button', { name: 'この条件に同意する' }));
    await screen.findByText('キャストがオファーを承諾しました。事務局の確認をお待ちください。');
    expect(server.asked).toMatchObject([{ payload: { type: 'agreeCounter', proposalNo: 1 } }]);
  });

  test('is declined with or without a reason, and the cast reads that the offer goes on', async () => {
    putDeal('offer', made, countered);
    const user = dealPage('offer', 'client');
    await openDialog(user, /^相談を見送る.*オファーは回答期限まで有効$/);
    takes('offer', made, countered, declined);
    await user.type(dialog().getByLabelText(/^理由/), '予算の都合のため');
    await user.click(dialog().getByRole('button', { name: '相談を見送る' }));
    await waitFor(() =>
      expect(server.asked).toMatchObject([{ payload: { type: 'declineCounter', proposalNo: 1, reason: '予算の都合のため' } }]),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: '条件の相談' })).toBeNull());
  });

  test('leaves its cast the offer, and can be taken back', async () => {
    putDeal('offer', made, countered);
    const user = dealPage('offer', 'talent');
    await screen.findByRole('region', { name: '条件の相談' });
    expect(screen.getByText(/クライアントの回答を待っています/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'このオファーを承諾する' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /相談する$/ })).toBeNull();
    await openDialog(user, '相談を取り消す');
    takes('offer', made);
    await user.click(dialog().getByRole('button', { name: '相談を取り消す' }));
    await waitFor(() => expect(server.asked).toMatchObject([{ payload: { type: 'withdrawCounter', proposalNo: 1 } }]));
  });

  test('can no longer be answered after the offer is due', async () => {
    putDeal('offer', made, countered);
    vi.setSystemTime(answerDue);
    dealPage('offer', 'client');
    await screen.findByRole('region', { name: '条件の相談' });
    expect(screen.queryByRole('button', { name: /この条件に同意する/ })).toBeNull();
  });
});

describe('the page of the cast', () => {
  test('leads to another try after a refusal, and shows it in the timeline', async () => {
    putDeal('offer', made, countered, declined);
    dealPage('offer', 'talent');
    expect(await screen.findByRole('link', { name: 'もう一度相談する' })).toBeTruthy();
    expect(await screen.findByText('条件の相談は見送られました')).toBeTruthy();
    expect(within(await screen.findByRole('region', { name: '条件の相談を見送った理由' })).getByText('予算の都合のため')).toBeTruthy();
  });
  test(`leads to no other one after ${businessRules.countersMax}`, async () => {
    putDeal('offer', made, ...third);
    dealPage('offer', 'talent');
    await screen.findByRole('button', { name: 'このオファーを承諾する' });
    expect(screen.queryByRole('link', { name: /相談する$/ })).toBeNull();
  });
});

describe('the form of the cast', () => {
  const withSheet = { ...made, data: { ...made.data, ...storedSheet(termsSheet) } } as AnyEvent;
  const form = (...history: AnyEvent[]) => {
    putDeal('offer', ...history);
    signedIn(uidOf.talent, { role: 'talent' });
    shownAt('/deals/d1', <CounterScreen />, '/deals/:offerId');
    return userEvent.setup();
  };
  const fee = () => screen.findByLabelText(/^報酬/);

  test('sends only what was moved, and each can be put back', async () => {
    const user = form(made);
    expect(((await screen.findByRole('button', { name: '条件を相談する' })) as HTMLButtonElement).disabled).toBe(true);
    await user.clear(await fee());
    await user.type(await fee(), '60000');
    const moved = within(screen.getByRole('region', { name: '変えた条件' }));
    expect(moved.getByRole('listitem').textContent).toContain('¥40,000 → ¥60,000（+¥20,000）');
    await user.click(moved.getByRole('button', { name: '報酬（税抜）を元に戻す' }));
    expect(((await fee()) as HTMLInputElement).value).toBe('40,000');
    expect(moved.queryByRole('listitem')).toBeNull();

    await user.clear(await fee());
    await user.type(await fee(), '60000');
    await user.click(screen.getByRole('button', { name: '1つの条件を相談する' }));
    await screen.findByText('「理由」を入力してください');
    await user.type(screen.getByLabelText(/^理由/), '準備の時間のため');
    takes('offer', made, countered);
    await user.click(screen.getByRole('button', { name: '1つの条件を相談する' }));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    const { commandId: _, ...payload } = { ...server.asked[0]?.payload } as Record<string, unknown>;
    expect(payload).toEqual({ type: 'proposeCounter', offerId: 'd1', termsNo: 1, fee: 60_000, reason: '準備の時間のため' });
  });

  test('moves parts of the sheet', async () => {
    const user = form(withSheet);
    await user.click(await screen.findByText('日時・使用範囲など、ほかの条件も変える'));
    const months = await screen.findByLabelText(/^使用期間/);
    await user.clear(months);
    await user.type(months, '6');
    const moved = within(screen.getByRole('region', { name: '変えた条件' }));
    expect(moved.getByRole('listitem').textContent).toMatch(/使用範囲.*12か月 → .*6か月/);
    await user.click(moved.getByRole('button', { name: '使用範囲を元に戻す' }));
    expect(((await screen.findByLabelText(/^使用期間/)) as HTMLInputElement).value).toBe('12');
    expect(terms.fee).toBe(40_000);
  });

  test.each([
    ['while one is open', [made, countered]],
    ['after three', [made, ...third]],
  ])('is closed %s', async (_, history) => {
    form(...history);
    await screen.findByText('このオファーの条件は相談できません');
    expect(screen.queryByLabelText(/^報酬/)).toBeNull();
  });
});
