import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { jstMonthSpan } from '#domain/kernel/calendar/days.ts';
import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { messages } from '#domain/kernel/validation.ts';
import type { ListedBill, ListTotals } from '#domain/money/bill/billRow.ts';
import type { ClientMonth } from '#domain/money/bill/clientMonth.ts';
import type { InvoicePreview } from '#domain/money/invoice/content.ts';
import type { UnfixedMonth } from '#domain/money/payout/unfixedMonth.ts';
import { settlement } from '#domain/money/settlement/settlement.ts';
import type { BillFilter } from '#domain/office/audit/fields.ts';
import { billedOf } from '#domain/work/deal/billStatus.ts';
import { announce } from '#functions/delivery/announce.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { settledDeal } from '#functions/rules/settledDeal.ts';
import { runtime } from '#functions/runtime.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { type Closing, closingPath } from '#projections/office/closings.schema.ts';
import { type Settlement, settlementPath } from '#projections/settlement/settlements.schema.ts';
import { readExport } from '#tests/support/billFiles.ts';
import { closedOffer, exportedBytes } from '#tests/support/bills.ts';
import { call, refusal, send } from '#tests/support/callables.ts';
import { level } from '#tests/support/level.ts';
import { whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast } from '#tests/support/people.ts';
import { gone, pathsContaining } from '#tests/support/traces.ts';

const closedAt = Date.parse('2027-05-20T12:00:00+09:00');
const later = Date.parse('2027-06-01T09:00:00+09:00');
const month = jstMonth(closedAt);

let cast: Cast;
let offerId: string;
beforeAll(async () => {
  cast = await newCast();
  offerId = await closedOffer(cast, 10_000, closedAt);
  await whenCaughtUp();
});

const report = {
  type: 'report',
  minutes: 60,
  overtimeYen: 5_000,
  expenses: [
    { what: '交通費', yen: 1_100, percent: 10, receipt: '', picture: null },
    { what: '食材', yen: 1_080, percent: 8, receipt: '', picture: null },
  ],
  note: '',
} as const;
const deal = async (dealId: string) => (await runtime().db.collectionGroup('offers').where('id', '==', dealId).get()).docs[0];
/** A command that is sent when the clock has come to `at` (ms). */
const sendAt = async (at: number, dealId: string, uid: string, command: { readonly type: string }): Promise<void> => {
  const then = { ...runtime(), now: () => at };
  const rules = [settledDeal({ ...command, dealId, dealKind: 'offer' })];
  const begins = command.type === 'report';
  const sender = { uid, hasRequiredSecondFactor: true };
  const sent = { aggregate: settlement, entityId: dealId, command, commandId: randomUUID(), sender, rules, begins };
  await announce(then, await executeCommand(then, sent));
};
const settledAt = async (at: number, dealId: string): Promise<void> => {
  await sendAt(closedAt, dealId, (await deal(dealId))?.get('talentId'), report);
  await sendAt(at, dealId, cast.client.uid, { type: 'answer', no: 1, objections: [] } as { type: string });
  await whenCaughtUp();
};
const documentOf = async (dealId: string) => (await runtime().db.doc(settlementPath(dealId)).get()).data() as Settlement;
const previewOf = (of: string) => call<InvoicePreview>(cast.office, 'bills', { type: 'preview', clientId: cast.client.uid, month: of });
/** What a cast is paid for a month. */
const owedTo = async (talentId: string, of: string): Promise<UnfixedMonth | undefined> =>
  (await call<UnfixedMonth[]>(cast.office, 'bills', { type: 'unfixed', month: of })).find((each) => each.talentId === talentId);
