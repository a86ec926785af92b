import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ClientMonth } from '#domain/money/bill/clientMonth.ts';
import { type BillEncoding, billEncodings } from '#domain/office/audit/fields.ts';
import { billProfiles } from '#functions/reads/billProfiles.ts';
import { readClientMonths } from '#functions/reads/clientMonths.ts';
import { runtime } from '#functions/runtime.ts';
import { billsInLog, readExport } from '#tests/support/billFiles.ts';
import { closedEntry, closedOffer, exportedBytes, requestExport } from '#tests/support/bills.ts';
import { call, codeOf, send } from '#tests/support/callables.ts';
import { whenCaughtUp } from '#tests/support/log.ts';
import { type Cast, clientProfile, document, newCast, newClient, newJob } from '#tests/support/people.ts';

/** A month in which no other test closes deals. */
const month = '2027-07';
const filter = { month, clientId: null, status: null };
const last = Date.parse('2027-07-31T23:59:59.999+09:00');
const next = Date.parse('2027-08-01T00:00:00+09:00');

let cast: Cast;
let other: Cast;
let offers: string[];
let entryId: string;
beforeAll(async () => {
  cast = await newCast();
  const client = await newClient(cast.office);
  await send(client, 'clients', { ...clientProfile(), company: { ...clientProfile().company, kana: 'アイウエオエイゾウ' } });
  other = { ...cast, client, jobId: await newJob(client) };
  // Three times 105 yen, rounded separately, would give 30 yen of tax.
  [entryId, ...offers] = (await Promise.all([
    closedEntry(cast, 105, last),
    ...[105, 105, 40_000].map((fee) => closedOffer(cast, fee, last)),
    closedOffer(cast, 7_000, next),
    closedOffer(other, 1_999, last),
  ])) as [string, ...string[]];
  await whenCaughtUp();
});

const clients = (more: object = {}) =>
  call<{ rows: ClientMonth[]; next: string | null }>(cast.office, 'bills', { type: 'clients', month, ...more });
const rowOf = async ({ client }: Cast) => (await clients()).rows.find(({ clientId }) => clientId === client.uid);
const act = async (offerId: string, command: object, status: string) => {
  await send(cast.office, 'offers', { ...command, offerId });
  await document(`jobs/${cast.jobId}/offers/${offerId}`, ({ billStatus }: { billStatus: string }) => billStatus === status);
};

/** A client's month computed from the event log only. */
const inLog = async (uid: string) => {
  const bills = (await billsInLog(uid)).filter(({ 完了日 }) => 完了日.startsWith(month));
  const of = (status: string) => bills.filter(({ 請求の状態 }) => 請求の状態 === status);
  const sum = (rows: typeof bills) => rows.reduce((fees, { 報酬 }) => fees + 報酬, 0);
  const figures = (status: string) => ({ count: of(status).length, fees: sum(of(status)) });
  const net = sum(of('未請求')) + sum(of('請求済み'));
  const tax = Math.floor(net / 10);
  return {
    bills: { UNCLAIMED: figures('未請求'), CLAIMED: figures('請求済み'), IGNORED: figures('請求対象外') },
    invoice: { net, tax, total: net + tax },
  };
};

