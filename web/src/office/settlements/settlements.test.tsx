import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SettlementEvent } from '#domain/money/settlement/events.ts';
import { acceptedCommands } from '#domain/testing/acceptedCommands.ts';
import { NOON } from '#domain/testing/contexts.ts';
import type { Accepted } from '#domain/testing/examples.ts';
import { histories } from '#domain/testing/offerHistories.ts';
import { answerDialog, openDialog } from '#web/testing/dialogs.ts';
import { server } from '#web/testing/fakeServer.ts';
import { putColleague } from '#web/testing/officeWorld.ts';
import { accepts, putStream } from '#web/testing/putWorld.ts';
import { renderOffice } from '../testing/renderOffice.tsx';
import { renderQueue } from '../testing/renderQueue.tsx';
import SettlementsScreen from './settlementsScreen.tsx';

beforeEach(() => void vi.setSystemTime(NOON));

const { decide, claimBill } = acceptedCommands.settlement as Readonly<Record<'decide' | 'claimBill', Accepted>>;
const disputed = decide.given as SettlementEvent[];
const picture = 'pictures/talent-1/receipt_M.webp';
const withPictures = disputed.map((event) => {
  if (event.type !== 'SettlementReported' || event.data.texts === null) return event;
  return { ...event, data: { ...event.data, texts: event.data.texts.map((text) => ({ ...text, picture })) } };
});
const decided = claimBill.given as SettlementEvent[];

test('the list has the settlements that wait for a decision, and leads to the deal', async () => {
  putStream('settlement-d1', ...disputed);
  putStream('settlement-d2', ...decided);
  renderOffice(<SettlementsScreen />, '/office/settlements');
  const link = await screen.findByRole('link', { name: /精算・¥1,080（税込）/ });
  expect(link.getAttribute('href')).toBe('/office/offers/d1');
  expect(screen.getAllByRole('link', { name: /精算・/ })).toHaveLength(1);
});

test('the deal shows what both sides said, and a decision within the report with a reason', async () => {
  putColleague();
  putStream('offer-d1', ...histories.IS_APPROVED);
  putStream('settlement-d1', ...withPictures);
  const { user } = renderQueue('/d1?tab=recent');
  const card = within(await screen.findByRole('region', { name: '時間外と立て替え（決定待ち）' }));
  expect(card.getByText('異議あり：差し入れは、お願いしていません。')).toBeDefined();
  const receipts = card.getAllByRole('link', { name: /の領収書を新しいタブで開く/ });
  expect(receipts.map((link) => link.closest('tr')?.textContent?.slice(0, 3))).toEqual(['交通費', '差し入']);
  for (const link of receipts) expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(picture);
  const dialog = await openDialog(user, card.getByRole('button', { name: '精算の額を決定する' }));
  const amount = dialog.getByLabelText(/^差し入れ（税率8%）の額/);
  await user.type(amount, '1081');
  await answerDialog(user, 'この額に決定する', '半額とします。');
  expect(server.asked).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '540');
  accepts('settlements', 'settlement-d1', ...decided);
  await user.click(dialog.getByRole('button', { name: 'この額に決定する' }));
  expect(await screen.findByText('確定した額（税込）')).toBeDefined();
  const payload = { type: 'decide', dealId: 'd1', dealKind: 'offer', no: 1, amounts: [{ row: 2, yen: 540 }], reason: '半額とします。' };
  expect(server.asked).toMatchObject([{ payload }]);
});
