import { beforeAll, describe, expect, test } from 'vitest';
import type { Bill, ListedBill, ListTotals } from '#domain/money/bill/billRow.ts';
import type { BillFilter } from '#domain/office/audit/fields.ts';
import { auditIdOf } from '#domain/office/audit/fields.ts';
import { revokeOffice } from '#functions/operator/officeGrant.ts';
import { runtime } from '#functions/runtime.ts';
import { closedEntry, closedOffer, requestExport } from '#tests/support/bills.ts';
import { call, codeOf, refusal, send } from '#tests/support/callables.ts';
import { now } from '#tests/support/level.ts';
import { eventsOf, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, newCast, newOffice, type Person, signIn } from '#tests/support/people.ts';

type Page = { bills: ListedBill[]; next: unknown };

const march = Date.parse('2027-03-31T23:59:59.999+09:00');
const april = Date.parse('2027-04-01T00:00:00+09:00');

let cast: Cast;
let filter: BillFilter;
beforeAll(async () => {
  cast = await newCast();
  filter = { month: null, clientId: cast.client.uid, status: null };
  // Three end in the same millisecond, one after March.
  await Promise.all([
    closedOffer(cast, 10_000, march),
    closedOffer(cast, 20_000, march),
    closedOffer(cast, 30_000, april),
    closedEntry(cast, 40_000, march),
  ]);
});

const page = (sender: Person, wanted: Partial<BillFilter> = {}, more: object = {}) =>
  call<Page>(sender, 'bills', { type: 'page', filter: { ...filter, ...wanted }, ...more });
const totals = (wanted: Partial<BillFilter> = {}) =>
  call<ListTotals>(cast.office, 'bills', { type: 'totals', filter: { ...filter, ...wanted } });

const deals = { settled: { count: 0, total: 0 }, isMore: false };
test('a month ends at 24:00 JST, and its totals are those of its rows', async () => {
  const { bills } = await page(cast.office, { month: '2027-03' });
  expect(bills.map(({ fee }) => fee).sort()).toEqual([10_000, 20_000, 40_000]);
  expect(await totals({ month: '2027-03' })).toEqual({ count: 3, total: 70_000, ...deals });
  expect(await totals({ month: '2027-04' })).toEqual({ count: 1, total: 30_000, ...deals });
  expect(await totals({ month: '2027-02' })).toEqual({ count: 0, total: 0, ...deals });
  expect(await totals({ status: 'CLAIMED' })).toEqual({ count: 0, total: 0, ...deals });
});

test('bills come in pages without gaps, also for deals that closed in the same millisecond', async () => {
  const whole = await page(cast.office);
  const found: Bill[] = [];
  for (let after: unknown = null, more = true; more; ) {
    const { bills, next } = await page(cast.office, {}, { limit: 1, after });
    found.push(...bills);
    after = next;
    more = next !== null;
  }
  expect(found).toEqual(whole.bills);
  expect(found).toHaveLength(4);
});

test('each page that a member reads is recorded once a day, with its filter', async () => {
  const member = await newOffice();
  const first = await page(member, {}, { limit: 1 });
  await page(member, {}, { limit: 1 });
  await page(member, {}, { limit: 1, after: first.next });
  await page(member, { month: '2027-03' });
  const looks = (await eventsOf(`audit-${auditIdOf(member.uid, now())}`)).map(({ type, data }) => [type, data.target]);
  const whole = `bills-all_${cast.client.uid}_all`;
  expect(looks).toEqual([whole, whole, `bills-2027-03_${cast.client.uid}_all`].map((target) => ['AuditHistoryRead', target]));
});

test('a number belongs to one client: another client’s bill is refused under it until it is free again', async () => {
  const other = await newCast();
  const [own, foreign] = await Promise.all([closedOffer(cast, 50_000, april), closedEntry(other, 60_000, april)]);
  const claim = () => send(cast.office, 'entries', { type: 'claimBill', entryId: foreign, billId: 'INV-77' });
  await send(cast.office, 'offers', { type: 'claimBill', offerId: own, billId: 'INV-77' });
  await whenCaughtUp();
  expect((await refusal(claim())).details).toMatchObject({ code: 'bill-number-taken', fields: { billId: expect.any(String) } });
  await send(cast.office, 'offers', { type: 'reopenBill', reason: '番号を直すため', offerId: own });
  await send(cast.office, 'offers', { type: 'ignoreBill', reason: '無償協力のため', offerId: own });
  await claim();
});

test('the list shows each bill’s accounting number and whether the billing profile is complete', async () => {
  const other = await newCast();
  await closedOffer(other, 10_000, april);
  const listed = async () => (await page(other.office, { clientId: other.client.uid })).bills;
  expect(await listed()).toMatchObject([{ billClientId: null, isBillable: expect.any(Boolean) }]);
  await send(other.office, 'clients', { type: 'setBillClientId', uid: other.client.uid, billClientId: 'C-0042' });
  await whenCaughtUp();
  expect(await listed()).toMatchObject([{ billClientId: 'C-0042' }]);
});

test('the list shows the member who last handled a bill, and none for a reopened bill', async () => {
  const [other, colleague] = await Promise.all([newCast(), newOffice()]);
  const offerId = await closedOffer(other, 10_000, april);
  const doneBy = async () => (await page(cast.office, { clientId: other.client.uid })).bills.map((bill) => bill.doneBy);
  expect(await doneBy()).toEqual([null]);
  await send(other.office, 'offers', { type: 'claimBill', offerId, billId: 'INV-88' });
  expect(await doneBy()).toEqual([other.office.email]);
  await send(other.office, 'offers', { type: 'reopenBill', reason: '番号を直すため', offerId });
  expect(await doneBy()).toEqual([null]);
  await send(colleague, 'offers', { type: 'ignoreBill', reason: '無償協力のため', offerId });
  expect(await doneBy()).toEqual([colleague.email]);
});

describe('bills are for the office only', () => {
  test('according to the log, not the token', async () => {
    const removed = await newOffice();
    await page(removed);
    await revokeOffice(runtime(), removed, 'tests');
    for (const other of [removed, cast.client, cast.talent]) {
      expect(await codeOf(page(other))).toBe('permission-denied');
      expect((await requestExport(other, { filter })).status).toBe(403);
    }
    expect((await requestExport(null, { filter })).status).toBe(401);
  });

  test('and an export is refused like a call: forged tokens, unverified e-mail, suspended account', async () => {
    const unverified = await newOffice();
    await runtime().auth.updateUser(unverified.uid, { emailVerified: false });
    const suspended = await newOffice();
    // Otherwise the policy that writes the grant's claims would overwrite the next step.
    await whenCaughtUp();
    await runtime().auth.setCustomUserClaims(suspended.uid, { suspended: true });
    const tokens = [
      ...(await Promise.all([unverified, suspended].map(({ email }) => signIn(email)))),
      `${cast.office.token.slice(0, -40)}x`,
    ];
    const codes = tokens.map(async (token) => {
      const answer = await requestExport({ token }, { filter });
      const { error } = (await answer.json()) as { error: { details?: { code: string } } };
      const called = await refusal(call({ token }, 'bills', { type: 'totals', filter }));
      expect(answer.status).toBe(called.status);
      return error.details?.code;
    });
    expect(await Promise.all(codes)).toEqual(['email-unverified', 'account-suspended', 'unauthenticated']);
  });
});
