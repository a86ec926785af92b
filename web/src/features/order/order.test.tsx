import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#domain/kernel/messages.ts';
import { wholeAddress } from '#domain/money/order/fields.ts';
import { order } from '#domain/money/order/order.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { histories as offers } from '#domain/testing/offerHistories.ts';
import { atNoon } from '#web/testing/atNoon.ts';
import { dealPage, dialog, putDeal } from '#web/testing/dealPage.tsx';
import { openDialog } from '#web/testing/dialogs.ts';
import { refuses, server } from '#web/testing/fakeServer.ts';
import { expectFaulty } from '#web/testing/faults.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';

atNoon();

const { addressee } = order.commandRows.set.example;
const set = (more: object = {}): AnyEvent =>
  ({ type: 'OrderSet', data: { ...parties, dealKind: 'offer', poNumber: '令和8年度', addressee: null, ...more } }) as AnyEvent;
const claimed = [...(offers.IS_CLOSED ?? []), { type: 'OfferBillClaimed', data: { ...parties, billId: '2026-0001' } } as AnyEvent];
const opener = /^発注番号・請求先を/;

beforeEach(() => putDeal('offer', ...(offers.IN_PROGRESS ?? [])));

describe('a client', () => {
  test('sets the order of a deal, and reads it on the card', async () => {
    const user = dealPage('offer', 'client');
    await openDialog(user, '発注番号・請求先を設定する');
    await user.type(dialog().getByRole('textbox', { name: /発注番号/ }), '令和8年度');
    await user.type(dialog().getByRole('textbox', { name: /会社名/ }), addressee.company);
    accepts('orders', 'order-d1', set({ addressee: { ...addressee, department: '', name: '' } }));
    await user.click(dialog().getByRole('button', { name: '保存する' }));
    await screen.findByRole('button', { name: '発注番号・請求先を変更する' });
    screen.getByText('令和8年度');
    screen.getByText(addressee.company);
    const { jobId } = parties;
    expect(server.asked.find(({ callable }) => callable === 'orders')?.payload).toMatchObject({
      type: 'set',
      dealId: 'd1',
      dealKind: 'offer',
      jobId,
      poNumber: '令和8年度',
      addressee: { company: addressee.company, city: '' },
    });
  });

  test('gets each fault at its field, and keeps what was typed', async () => {
    const user = dealPage('offer', 'client');
    await openDialog(user, opener);
    const number = dialog().getByRole('textbox', { name: /発注番号/ });
    await user.click(number);
    await user.paste('あ'.repeat(41));
    await user.type(dialog().getByRole('textbox', { name: /建物名/ }), 'みのりビル');
    await user.click(dialog().getByRole('button', { name: '保存する' }));
    await expectFaulty(number, messages.max(40));
    await expectFaulty(dialog().getByRole('textbox', { name: /郵便番号/ }), wholeAddress);
    expect(number).toHaveProperty('value', 'あ'.repeat(41));
    expect(server.asked).toEqual([]);
  });

  test('reads why it is refused once the invoice is issued', async () => {
    putStream('order-d1', set());
    const user = dealPage('offer', 'client');
    await openDialog(user, '発注番号・請求先を変更する');
    refuses('orders', 'order-invoiced', '請求書を発行したため、変更できません。事務局へお問い合わせください。');
    await user.type(dialog().getByRole('textbox', { name: /発注番号/ }), 'の2');
    await user.click(dialog().getByRole('button', { name: '保存する' }));
    await waitFor(() => dialog().getByText(/事務局へお問い合わせください/));
    expect(dialog().getByRole('textbox', { name: /発注番号/ })).toHaveProperty('value', '令和8年度の2');
  });

  test('sees the order of a billed deal without a button, with what to do', async () => {
    putDeal('offer', ...claimed);
    putStream('order-d1', set());
    dealPage('offer', 'client');
    await screen.findByText('令和8年度');
    screen.getByText(/変更が必要なときは、事務局へお問い合わせください/);
    expect(screen.queryByRole('button', { name: opener })).toBeNull();
  });

  test('sees no card in an inquiry', async () => {
    putDeal('offer', ...(offers.IN_INQUIRY ?? []));
    dealPage('offer', 'client');
    await screen.findByText('日程のキープ');
    expect(screen.queryByText('発注番号・請求先')).toBeNull();
  });
});

test('a cast sees nothing of the order', async () => {
  putStream('order-d1', set());
  dealPage('offer', 'talent');
  await screen.findByRole('region', { name: 'お仕事' });
  expect(screen.queryByText('令和8年度')).toBeNull();
  expect(screen.queryByText('発注番号・請求先')).toBeNull();
});