/** The rows and totals of the client's bills, and the sum of a file. */
const billsOf = async (filter: Partial<BillFilter>) => {
  const whole = { month: null, clientId: cast.client.uid, status: null, ...filter };
  const { bills } = await call<{ bills: ListedBill[] }>(cast.office, 'bills', { type: 'page', filter: whole });
  const totals = await call<ListTotals>(cast.office, 'bills', { type: 'totals', filter: whole });
  const { rows } = await readExport(await exportedBytes(cast.office, { filter: whole, encoding: 'UTF-8' }), 'UTF-8');
  expect(rows.map((row) => Number(row['請求額（税抜）']))).toEqual(bills.map(billedOf));
  expect(bills.reduce((sum, bill) => sum + billedOf(bill), 0)).toBe(totals.total);
  return { bills, totals, rows };
};
const issue = async (of: string, expected: object): Promise<InvoiceDocument> => {
  await send(cast.office, 'invoices', { type: 'issue', clientId: cast.client.uid, month: of, expected });
  await whenCaughtUp();
  const { docs } = await runtime().db.collection('invoices').where('clientId', '==', cast.client.uid).where('status', '==', 'ISSUED').get();
  return docs.map((found) => found.data() as InvoiceDocument).find((found) => found.month === of) as InvoiceDocument;
};

test('is refused before the work is over, and for strangers to the deal', async () => {
  const sent = { ...report, dealId: offerId, dealKind: 'offer' };
  expect((await refusal(send(cast.client, 'settlements', sent))).details).toMatchObject({ code: 'work-not-over' });
  expect((await refusal(send(cast.client, 'settlements', { ...sent, dealKind: 'entry' }))).details).toMatchObject({ code: 'not-found' });
  const stranger = await newCast();
  expect((await refusal(send(stranger.client, 'settlements', sent))).details).toMatchObject({ code: 'permission-denied' });
});

/** A report whose first cost has this picture. */
const withPicture = (picture: string) => {
  const [fare, food] = report.expenses;
  return { ...report, expenses: [{ ...fare, picture }, food] };
};
const pictureOf = (uid: string) => `pictures/${uid}/receipt_M.webp`;

test('has pictures of receipts that are stored own uploads of the reporter', async () => {
  const { client, talent } = cast;
  for (const { uid } of [client, talent]) await runtime().objects.write(pictureOf(uid), Buffer.from('receipt'), 'image/webp');
  const detailsOf = async (picture: string) =>
    (await refusal(send(client, 'settlements', { ...withPicture(picture), dealId: offerId, dealKind: 'offer' }))).details;
  expect(await detailsOf(`pictures/${client.uid}/never_M.webp`)).toMatchObject({ code: 'upload-missing' });
  const fields = { 'expenses.0.picture': messages.ownPictures };
  expect(await detailsOf(pictureOf(talent.uid))).toMatchObject({ code: 'invalid-argument', fields });
  // Nothing else is wrong: only the work is not over yet.
  expect(await detailsOf(pictureOf(client.uid))).toMatchObject({ code: 'work-not-over' });
});

test('loses words and pictures of receipts with the account of the reporter; the amounts stay', async () => {
  const leaving = await newCast();
  const { uid } = leaving.talent;
  const dealId = await closedOffer(leaving, 10_000, closedAt, { talent: leaving.talent });
  const picture = pictureOf(uid);
  await runtime().objects.write(picture, Buffer.from('receipt'), 'image/webp');
  await sendAt(closedAt, dealId, uid, withPicture(picture));
  await whenCaughtUp();
  expect((await documentOf(dealId)).texts).toMatchObject([{ picture: null }, { picture }, { picture: null }]);
  await send(leaving.talent, 'accounts', { type: 'withdraw' });
  await gone(uid);
  await whenCaughtUp();
  expect(await runtime().objects.sizeOf(picture)).toBeNull();
  expect(await documentOf(dealId)).toMatchObject({ texts: null, rows: [{ yen: 5_000 }, { yen: 1_100 }, { yen: 1_080 }] });
  expect(await pathsContaining(picture)).toEqual([]);
});

test('keeps its client from leaving until it is billed', async () => {
  const open = await newCast();
  const dealId = await closedOffer(open, 10_000, closedAt);
  await send(open.office, 'offers', { type: 'claimBill', offerId: dealId, billId: `manual-${dealId}` });
  await sendAt(closedAt, dealId, (await deal(dealId))?.get('talentId'), report);
  await whenCaughtUp();
  const leaves = () => send(open.client, 'accounts', { type: 'withdraw' });
  expect((await refusal(leaves())).details).toMatchObject({ code: 'bills-open' });
  await sendAt(closedAt, dealId, open.client.uid, { type: 'answer', no: 1, objections: [] } as { type: string });
  await whenCaughtUp();
  expect((await refusal(leaves())).details).toMatchObject({ code: 'bills-open' });
});

