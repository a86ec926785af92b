import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, jstDate, jstMonth, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import type { ListedBill } from '#domain/money/bill/billRow.ts';
import { estimated } from '#domain/money/estimate/estimate.ts';
import type { InvoicePreview } from '#domain/money/invoice/content.ts';
import { invoice } from '#domain/money/invoice/invoice.ts';
import { dealsOn } from '#domain/money/invoice/lines.ts';
import { noAddressee } from '#domain/money/order/fields.ts';
import { order } from '#domain/money/order/order.ts';
import { addressOf } from '#domain/office/operation/addresses.ts';
import { executeCommand } from '#functions/eventStore/executeCommand.ts';
import { invoiceIssuer } from '#functions/platform/settings.ts';
import { issueTarget } from '#functions/rules/issueInvoice.ts';
import { runtime } from '#functions/runtime.ts';
import type { InvoiceDocument } from '#projections/invoice/invoices.schema.ts';
import { type OrderDocument, orderPath } from '#projections/order/orders.schema.ts';
import { readExport } from '#tests/support/billFiles.ts';
import { closedEntry, closedOffer, exportedBytes } from '#tests/support/bills.ts';
import { call, codeOf, refusal, send } from '#tests/support/callables.ts';
import { newOffer } from '#tests/support/deals.ts';
import { level, now } from '#tests/support/level.ts';
import { eventsOf, whatDiffers, whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, document, newCast, newClient, newOffice, type Person } from '#tests/support/people.ts';

const closedAt = startOfJstDay(jstDate(now() + 40 * DAY)) + 12 * HOUR;
const month = jstMonth(closedAt);
const prices = { serviceRate: 10, serviceMin: 3_000, shareRate: 5 };
const minori = { ...order.commandRows.set.example.addressee };

let cast: Cast;
/** Three closed deals of a month: an own one, and two for another addressee. */
let [own, theirs, entryId] = ['', '', ''];
beforeAll(async () => {
  cast = await newCast();
  const second = await newOffice();
  const asked = { aggregate: 'priceList', command: { type: 'announce', from: jstDate(now() + DAY), ...prices } };
  const { streamId } = await send(cast.office, 'countersigns', { type: 'ask', asked, reason: '料金の改定' });
  await send(second, 'countersigns', { type: 'confirm', countersignId: streamId.slice('countersign-'.length) });
  await document('priceLists/operator', ({ lists }: { lists: readonly unknown[] }) => lists.length === 1);
  await level().reach(startOfJstDay(jstDate(now() + DAY)));
  own = await closedOffer(cast, 40_005, closedAt);
  theirs = await closedOffer(cast, 20_000, closedAt);
  entryId = await closedEntry(cast, 30_000, closedAt);
  await whenCaughtUp();
});

const set = (by: Person, dealId: string, said: object, jobId = cast.jobId, dealKind = 'offer') =>
  send(by, 'orders', {
    type: by === cast.office ? 'setFor' : 'set',
    dealKind,
    jobId,
    dealId,
    poNumber: '',
    addressee: noAddressee,
    ...said,
  });
