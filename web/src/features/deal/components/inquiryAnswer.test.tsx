import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyEvent } from '#domain/registry.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { inquired } from '#domain/testing/offerHistories.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, dialog, putDeal, takes } from '#web/testing/dealPage.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';

atNoon();

const said = {
  canCome: 'SOME_DAYS',
  freeDays: ['2026-12-14', '2026-12-16'],
  feeFrom: 40_000,
  feeTo: 60_000,
  answerText: '午後からです。',
} as const;
const answered: AnyEvent = { type: 'OfferInquiryAnswered', data: { ...parties, ...said, freeDays: [...said.freeDays], answerPrint: 1 } };

test('the cast answers an inquiry: whether, when, for how much', async () => {
  putDeal('offer', inquired);
  const user = dealPage('offer', 'talent');
  await openDialog(user, 'この問い合わせに回答する');
  await user.click(dialog().getByRole('radio', { name: '出演できる日があります' }));
  await user.click(dialog().getByRole('button', { name: 'この問い合わせに回答する' }));
  expect(await dialog().findByText('「1日目」を入力してください')).toBeTruthy();
  fireEvent.change(dialog().getByLabelText(/^1日目(?!を)/), { target: { value: '2026-12-16' } });
  await user.click(dialog().getByRole('button', { name: '日を追加する' }));
  fireEvent.change(dialog().getByLabelText(/^2日目(?!を)/), { target: { value: '2026-12-14' } });
  await user.type(dialog().getByLabelText(/^希望の報酬の下限/), '60000');
  await user.type(dialog().getByLabelText(/^希望の報酬の上限/), '40000');
  await user.click(dialog().getByRole('button', { name: 'この問い合わせに回答する' }));
  await dialog().findByText('下限以上の額を入力してください');
  await user.clear(dialog().getByLabelText(/^希望の報酬の上限/));
  takes('offer', inquired, answered);
  await user.click(dialog().getByRole('button', { name: 'この問い合わせに回答する' }));
  await screen.findByText(/問い合わせに回答しました。クライアントからのオファーをお待ちください/);
  expect(server.asked).toMatchObject([
    {
      payload: {
        type: 'answerInquiry',
        canCome: 'SOME_DAYS',
        freeDays: ['2026-12-16', '2026-12-14'],
        feeFrom: 60_000,
        feeTo: null,
        answerText: '',
      },
    },
  ]);
});

test('the cast can change the answer, beginning with the newest', async () => {
  putDeal('offer', inquired, answered);
  const user = dealPage('offer', 'talent');
  await openDialog(user, 'この問い合わせに回答する');
  expect((dialog().getByLabelText(/^2日目(?!を)/) as HTMLInputElement).value).toBe('2026-12-16');
  expect((dialog().getByLabelText(/^希望の報酬の下限/) as HTMLInputElement).value).toBe('40,000');
});

test('the client reads it on the page, and goes on to the offer', async () => {
  putDeal('offer', inquired, answered);
  dealPage('offer', 'client');
  const card = within(await screen.findByRole('region', { name: '問い合わせへの回答' }));
  for (const text of ['出演できる日があります', '12/14(月)、12/16(水)', '¥40,000〜¥60,000', '午後からです。']) await card.findByText(text);
  expect(screen.getByText(/キャストの回答が届いています/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('link', { name: '条件を決めてオファーを送る' })).toBeTruthy());
});