test('joins the invoice of its deal once, and the next one after the invoice is void', async () => {
  await settledAt(closedAt, offerId);
  expect(await documentOf(offerId)).toMatchObject({
    status: 'FIXED',
    billMonth: month,
    billStatus: 'UNCLAIMED',
    total: 5_500 + 1_100 + 1_080,
  });
  const { lines, sums } = await previewOf(month);
  expect(lines.map(({ extra, net, percent }) => [extra, net, percent])).toEqual([
    [null, 10_000, 10],
    ['OVERTIME', 5_000, 10],
    ['EXPENSE', 1_000, 10],
    ['EXPENSE', 1_000, 8],
  ]);
  expect(sums).toMatchObject({ net: 17_000, tax: 1_600 + 80 });
  const { talentId } = await documentOf(offerId);
  // Withholding takes 10.21 % of all of it.
  expect(await owedTo(talentId, month)).toMatchObject({ count: 4, sums: { net: 17_000, tax: 1_680, withheld: 1_735, total: 16_945 } });
  const { rows } = await call<{ rows: ClientMonth[] }>(cast.office, 'bills', { type: 'clients', month });
  expect(rows.find(({ clientId }) => clientId === cast.client.uid)).toMatchObject({
    open: { total: 18_680 },
    bills: { UNCLAIMED: { count: 2 } },
  });
  expect(rows.find(({ clientId }) => clientId === cast.client.uid)?.extras).toBe(7_000);
  const open = await billsOf({ month, status: 'UNCLAIMED' });
  expect(open.bills).toMatchObject([{ id: offerId, fee: 10_000, extra: 7_000, isSupplement: false }]);
  expect(open.totals).toMatchObject({ count: 2, total: 17_000, settled: { count: 1, total: 7_000 } });
  expect(open.rows).toMatchObject([{ 区分: '報酬', 報酬: '10000', '追加精算（税抜）': '7000', 請求月: month }]);

  const expected = { count: 2, total: 18_680 };
  expect((await refusal(issue(month, { count: 1, total: 11_000 }))).details).toMatchObject({ code: 'bills-changed' });
  const first = await issue(month, expected);
  expect(first).toMatchObject({ total: 18_680, titles: Array(4).fill(first.titles?.[0]) });
  expect(await documentOf(offerId)).toMatchObject({ billStatus: 'CLAIMED', billId: first.number });
  expect((await refusal(issue(month, expected))).details).toMatchObject({ code: 'nothing-to-bill' });

  await send(cast.office, 'invoices', { type: 'void', invoiceId: first.id, reason: '宛名の訂正' });
  await whenCaughtUp();
  expect(await documentOf(offerId)).toMatchObject({ billStatus: 'UNCLAIMED', billId: null });
  expect(await issue(month, expected)).toMatchObject({ total: 18_680, replaces: first.number });
});

