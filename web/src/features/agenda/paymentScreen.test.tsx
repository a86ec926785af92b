import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { accountSet, agreed, fixed, objected } from '#domain/testing/payoutSamples.ts';
import { appAt } from '#web/testing/appAt.tsx';
import { atNoon } from '#web/testing/atNoon.ts';
import { openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';

const user = userEvent.setup();

const ID = 'talent-1_2026-10';
const STREAM = `payout-${ID}`;

atNoon();

test('a statement shows how the sum adds up, and is agreed to', async () => {
  putStream(STREAM, fixed);
  accepts('payouts', STREAM, fixed, agreed);
  appAt('talent', `/talent/mypage/payments/${ID}`);
  const lines = within(await screen.findByRole('table'));
  lines.getByText('−¥7,657');
  expect(lines.getAllByRole('row').at(-1)?.textContent).toBe('振り込む額¥74,843');
  await user.click(screen.getByRole('button', { name: 'この内容に同意する' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '同意する' }));
  await screen.findByText(/^ご本人が同意/);
  expect(server.asked.at(-1)?.payload).toMatchObject({ type: 'agree', payoutId: ID, no: 1 });
  expect(screen.queryByRole('button', { name: 'この内容に同意する' })).toBeNull();
});

test('an objection needs a reason', async () => {
  putStream(STREAM, fixed);
  accepts('payouts', STREAM, fixed, objected);
  appAt('talent', `/talent/mypage/payments/${ID}`);
  const dialog = await openDialog(user, '異議を申し出る');
  await user.click(dialog.getByRole('button', { name: '異議を申し出る' }));
  await dialog.findByText('このフィールドは必須です');
  await user.type(dialog.getByLabelText(/^理由/), '時間外の報酬がありません');
  await user.click(dialog.getByRole('button', { name: '異議を申し出る' }));
  await screen.findByText(/^異議：/);
});

test('the page of payments has statements to answer, and the account with its pending change', async () => {
  putStream(STREAM, fixed);
  const change = { ...accountSet, data: { ...accountSet.data, number: '7654321', from: NOON + 1 } };
  putStream('payee-talent-1', accountSet, change);
  appAt('talent', '/talent/mypage/payments');
  const next = within(await screen.findByRole('region', { name: /^2026年10月に完了したお仕事2件のお支払い/ }));
  next.getByText('¥74,843');
  next.getByText('振り込む額');
  const statements = within(await screen.findByRole('region', { name: '支払通知書' }));
  expect(statements.getByRole('link').getAttribute('href')).toBe(`/talent/mypage/payments/${ID}`);
  const card = within(await screen.findByRole('region', { name: 'お受け取り口座と税金' }));
  await card.findByText(/普通 0034567/);
  card.getByText(/普通 7654321に振り込みます/);
  card.getByRole('button', { name: '変更を取りやめる' });
});

test('the first account is registered, with the holder in half-width kana', async () => {
  accepts('payees', 'payee-talent-1', accountSet);
  appAt('talent', '/talent/mypage/payments');
  const dialog = await openDialog(user, 'お受け取り口座を登録する');
  const texts = {
    銀行名: 'あおば銀行',
    銀行コード: '0149',
    支店名: '恵比寿支店',
    支店コード: '231',
    口座番号: '0034567',
    口座名義: 'やまだ　はなこ',
  };
  for (const [label, text] of Object.entries(texts)) await user.type(dialog.getByLabelText(new RegExp(`^${label}`)), text);
  await user.click(dialog.getByRole('button', { name: 'この口座を登録する' }));
  await waitFor(() => expect(server.asked.at(-1)?.payload).toMatchObject({ type: 'setAccount', holder: 'ﾔﾏﾀﾞ ﾊﾅｺ', bankCode: '0149' }));
});
