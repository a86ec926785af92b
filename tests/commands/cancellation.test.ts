import { beforeAll, expect, test } from 'vitest';
import type { ListedBill } from '#domain/money/bill/billRow.ts';
import { changeStepsOf } from '#domain/work/deal/changeSteps.ts';
import type { Offer } from '#projections/deal/offers.schema.ts';
import { readExport } from '#tests/support/billFiles.ts';
import { exportedBytes } from '#tests/support/bills.ts';
import { call, codeOf, refusal, send } from '#tests/support/callables.ts';
import { newOffer, whenStatus } from '#tests/support/deals.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newTalent, type Person } from '#tests/support/people.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await newCast();
});

const FEE = 30_000;
const concluded = async () => {
  const talent = await newTalent(cast.office);
  const { offerId, path } = await newOffer({ ...cast, talent }, undefined, FEE);
  const seen = { offerId, termsNo: 1 };
  await send(talent, 'offers', { type: 'accept', ...seen });
  await send(cast.office, 'offers', { type: 'adminApprove', ...seen });
  await send(cast.client, 'offers', { type: 'approve', ...seen });
  return { talent, offerId, path };
};
const callOff = (sender: Person, offerId: string, cancelFeeMax: number) =>
  send(sender, 'offers', {
    type: 'requestCancellation',
    offerId,
    termsNo: 1,
    cancelCode: 'OWN_REASON',
    cancelFeeMax,
    reason: '企画の中止',
  });
const askedAt = async (path: string): Promise<number> =>
  (await document<Offer>(path, ({ cancellation }) => cancellation !== null)).calledOffAt ?? 0;
const settle = async (offerId: string, path: string, cancelFee: number) =>
  send(cast.office, 'offers', {
    type: 'settleCancellation',
    offerId,
    cancelFee,
    calledOffAt: await askedAt(path),
    reason: '前日の取り消しのため',
  });
const billsOf = async (talent: Person) => {
  await whenCaughtUp();
  const filter = { month: null, clientId: cast.client.uid, status: null };
  const { bills } = await call<{ bills: ListedBill[] }>(cast.office, 'bills', { type: 'page', filter, limit: 100 });
  return bills.filter(({ talentId }) => talentId === talent.uid);
};

test('a client cancels a deal at the shown amount; the office settles a lower one, which is billed', async () => {
  const { talent, offerId, path } = await concluded();
  expect(await codeOf(callOff(cast.client, offerId, 0))).toBe('cancel-fee-changed');
  await callOff(cast.client, offerId, FEE);
  expect(await codeOf(send(cast.office, 'offers', { type: 'forceClose', offerId, reason: '取り消し' }))).toBe('cancellation-pending');
  expect((await refusal(settle(offerId, path, FEE + 1))).details).toMatchObject({
    code: 'invalid-argument',
    fields: { cancelFee: expect.any(String) },
  });
  await settle(offerId, path, 15_000);
  expect(await whenStatus(path, 'IS_ADMIN_CLOSED')).toMatchObject({
    fee: FEE,
    billFee: 15_000,
    billStatus: 'UNCLAIMED',
    cancellation: 'SETTLED',
  });
  expect(await billsOf(talent)).toMatchObject([{ fee: 15_000, cancelled: true, billStatus: 'UNCLAIMED' }]);

  await send(cast.office, 'offers', { type: 'claimBill', offerId, billId: 'CXL-1' });
  await whenCaughtUp();
  const filter = { month: null, clientId: cast.client.uid, status: 'CLAIMED' } as const;
  const { rows } = await readExport(await exportedBytes(cast.office, { filter }), 'UTF-8');
  expect(rows).toMatchObject([{ 取引番号: offerId, 報酬: '15000', 区分: '取消料', 請求番号: 'CXL-1' }]);
});

test('a deal that the cast cancelled ends without an amount and a bill', async () => {
  const { talent, offerId, path } = await concluded();
  expect(await codeOf(callOff(talent, offerId, 0))).toBe('cancel-fee-changed');
  // No day is fixed, so the office determines the amount.
  await callOff(talent, offerId, FEE);
  expect(await codeOf(send(cast.client, 'offers', { type: 'withdrawCancellation', offerId }))).toBe('permission-denied');
  await settle(offerId, path, 0);
  expect(await whenStatus(path, 'IS_ADMIN_CLOSED')).toMatchObject({ billFee: null, billStatus: null, closedAt: null });
  expect(await billsOf(talent)).toEqual([]);
});

test('a deal goes on after a withdrawn cancellation, and can be cancelled again', async () => {
  const { offerId, path } = await concluded();
  await callOff(cast.client, offerId, FEE);
  await send(cast.client, 'offers', { type: 'withdrawCancellation', offerId });
  await document<Offer>(
    path,
    (offer) => offer.cancellation === null && changeStepsOf(offer).some(({ type }) => type === 'OfferCancellationWithdrawn'),
  );
  await callOff(cast.client, offerId, FEE);
  const first = await askedAt(path);
  await send(cast.office, 'offers', { type: 'dismissCancellation', offerId, calledOffAt: first, reason: '規約に沿わないため' });
  await document<Offer>(path, ({ cancellation }) => cancellation === null);
  await callOff(cast.client, offerId, FEE);
  const settled = send(cast.office, 'offers', {
    type: 'settleCancellation',
    offerId,
    calledOffAt: first,
    cancelFee: 0,
    reason: '取り違え',
  });
  expect(await codeOf(settled)).toBe('status-conflict');
});