const orderOf = async (dealId: string) => (await runtime().db.doc(orderPath(dealId)).get()).data() as OrderDocument | undefined;
const preview = () => call<InvoicePreview>(cast.office, 'bills', { type: 'preview', clientId: cast.client.uid, month });
const issue = (expected: object) => send(cast.office, 'invoices', { type: 'issue', clientId: cast.client.uid, month, expected });
const issueSeen = async (): Promise<InvoiceDocument> => {
  const { lines, sums } = await preview();
  const { streamId } = await issue({ count: dealsOn(lines).length, total: sums.total });
  await whenCaughtUp();
  const { docs } = await runtime().db.collection('invoices').where('id', '==', streamId.slice('invoice-'.length)).get();
  return docs[0]?.data() as InvoiceDocument;
};
const pdf = (by: Person, body: object) =>
  level().request(addressOf('invoiceFiles'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${by.token}` },
    body: JSON.stringify(body),
  });
const textOf = async (answer: Response): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: true })).text;

const rows = [{ what: '秋の広告', fee: 40_005, count: 1 }];
const estimate = { subject: '秋の広告', note: '', day: jstDate(closedAt), rows };

test('an estimate is a paper for its client, and nothing of it is stored', async () => {
  const before = (await runtime().db.collectionGroup('events').get()).size;
  const answer = await pdf(cast.client, { estimate });
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('見積書'));
  const text = await textOf(answer);
  for (const said of ['見積書', '有効期限', '¥48,405', '秋の広告', '10%対象', '契約は']) expect(text).toContain(said);
  expect((await runtime().db.collectionGroup('events').get()).size).toBe(before);
  for (const other of [cast.talent, cast.office]) expect((await pdf(other, { estimate })).status).toBe(403);
  const faulty = await pdf(cast.client, { estimate: { ...estimate, rows: [{ what: '', fee: 0, count: 1 }] } });
  expect(((await faulty.json()) as { error: { details: { fields: object } } }).error.details.fields).toHaveProperty([
    'estimate.rows.0.fee',
  ]);
});

test('an order is for its client and the office; the cast and others neither set nor read it', async () => {
  const { offerId } = await newOffer(cast);
  await set(cast.client, offerId, { poNumber: 'PO-1' });
  await set(cast.office, offerId, { poNumber: 'PO-1', addressee: minori });
  expect(await orderOf(offerId)).toMatchObject({ poNumber: 'PO-1', addressee: minori, clientId: cast.client.uid, version: 2 });
  await set(cast.client, offerId, {});
  expect(await orderOf(offerId)).toMatchObject({ poNumber: '', addressee: null, version: 3 });
  const stranger = await newClient(cast.office);
  expect(await codeOf(set(stranger, offerId, { poNumber: 'X' }))).toBe('permission-denied');
  expect(await codeOf(set(cast.talent, offerId, { poNumber: 'X' }))).toBe('permission-denied');
  expect(await codeOf(set(cast.client, offerId, { poNumber: 'X' }, 'another-job'))).toBe('not-found');
  const { details } = await refusal(
    set(cast.client, offerId, { poNumber: 'あ'.repeat(41), addressee: { ...noAddressee, city: '渋谷区' } }),
  );
  expect(Object.keys((details as unknown as { fields: object }).fields).sort()).toEqual([
    'addressee.postalCode',
    'addressee.prefecture',
    'addressee.street',
    'poNumber',
  ]);
});

test('an ended deal has no order', async () => {
  const { offerId } = await newOffer({ ...cast, talent: (await newCast()).talent });
  await send(cast.client, 'offers', { type: 'cancel', offerId });
  expect(await codeOf(set(cast.client, offerId, { poNumber: 'X' }))).toBe('status-conflict');
});

test('an invoice has one addressee, and its lines their PO numbers; who issues many is asked to look', async () => {
  await set(cast.client, own, { poNumber: 'PO-10' });
  await set(cast.office, theirs, { poNumber: 'PO-20', addressee: minori });
  await set(cast.client, entryId, { poNumber: 'PO-30', addressee: minori }, cast.jobId, 'entry');
  const seen = await preview();
  expect(seen).toMatchObject({ addressee: null, others: 2, lines: [{ poNumber: 'PO-10' }, { poNumber: 'PO-10', service: true }] });
  expect(await codeOf(issue({ count: 3, total: 103_405 }))).toBe('several-addressees');

  // An order that is set after the draft of the invoice is not missed.
  const sender = { uid: cast.office.uid, hasRequiredSecondFactor: true };
  const wanted = { type: 'issue', clientId: cast.client.uid, month, expected: { count: 1, total: 48_405 } } as const;
  const drafted = await issueTarget(runtime(), wanted, 'invoice-late', invoiceIssuer());
  await set(cast.client, own, { poNumber: 'PO-11' });
  const late = executeCommand(runtime(), { aggregate: invoice, ...drafted, commandId: randomUUID(), sender });
  await expect(late).rejects.toMatchObject({ code: 'aborted' });
  await set(cast.client, own, { poNumber: 'PO-10' });

  const first = await issueSeen();
  expect(first).toMatchObject({ poNumbers: ['PO-10', 'PO-10'], billTo: { company: '株式会社あおぞら映像' } });
  // The estimate of this deal: the same function with the same fee and prices.
  const { sums } = estimated(estimate, prices, now());
  expect({ net: first.net, tax: first.tax, total: first.total, rates: first.rates }).toEqual(sums);

  expect(await preview()).toMatchObject({ addressee: '株式会社みのり製菓 購買部 田中 実', others: 0 });
  expect(JSON.stringify(await preview())).not.toContain('丸の内');
  const second = await issueSeen();
  expect(second).toMatchObject({ billTo: minori, replaces: null });
  expect([...new Set(second.poNumbers)].sort()).toEqual(['PO-20', 'PO-30']);
  const text = await textOf(await pdf(cast.client, { number: second.number }));
  for (const said of ['株式会社みのり製菓 御中', '丸の内1-1-1', '発注番号 PO-20', '発注番号 PO-30']) expect(text).toContain(said);
});

test('the office’s list and files name the PO number and the addressee', async () => {
  const filter = { month, clientId: cast.client.uid, status: null };
  const { bills } = await call<{ bills: ListedBill[] }>(cast.office, 'bills', { type: 'page', filter });
  expect(bills.find(({ id }) => id === theirs)?.order).toEqual({ poNumber: 'PO-20', addressee: minori });
  const { rows: found } = await readExport(await exportedBytes(cast.office, { filter, encoding: 'UTF-8' }), 'UTF-8');
  const row = found.find(({ 取引番号 }) => 取引番号 === theirs);
  expect(row).toMatchObject({ 発注番号: 'PO-20', 別の請求先: expect.stringContaining('株式会社みのり製菓') });
  expect(row?.別の請求先).toContain('丸の内');
  expect(found.find(({ 取引番号 }) => 取引番号 === own)).toMatchObject({ 発注番号: 'PO-10', 別の請求先: '' });
});

test('an issued invoice keeps its order; once it is void the order changes, and the new invoice names the void one', async () => {
  expect(await codeOf(set(cast.client, theirs, { poNumber: 'PO-21' }))).toBe('order-invoiced');
  expect(await codeOf(set(cast.office, theirs, { poNumber: 'PO-21' }))).toBe('bill-invoiced');
  const { docs } = await runtime().db.collection('invoices').where('clientId', '==', cast.client.uid).get();
  const issued = docs.map((found) => found.data() as InvoiceDocument).find(({ billTo }) => billTo?.company === minori.company);
  await send(cast.office, 'invoices', { type: 'void', invoiceId: issued?.id, reason: '宛名の誤り' });
  await whenCaughtUp();
  await set(cast.client, theirs, { poNumber: 'PO-21', addressee: minori });
  await set(cast.client, entryId, {}, cast.jobId, 'entry');
  const byProfile = await issueSeen();
  expect(byProfile).toMatchObject({ billTo: { company: '株式会社あおぞら映像' }, poNumbers: [] });
  const again = await issueSeen();
  expect([byProfile.replaces, again.replaces]).toEqual([issued?.number, null]);
  expect(again).toMatchObject({ billTo: minori, poNumbers: ['PO-21', 'PO-21'] });
  expect((await eventsOf(`order-${theirs}`)).map(({ type }) => type)).toEqual(['OrderSet', 'OrderSet']);
  expect(await whatDiffers()).toEqual([]);
});
