import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { uidOf } from '#domain/testing/contexts.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { accountSet } from '#domain/testing/payoutSamples.ts';
import { href } from '#web/routing/href.ts';
import { dealPage, putDeal } from '#web/testing/dealPage.tsx';
import { putStream } from '#web/testing/putWorld.ts';

const payee = `payee-${uidOf.talent}`;
const box = async () => within(await screen.findByRole('region', { name: /^振り込まれる額/ }));

test('a cast sees what arrives after withholding, and on which account', async () => {
  putDeal('offer', ...histories.IN_PROGRESS);
  putStream(payee, accountSet);
  dealPage('offer', 'talent');
  const money = await box();
  // ¥40,000 with tax, less 10.21 % of ¥40,000.
  expect(money.getAllByText('¥39,916')).toHaveLength(2);
  expect(money.getByText('源泉徴収税（個人）').closest('div')?.textContent).toContain('−¥4,084');
  expect(money.getByText(/お受け取り口座：/).textContent).toBe('お受け取り口座：あおば銀行 恵比寿支店 普通 末尾567');
  expect(money.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/0034567/)).toBeNull();
});

test('nothing is withheld of a company', async () => {
  putDeal('offer', ...histories.IN_PROGRESS);
  putStream(payee, { type: 'PayeeTaxesSet', data: { isCompany: true, registration: null } });
  dealPage('offer', 'talent');
  const money = await box();
  expect(money.getByText('源泉徴収税（会社）').closest('div')?.textContent).toContain('¥0');
  expect(money.getAllByText('¥44,000')).toHaveLength(2);
});

test('without settings the box says what depends on them, and links to them', async () => {
  putDeal('offer', ...histories.IN_PROGRESS);
  dealPage('offer', 'talent');
  const money = await box();
  expect(money.getByText(/源泉徴収税は、税金の扱いの設定で変わります。/)).toBeDefined();
  expect(money.getByRole('link', { name: 'お受け取り口座を登録する' }).getAttribute('href')).toBe(href('talentPayments'));
});

test('a client pays the same, whatever is withheld', async () => {
  putDeal('offer', ...histories.IN_PROGRESS);
  dealPage('offer', 'client');
  const money = within(await screen.findByRole('region', { name: /^お支払いの合計（税込）/ }));
  expect(money.getAllByText('¥44,000')).toHaveLength(2);
  expect(money.queryByText(/口座|源泉/)).toBeNull();
});