test('is a supplement of a later month if the deal was billed before', async () => {
  const billed = await closedOffer(cast, 20_000, closedAt);
  await send(cast.office, 'offers', { type: 'claimBill', offerId: billed, billId: `manual-${billed}` });
  await whenCaughtUp();
  await settledAt(later, billed);
  expect(await documentOf(billed)).toMatchObject({ billMonth: jstMonth(later), billStatus: 'UNCLAIMED' });
  expect((await previewOf(month)).lines).toEqual([]);
  const deals = (await billsOf({ month, status: 'CLAIMED' })).bills.filter(({ id }) => id === billed);
  expect(deals).toMatchObject([{ fee: 20_000, extra: 0, isSupplement: false }]);
  const supplement = await billsOf({ month: jstMonth(later) });
  expect(supplement.bills).toMatchObject([{ id: billed, fee: 0, extra: 7_000, isSupplement: true, billStatus: 'UNCLAIMED', doneBy: null }]);
  expect(supplement.rows).toMatchObject([{ 取引番号: billed, 区分: '追加精算', 完了日: '2027-06-01', 請求月: '2027-06', 報酬: '0' }]);
  // The statement of the work's month may be paid: the extras come with the month of their end.
  const { talentId } = await documentOf(billed);
  expect(await owedTo(talentId, month)).toMatchObject({ count: 1, sums: { net: 20_000 } });
  expect(await owedTo(talentId, jstMonth(later))).toMatchObject({ count: 3, sums: { net: 7_000 } });
  const { lines, sums } = await previewOf(jstMonth(later));
  expect(lines.map(({ title }) => title.startsWith('追加精算：'))).toEqual([true, true, true]);
  const { rows } = await call<{ rows: ClientMonth[] }>(cast.office, 'bills', { type: 'clients', month: jstMonth(later) });
  expect(rows.map(({ clientId, open }) => [clientId, open.total])).toContainEqual([cast.client.uid, sums.total]);
  await issue(jstMonth(later), { count: 1, total: sums.total });
  expect(await documentOf(billed)).toMatchObject({ billStatus: 'CLAIMED' });
  expect((await billsOf({ month: jstMonth(later), status: 'CLAIMED' })).bills).toMatchObject([{ isSupplement: true }]);
});

test('leaves the row of its deal when the deal alone is claimed; pages of one row find the same rows', async () => {
  const other = await newCast();
  const dealId = await closedOffer(other, 30_000, closedAt);
  await closedOffer(other, 40_000, closedAt);
  await whenCaughtUp();
  await sendAt(closedAt, dealId, (await deal(dealId))?.get('talentId'), report);
  await sendAt(closedAt, dealId, other.client.uid, { type: 'answer', no: 1, objections: [] } as { type: string });
  await whenCaughtUp();
  const filter = { month, clientId: other.client.uid, status: null };
  const rowsOf = async () => {
    const rows: ListedBill[] = [];
    let after: object | null = null;
    do {
      const page: { bills: ListedBill[]; next: object | null } = await call(other.office, 'bills', {
        type: 'page',
        filter,
        after,
        limit: 1,
      });
      rows.push(...page.bills);
      after = page.next;
    } while (after);
    return rows.map(({ isSupplement, ...bill }) => [isSupplement, billedOf(bill)]).sort();
  };
  expect(await rowsOf()).toEqual([
    [false, 37_000],
    [false, 40_000],
  ]);
  await send(other.office, 'offers', { type: 'claimBill', offerId: dealId, billId: `manual-${dealId}` });
  await whenCaughtUp();
  expect(await rowsOf()).toEqual([
    [false, 30_000],
    [false, 40_000],
    [true, 7_000],
  ]);
});

test('leaves reservations that a replay makes again, also with an extra between the deals of an invoice', async () => {
  const of = '2027-07';
  const [first] = [
    await closedOffer(cast, 30_000, Date.parse('2027-07-02T12:00:00+09:00')),
    await closedOffer(cast, 40_000, Date.parse('2027-07-03T12:00:00+09:00')),
  ];
  await whenCaughtUp();
  const at = Date.parse('2027-07-02T15:00:00+09:00');
  await sendAt(at, first, (await deal(first))?.get('talentId'), report);
  await sendAt(at, first, cast.client.uid, { type: 'answer', no: 1, objections: [] } as { type: string });
  await whenCaughtUp();
  const { lines, sums } = await previewOf(of);
  expect(lines.map(({ deal }) => deal.split('-')[0])).toEqual(['offer', 'settlement', 'settlement', 'settlement', 'offer']);
  await issue(of, { count: 3, total: sums.total });
  expect(await whatDiffers()).toEqual([]);
  // The lock counts the settlement as a bill.
  await level().reach(jstMonthSpan(of).before);
  await send(cast.office, 'closings', { type: 'lock', month: of });
  const locked = await document<Closing>(closingPath(of), () => true);
  expect(locked.claimed).toEqual({ count: 3, total: sums.net });
});
