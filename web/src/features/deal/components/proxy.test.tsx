import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '#domain/kernel/validation.ts';
import { dealKinds } from '#domain/testing/dealKinds.ts';
import { proxyDue } from '#domain/testing/dealSamples.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, dialog, putDeal, takes } from '#web/testing/dealPage.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';

atNoon();

const said = '事務局が代理で変更に同意しませんでした（電話、11/20 12:00）。';

describe.each(dealKinds)('an answer that the office recorded in an $name', ({ name: kind, histories, proxies }) => {
  const concluded = histories.IS_APPROVED ?? [];
  const card = { name: '事務局による代理回答' };

  test('can be objected to by its cast with a reason', async () => {
    putDeal(kind, ...concluded, ...proxies.OPEN);
    const user = dealPage(kind, 'talent');
    expect((await screen.findByRole('region', card)).textContent).toContain(said);
    expect(screen.getByText('異議の期限')).toBeDefined();
    await openDialog(user, '身に覚えがない');
    await user.click(dialog().getByRole('button', { name: '身に覚えがない' }));
    expect(dialog().getAllByText(messages.required).length).toBeGreaterThan(0);
    await user.type(dialog().getByLabelText(/^理由/), '電話を受けていません');
    takes(kind, ...concluded, ...proxies.DISPUTED);
    await user.click(dialog().getByRole('button', { name: '身に覚えがない' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked).toMatchObject([{ payload: { type: 'disputeProxy', reason: '電話を受けていません' } }]);
    expect(await screen.findByText('異議の確認中')).toBeDefined();
    expect(screen.queryByRole('button', { name: '身に覚えがない' })).toBeNull();
  });

  test('cannot be objected to after the time limit', async () => {
    vi.setSystemTime(proxyDue);
    putDeal(kind, ...concluded, ...proxies.OPEN);
    dealPage(kind, 'talent');
    expect((await screen.findByRole('region', card)).textContent).toContain('異議の期限は過ぎました。');
    expect(screen.queryByRole('button', { name: '身に覚えがない' })).toBeNull();
  });

  test('is shown to the client as recorded by the office, without a button', async () => {
    putDeal(kind, ...concluded, ...proxies.OPEN);
    dealPage(kind, 'client');
    expect((await screen.findByRole('region', card)).textContent).toContain(said);
    expect(screen.queryByRole('button', { name: '身に覚えがない' })).toBeNull();
  });
});
