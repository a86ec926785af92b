import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { callableOf, dealPage, dialog, putDeal, takes } from '#web/testing/dealPage.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';

atNoon();

const openRequest = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'その他の操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '取り消しを申し込む' }));
  await screen.findByRole('dialog');
};

describe.each(dealKinds)('a concluded $name', ({ name: kind, histories, cancellations, cancellationSettled }) => {
  const concluded = histories.IS_APPROVED ?? [];

  test('can be cancelled by its client, who sees the amount first and gives a reason', async () => {
    putDeal(kind, ...concluded);
    const user = dealPage(kind, 'client');
    await openRequest(user);
    expect(dialog().getByText('取消料の上限（税抜）')).toBeDefined();
    expect(dialog().getByText('¥40,000')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: '取り消しを申し込む' }));
    expect(dialog().getAllByText(messages.required).length).toBeGreaterThan(0);
    expect(server.asked).toEqual([]);
    await user.click(dialog().getByRole('radio', { name: '申込者の都合' }));
    await user.type(dialog().getByLabelText(/^理由/), '企画が中止になりました。');
    takes(kind, ...concluded, ...cancellations.ASKED);
    await user.click(dialog().getByRole('button', { name: '取り消しを申し込む' }));
    await screen.findByRole('region', { name: '取り消しの申し込み' });
    expect(server.asked).toMatchObject([
      {
        payload: {
          type: 'requestCancellation',
          termsNo: 1,
          cancelCode: 'OWN_REASON',
          cancelFeeMax: 40_000,
          reason: '企画が中止になりました。',
        },
      },
    ]);
    expect(await screen.findByText('取り消しの確認中')).toBeDefined();
  });

  test('can be cancelled by its cast, who sees the effect on the fee', async () => {
    putDeal(kind, ...concluded);
    const user = dealPage(kind, 'talent');
    await openRequest(user);
    expect(dialog().getByText('¥40,000')).toBeDefined();
    expect(dialog().getByText(/お仕事の日が決まっていないため/)).toBeDefined();
  });

  test('keeps the input when the amount changed meanwhile, and says what to do', async () => {
    putDeal(kind, ...concluded);
    const user = dealPage(kind, 'client');
    await openRequest(user);
    await user.click(dialog().getByRole('radio', { name: '天候' }));
    await user.type(dialog().getByLabelText(/^理由/), '台風のため');
    server.answer(callableOf(kind), () => Promise.reject(refusal('cancel-fee-changed', errorMessages['cancel-fee-changed'])));
    await user.click(dialog().getByRole('button', { name: '取り消しを申し込む' }));
    await dialog().findByText(errorMessages['cancel-fee-changed']);
    expect(dialog().getByLabelText<HTMLTextAreaElement>(/^理由/).value).toBe('台風のため');
  });

  test('with a cancel request shows the other side who, why and the amount, without a button to withdraw', async () => {
    putDeal(kind, ...concluded, ...cancellations.ASKED);
    dealPage(kind, 'talent');
    const card = within(await screen.findByRole('region', { name: '取り消しの申し込み' }));
    for (const text of ['クライアント', '申込者の都合：企画が中止になったため', '¥40,000']) expect(card.getByText(text)).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
  });

  test('the asking side can withdraw the request', async () => {
    putDeal(kind, ...concluded, ...cancellations.ASKED);
    const user = dealPage(kind, 'client');
    await openDialog(user, '取り消しの申し込みを撤回する');
    takes(kind, ...concluded);
    await user.click(dialog().getByRole('button', { name: '取り消しの申し込みを撤回する' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '取り消しの申し込み' })).toBeNull());
    expect(server.asked).toMatchObject([{ payload: { type: 'withdrawCancellation' } }]);
  });

  test('that was settled shows the amount and is not shown as force-closed', async () => {
    putDeal(kind, ...concluded, ...cancellations.ASKED, cancellationSettled);
    dealPage(kind, 'talent');
    const card = within(await screen.findByRole('region', { name: '取り消しの精算' }));
    expect(card.getByText('¥20,000')).toBeDefined();
    expect(screen.getByText('クライアントの申し込みにより、お仕事は取り消しになりました。')).toBeDefined();
    expect(await screen.findByText('理由：前日の取り消しのため')).toBeDefined();
  });
});
