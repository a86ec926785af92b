// @vitest-environment happy-dom

import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { messages } from '#domain/kernel/validation.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON, uidOf } from '#domain/testing/contexts.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { refusal, server } from '#web/testing/fakeServer.ts';
import { signedIn } from '#web/testing/fakeSession.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { shownAt } from '#web/testing/shownAt.tsx';
import type { DealKind, Side } from '../kinds.ts';
import DealScreen from '../screens/dealScreen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  server.reset();
  vi.useRealTimers();
});

const put = (kind: DealKind, ...events: readonly AnyEvent[]) => putStream(`${kind}-d1`, ...events);
const page = (kind: DealKind, side: Side) => {
  signedIn(uidOf[side], { role: side });
  shownAt('/deals/d1', <DealScreen kind={kind} side={side} />, `/deals/:${kind}Id`);
  return userEvent.setup();
};
const dialog = () => within(screen.getByRole('dialog'));
const callableOf = (kind: DealKind) => (kind === 'offer' ? 'offers' : 'entries');
const openRequest = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'その他の操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '取り消しを申し込む' }));
  await screen.findByRole('dialog');
};

describe.each(dealKinds)('a concluded $name', ({ name: kind, histories, cancellations, cancellationSettled }) => {
  const concluded = histories.IS_APPROVED ?? [];

  test('is called off by its client, who sees the amount first and says why', async () => {
    put(kind, ...concluded);
    const user = page(kind, 'client');
    await openRequest(user);
    expect(dialog().getByText('取消料の上限（税抜）')).toBeDefined();
    expect(dialog().getByText('¥40,000')).toBeDefined();
    await user.click(dialog().getByRole('button', { name: '取り消しを申し込む' }));
    expect(dialog().getAllByText(messages.required).length).toBeGreaterThan(0);
    expect(server.asked).toEqual([]);
    await user.click(dialog().getByRole('radio', { name: '申し込む側の都合' }));
    await user.type(dialog().getByLabelText(/^理由/), '企画が中止になりました。');
    server.answer(callableOf(kind), () => {
      put(kind, ...concluded, ...cancellations.ASKED);
      return { streamId: `${kind}-d1`, version: concluded.length + 1 };
    });
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

  test('is called off by its cast, who reads what follows for the fee', async () => {
    put(kind, ...concluded);
    const user = page(kind, 'talent');
    await openRequest(user);
    expect(dialog().getByText('¥40,000')).toBeDefined();
    expect(dialog().getByText(/お仕事の日が決まっていないため/)).toBeDefined();
  });

  test('keeps what was typed when the amount changed meanwhile, and shows what to do', async () => {
    put(kind, ...concluded);
    const user = page(kind, 'client');
    await openRequest(user);
    await user.click(dialog().getByRole('radio', { name: '天候' }));
    await user.type(dialog().getByLabelText(/^理由/), '台風のため');
    server.answer(callableOf(kind), () => Promise.reject(refusal('cancel-fee-changed', errorMessages['cancel-fee-changed'])));
    await user.click(dialog().getByRole('button', { name: '取り消しを申し込む' }));
    await dialog().findByText(errorMessages['cancel-fee-changed']);
    expect(dialog().getByLabelText<HTMLTextAreaElement>(/^理由/).value).toBe('台風のため');
  });

  test('that was called off shows the other side who asked, why and at what amount, and no way to take it back', async () => {
    put(kind, ...concluded, ...cancellations.ASKED);
    page(kind, 'talent');
    const card = within(await screen.findByRole('region', { name: '取り消しの申し込み' }));
    for (const text of ['クライアント', '申し込む側の都合：企画が中止になったため', '¥40,000']) expect(card.getByText(text)).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
  });

  test('is taken back by whoever asked', async () => {
    put(kind, ...concluded, ...cancellations.ASKED);
    const user = page(kind, 'client');
    await user.click(await screen.findByRole('button', { name: '取り消しの申し込みを撤回する' }));
    await screen.findByRole('dialog');
    server.answer(callableOf(kind), () => {
      put(kind, ...concluded);
      return { streamId: `${kind}-d1`, version: concluded.length };
    });
    await user.click(dialog().getByRole('button', { name: '取り消しの申し込みを撤回する' }));
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: '取り消しの申し込み' })).toBeNull());
    expect(server.asked).toMatchObject([{ payload: { type: 'withdrawCancellation' } }]);
  });

  test('that was settled says so with the amount, and is no forced end', async () => {
    put(kind, ...concluded, ...cancellations.ASKED, cancellationSettled);
    page(kind, 'talent');
    const card = within(await screen.findByRole('region', { name: '取り消しの精算' }));
    expect(card.getByText('¥20,000')).toBeDefined();
    expect(screen.getByText('クライアントの申し込みにより、お仕事は取り消しになりました。')).toBeDefined();
    expect(screen.getByText('理由：前日の取り消しのため')).toBeDefined();
  });
});
