import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { jstDate, jstMonth } from '#domain/kernel/calendar/instants.ts';
import { closing } from '#domain/money/closing/closing.ts';
import { lockTarget } from '#functions/commands/closings.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { runtime } from '#functions/runtime.ts';
import { type InvoiceDocument, type OfficeInvoice, officeInvoicePath } from '#projections/invoice/invoices.schema.ts';
import { type Closing, closingPath } from '#projections/office/closings.schema.ts';
import { closedOffer } from '#tests/support/bills.ts';
import { refusal, send } from '#tests/support/callables.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast, newOffice, type Person } from '#tests/support/people.ts';

/** A month in which no other test closes deals: a lock checks the bills of all clients. */
const closedAt = Date.parse('2028-09-20T12:00:00+09:00');
const month = jstMonth(closedAt);
const past = '2020-01';

let cast: Cast;
let other: Person;
let offerId: string;
beforeAll(async () => {
  cast = await newCast();
  [other, offerId] = await Promise.all([newOffice(), closedOffer(cast, 10_000, closedAt)]);
  await whenCaughtUp();
});

const lockNow = (by: Person, which: string) => send(by, 'closings', { type: 'lock', month: which });
const unlock = (which: string) => send(cast.office, 'closings', { type: 'unlock', month: which, reason: '請求漏れがあったため' });
/** Locks the month of the test's deal, which closes in the future, with a later clock. */
const lockLater = async () => {
  const store = { ...runtime(), now: () => Date.parse('2028-10-01T09:00:00+09:00') };
  const sender = { uid: other.uid, hasRequiredSecondFactor: true };
  return executeCommand(store, { ...(await lockTarget(store.db, month)), aggregate: closing, commandId: randomUUID(), sender });
};
const closingOf = async () => (await runtime().db.doc(closingPath(month)).get()).data() as Closing;
const paymentsOf = async (number: string): Promise<OfficeInvoice['payments']> =>
  ((await runtime().db.doc(officeInvoicePath(number)).get()).data() as OfficeInvoice).payments;
const byHand = (type: string, more: object) => send(cast.office, 'offers', { type, offerId, ...more });
const codeOf = async (act: Promise<unknown>) => (await refusal(act)).details;
const invoiceOfMonth = async (): Promise<InvoiceDocument> => {
  const { docs } = await runtime().db.collection('invoices').where('clientId', '==', cast.client.uid).where('month', '==', month).get();
  return docs.map((found) => found.data() as InvoiceDocument).find(({ status }) => status !== 'VOIDED') as InvoiceDocument;
};

test('a month that is not over or has unclaimed bills cannot be locked; and only the office may lock', async () => {
  expect(await codeOf(lockNow(cast.office, month))).toMatchObject({ code: 'month-not-over' });
  expect(await codeOf(lockNow(cast.office, jstMonth(runtime().now())))).toMatchObject({ code: 'month-not-over' });
  expect(await codeOf(lockNow(cast.office, '2027-13'))).toMatchObject({ code: 'invalid-argument' });
  expect(await codeOf(lockNow(cast.client, past))).toMatchObject({ code: 'permission-denied' });
  await expect(lockLater()).rejects.toMatchObject({ code: 'month-unbilled' });
});

test('a locked month refuses changes of bills, invoices and payments until it is unlocked with a reason', async () => {
  await send(cast.office, 'invoices', { type: 'issue', clientId: cast.client.uid, month, expected: { count: 1, total: 11_000 } });
  await whenCaughtUp();
  await lockLater();
  const figures = { claimed: { count: 1, total: 10_000 }, ignored: { count: 0, total: 0 } };
  expect(await closingOf()).toMatchObject({ ...figures, lockedBy: other.uid, lockedAt: expect.any(Number) });
  const { id: invoiceId } = await invoiceOfMonth();
  expect(await codeOf(send(cast.office, 'invoices', { type: 'void', invoiceId, reason: '宛名の誤り' }))).toMatchObject({
    code: 'month-locked',
  });
  expect(await codeOf(byHand('reopenBill', { reason: '番号を直すため' }))).toMatchObject({ code: 'month-locked' });

  // A payment belongs to the month of its date.
  await lockNow(cast.office, past);
  const pay = (at: string) => send(cast.office, 'invoices', { type: 'recordPayment', invoiceId, yen: 1_000, at, payer: 'テスト' });
  expect(await codeOf(pay('2020-01-15'))).toMatchObject({ code: 'month-locked' });
  await unlock(past);
  await pay('2020-01-15');
  await lockNow(cast.office, past);
  const [payment] = await paymentsOf((await invoiceOfMonth()).number);
  const strike = { type: 'strikePayment', invoiceId, paymentId: payment?.id, reason: '別の請求書への入金' };
  expect(await codeOf(send(cast.office, 'invoices', strike))).toMatchObject({ code: 'month-locked' });
  await pay(jstDate(runtime().now()));
  await unlock(past);
  await send(cast.office, 'invoices', strike);

  expect(await codeOf(send(cast.office, 'closings', { type: 'unlock', month, reason: '' }))).toMatchObject({ code: 'invalid-argument' });
  await unlock(month);
  expect(await closingOf()).toMatchObject({ lockedAt: null });
});

test('a month cannot be locked before the bills of a void invoice are unclaimed', async () => {
  const { id: invoiceId, number } = await invoiceOfMonth();
  const left = (await paymentsOf(number)).filter(({ struckAt }) => struckAt === null);
  for (const { id } of left)
    await send(cast.office, 'invoices', { type: 'strikePayment', invoiceId, paymentId: id, reason: '別の請求書への入金' });
  await send(cast.office, 'invoices', { type: 'void', invoiceId, reason: '宛名の誤り' });
  await expect(lockLater()).rejects.toMatchObject({ code: 'month-unbilled' });
  await whenCaughtUp();
  await expect(lockLater()).rejects.toMatchObject({ code: 'month-unbilled' });
});

test('of a lock and a reopened bill at the same time one is refused', async () => {
  for (const billId of ['LOCK-1', 'LOCK-2', 'LOCK-3']) {
    await byHand('claimBill', { billId });
    const [locked, opened] = await Promise.allSettled([lockLater(), byHand('reopenBill', { reason: '番号を直すため' })]);
    expect([locked.status, opened.status].sort()).toEqual(['fulfilled', 'rejected']);
    if (opened.status === 'fulfilled') continue;
    await unlock(month);
    await byHand('reopenBill', { reason: '番号を直すため' });
  }
});