describe('a month of bills, client by client', () => {
  test('is the same from deals and from sums of the database', async () => {
    const { db } = runtime();
    const read = await readClientMonths(db, billProfiles(runtime()).ofClients, month, 20, null);
    expect(read.rows).toHaveLength(2);
    expect(await readClientMonths(db, billProfiles(runtime()).ofClients, month, 20, null, 0)).toEqual(read);
  });

  test('equals the log after each act of the office, and ends at 24:00 JST', async () => {
    const [first, second, large] = offers as [string, string, string];
    const expectAsLogged = async () => expect(await rowOf(cast)).toMatchObject(await inLog(cast.client.uid));
    expect(await rowOf(cast)).toMatchObject({
      bills: { UNCLAIMED: { count: 4, fees: 40_315 } },
      invoice: { net: 40_315, tax: 4_031, total: 44_346 },
    });
    await act(large, { type: 'ignoreBill', reason: '無償協力のため' }, 'IGNORED');
    expect(await rowOf(cast)).toMatchObject({ clientName: '株式会社あおぞら映像', invoice: { net: 315, tax: 31, total: 346 } });
    await act(first, { type: 'claimBill', billId: '0107' }, 'CLAIMED');
    await act(second, { type: 'claimBill', billId: '0107' }, 'CLAIMED');
    await expectAsLogged();
    await act(second, { type: 'reopenBill', reason: '番号を直すため' }, 'UNCLAIMED');
    await expectAsLogged();
    expect(await rowOf(other)).toMatchObject({ ...(await inLog(other.client.uid)), invoice: { rates: [{ percent: 10 }], tax: 199 } });
    expect(entryId).toBeTruthy();
  });

  test('comes in pages without gaps, and adds up to the month', async () => {
    const { rows } = await clients();
    expect(rows).toHaveLength(2);
    const one = await clients({ limit: 1 });
    expect([one.rows, (await clients({ limit: 1, after: one.next })).rows].flat()).toEqual(rows);
    const whole = await call<Pick<ClientMonth, 'bills'>>(cast.office, 'bills', { type: 'month', month });
    const sum = (status: keyof ClientMonth['bills']) => ({
      count: rows.reduce((count, { bills }) => count + bills[status].count, 0),
      fees: rows.reduce((fees, { bills }) => fees + bills[status].fees, 0),
    });
    expect(whole).toEqual({
      clients: 2,
      extras: 0,
      bills: { UNCLAIMED: sum('UNCLAIMED'), CLAIMED: sum('CLAIMED'), IGNORED: sum('IGNORED') },
    });
  });

  test('is for the office only', async () => {
    for (const type of ['clients', 'month']) expect(await codeOf(call(cast.client, 'bills', { type, month }))).toBe('permission-denied');
    expect((await requestExport(cast.client, { filter, table: 'CLIENTS' })).status).toBe(403);
  });
});

describe('its export', () => {
  const fileOf = async (encoding: BillEncoding) => {
    const exportId = randomUUID();
    const bytes = await exportedBytes(cast.office, { filter, encoding, exportId, table: 'CLIENTS' });
    const record = await call(cast.office, 'bills', { type: 'exported', exportId });
    return { bytes, record, ...(await readExport(bytes, encoding)) };
  };
  test.each(billEncodings)('as %s has a row per client with the figures of the log, and is recorded', async (encoding) => {
    const { bytes, rows, record } = await fileOf(encoding);
    const logged = await Promise.all([cast, other].map(async ({ client }) => ({ uid: client.uid, ...(await inLog(client.uid)) })));
    const number = (value: unknown) => (encoding === 'XLSX' ? value : String(value));
    const expected = logged
      // Sorted by the reading of their names.
      .reverse()
      .map(({ uid, bills, invoice }) => ({
        完了月: month,
        クライアント番号: uid,
        会社名: '株式会社あおぞら映像',
        税率: '10%',
        未請求の件数: number(bills.UNCLAIMED.count),
        未請求の報酬: number(bills.UNCLAIMED.fees),
        請求済みの件数: number(bills.CLAIMED.count),
        請求済みの報酬: number(bills.CLAIMED.fees),
        請求対象外の件数: number(bills.IGNORED.count),
        請求対象外の報酬: number(bills.IGNORED.fees),
        税抜合計: number(invoice.net),
        消費税: number(invoice.tax),
        税込合計: number(invoice.total),
      }));
    expect(rows).toMatchObject(expected);
    expect(record).toMatchObject({
      table: 'CLIENTS',
      month,
      encoding,
      count: 2,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      total: logged.reduce((sum, { invoice }) => sum + invoice.total, 0),
    });
  });
  test('accepts a month and no other filter', async () => {
    for (const wrong of [{ month: null }, { clientId: cast.client.uid }, { status: 'CLAIMED' as const }])
      expect((await requestExport(cast.office, { filter: { ...filter, ...wrong }, table: 'CLIENTS' })).status).toBe(400);
  });
});

test('the document of a month has only the client and the reading of the name', async () => {
  const id = `${month}_${cast.client.uid}`;
  expect((await runtime().db.doc(`billMonths/${id}`).get()).data()).toEqual({
    id,
    month,
    clientId: cast.client.uid,
    createdAt: Date.parse('2027-07-01T00:00:00+09:00'),
    client: { kana: 'アオゾラエイゾウ', version: expect.any(Number) },
  });
});
