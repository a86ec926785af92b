import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closing } from '#domain/money/closing/closing.ts';
import type { InvoiceEvent } from '#domain/money/invoice/events.ts';
import { uidOf } from '#domain/testing/contexts.ts';
import { invoiceIssued, paymentRecorded } from '#domain/testing/invoices.ts';
import { answerDialog, dialogCloses, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putStream } from '#web/testing/putWorld.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import BillsScreen from './billsScreen.tsx';
import { MonthLock } from './components/monthLock.tsx';

const locked = { type: 'MonthLocked', data: closing.commandRows.lock.example } as const;

test('a finished month can be locked, with its totals, and unlocked with a reason', async () => {
  const none = { count: 0, fees: 0 };
  server.answer('bills', () => ({ clients: 0, bills: { UNCLAIMED: none, CLAIMED: none, IGNORED: none } }));
  const { user } = renderOffice(<MonthLock month="2026-10" />, '/office/bills');
  server.answer('closings', ({ type, month, reason }) => {
    const unlocked = { type: 'MonthUnlocked', data: { month: String(month), reason: String(reason) } } as const;
    putStream(`closing-${month}`, locked, ...(type === 'unlock' ? [unlocked] : []));
    return { streamId: `closing-${month}`, version: type === 'unlock' ? 2 : 1 };
  });
  await user.click(await screen.findByRole('button', { name: 'この月を締める' }));
  await answerDialog(user, 'この月を締める');
  expect(await screen.findByText(/請求済み2件¥65,005、請求対象外1件¥5,000/)).toBeDefined();
  await dialogCloses();

  const dialog = await openDialog(user, '締めを解除する');
  await user.click(dialog.getByRole('button', { name: '締めを解除する' }));
  expect(await dialog.findByText('このフィールドは必須です')).toBeDefined();
  await answerDialog(user, '締めを解除する', '請求漏れがあったため');
  expect(await screen.findByRole('button', { name: 'この月を締める' })).toBeDefined();
  await dialogCloses();
  expect(server.asked.flatMap(({ callable, payload }) => (callable === 'closings' ? [payload.type] : []))).toEqual(['lock', 'unlock']);
});

test('in a locked month no invoice is void and no payment is cancelled; links lead to the lock', async () => {
  server.answer('bills', () => ({ rows: [], next: null, count: 0, total: 0, isMore: false }));
  const paid = paymentRecorded(1, 40_000, 40_000);
  const struck: InvoiceEvent = {
    type: 'InvoicePaymentStruck',
    data: { number: '2026-0001', clientId: uidOf.client, paymentId: 'payment-1', yen: 40_000, reason: '誤記のため', paid: 0 },
  };
  putStream('closing-2026-10', locked);
  putStream('closing-2026-11', { type: 'MonthLocked', data: { ...closing.commandRows.lock.example, month: '2026-11' } });
  putStream('invoice-i1', invoiceIssued, paid, struck);
  renderOffice(<BillsScreen />, '/office/bills?tab=INVOICES&invoice=2026-0001');
  expect((await screen.findByRole('link', { name: '締め済みの月' })).getAttribute('href')).toContain('month=2026-10');
  expect(screen.queryByRole('button', { name: 'この請求書を無効にする' })).toBeNull();
  act(() => putStream('invoice-i1', invoiceIssued, paid));
  await waitFor(() => expect(screen.getByRole('link', { name: '締め済みの月' }).getAttribute('href')).toContain('month=2026-11'));
  expect(screen.queryByRole('button', { name: /の入金を取り消す$/ })).toBeNull();
});

test('a month with open bills says how many and how much, leads there, and cannot be locked', async () => {
  const none = { count: 0, fees: 0 };
  server.answer('bills', () => ({ clients: 3, bills: { UNCLAIMED: { count: 15, fees: 929_000 }, CLAIMED: none, IGNORED: none } }));
  renderOffice(<MonthLock month="2026-10" />, '/office/bills');
  expect(await screen.findByText(/未請求のお仕事が15件、¥929,000（税抜）あるため/)).toBeDefined();
  expect(screen.getByRole('link', { name: '未請求15件を見る' }).getAttribute('href')).toContain('tab=UNCLAIMED&month=2026-10');
  expect(screen.getByRole('button', { name: 'この月を締める' }).hasAttribute('disabled')).toBe(true);
});

test('a month that is not over cannot be locked', async () => {
  renderOffice(<MonthLock month="2999-01" />, '/office/bills');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'この月を締める' })).toBeNull());
});
