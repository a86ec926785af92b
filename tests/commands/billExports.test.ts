import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { billColumns } from '#domain/money/bill/billRow.ts';
import { type BillEncoding, type BillFilter, billEncodings } from '#domain/office/audit/fields.ts';
import { billsInLog, type LoggedBill, readExport } from '#tests/support/billFiles.ts';
import { closedEntry, closedOffer, exportedBytes } from '#tests/support/bills.ts';
import { call, refusal, send } from '#tests/support/callables.ts';
import { eventsOf } from '#tests/support/log.ts';
import { type Cast, clientProfile, document, newCast } from '#tests/support/people.ts';

const may = Date.parse('2027-05-31T23:59:59.999+09:00');
const june = Date.parse('2027-06-01T00:00:00+09:00');

/** Texts that a spreadsheet could misread, and characters that Shift_JIS lacks. */
const profile = {
  ...clientProfile('𠮷田 髙志'),
  department: '=cmd|calc',
  company: {
    name: '株式会社"あおぞら",映像',
    kana: 'アオゾラ',
    phone: '0312345678',
    address: { postalCode: '0010001', prefecture: '東京都', city: '渋谷区', street: '神宮前1−2〜3', buildingName: '' },
  },
};

let cast: Cast;
let filter: BillFilter;
let changed: string;
beforeAll(async () => {
  cast = await newCast();
  await send(cast.client, 'clients', profile);
  await send(cast.office, 'clients', { type: 'setBillClientId', uid: cast.client.uid, billClientId: '00042' });
  filter = { month: null, clientId: cast.client.uid, status: null };
  [changed] = await Promise.all([
    closedOffer(cast, 15_000, may, { feeBefore: 10_000 }),
    closedOffer(cast, 20_000, may),
    closedOffer(cast, 30_000, june),
    closedEntry(cast, 40_000, may),
  ]);
});

const fileOf = async (encoding: BillEncoding, wanted: Partial<BillFilter> = {}, exportId: string = randomUUID()) => {
  const bytes = await exportedBytes(cast.office, { filter: { ...filter, ...wanted }, encoding, exportId });
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), ...(await readExport(bytes, encoding)) };
};
const recordOf = (exportId: string) => call<{ count: number; total: number }>(cast.office, 'bills', { type: 'exported', exportId });

const feesOf = (bills: readonly { 報酬: unknown }[]) => bills.reduce((sum, { 報酬 }) => sum + Number(報酬), 0);
/** The columns with values from the log. */
const said = (rows: readonly Record<string, string | number>[]): LoggedBill[] =>
  rows
    .map(({ 取引番号, 種別, 完了日, 報酬, 報酬変更, 請求の状態, 請求番号 }) => ({
      ...({ 取引番号, 種別, 完了日, 報酬変更, 請求の状態, 請求番号 } as LoggedBill),
      報酬: Number(報酬),
    }))
    .sort((a, b) => (a.取引番号 < b.取引番号 ? -1 : 1));

describe.each(billEncodings)('an export as %s', (encoding) => {
  test('has the rows and the sum of the log, month by month, and so does its record', async () => {
    const logged = await billsInLog(cast.client.uid);
    expect(logged).toHaveLength(4);
    for (const month of [null, '2027-05', '2027-06']) {
      const exportId = randomUUID();
      const expected = logged.filter(({ 完了日 }) => month === null || 完了日.startsWith(month));
      const { titles, rows, sha256 } = await fileOf(encoding, { month }, exportId);
      expect(titles).toEqual(billColumns.map(([title]) => title));
      expect(said(rows)).toEqual(expected);
      const { length: count } = expected;
      expect(await recordOf(exportId)).toMatchObject({ count, total: feesOf(expected), sha256, encoding, month });
    }
    expect(feesOf(logged.filter(({ 完了日 }) => 完了日 === '2027-05-31'))).toBe(75_000);
    expect(feesOf(logged.filter(({ 完了日 }) => 完了日 === '2027-06-01'))).toBe(30_000);
  });

  test('keeps leading zeros, quotes and texts like formulas; lists characters that the encoding lacks', async () => {
    const exportId = randomUUID();
    const { rows } = await fileOf(encoding, { month: '2027-06' }, exportId);
    const lacks = encoding === 'SHIFT_JIS';
    expect(rows).toMatchObject([
      {
        請求先番号: '00042',
        郵便番号: '0010001',
        会社名: '株式会社"あおぞら",映像',
        部署: encoding === 'XLSX' ? '=cmd|calc' : "'=cmd|calc",
        担当者名: lacks ? '〓田 髙志' : '𠮷田 髙志',
        報酬: encoding === 'XLSX' ? 30_000 : '30000',
      },
    ]);
    expect(await recordOf(exportId)).toMatchObject({ replaced: lacks ? ['𠮷'] : [] });
  });

  test('has the same bytes as long as nothing changes', async () => {
    expect((await fileOf(encoding)).sha256).toBe((await fileOf(encoding)).sha256);
  });
});

test('UTF-8 starts with the byte order mark for Excel', async () => {
  expect((await fileOf('UTF-8')).bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
});

test('a changed fee is marked; later acts appear in later exports, and earlier records do not change', async () => {
  const exportId = randomUUID();
  const before = await fileOf('XLSX', { status: 'UNCLAIMED' }, exportId);
  const record = await recordOf(exportId);
  expect(before.rows.find(({ 取引番号 }) => 取引番号 === changed)).toMatchObject({ 報酬: 15_000, 報酬変更: 'あり' });

  await send(cast.office, 'offers', { type: 'claimBill', offerId: changed, billId: '0007' });
  await document(`jobs/${cast.jobId}/offers/${changed}`, ({ billId }: { billId: string }) => billId === '0007');
  // The fee of a closed deal cannot change, claimed or not.
  const attempt = refusal(send(cast.client, 'offers', { type: 'changeFee', offerId: changed, fee: 1 }));
  expect((await attempt).details?.code).toBe('status-conflict');

  for (const encoding of billEncodings) {
    const { rows } = await fileOf(encoding, { status: 'CLAIMED' });
    expect(said(rows)).toEqual((await billsInLog(cast.client.uid)).filter(({ 請求の状態 }) => 請求の状態 === '請求済み'));
    expect(rows).toMatchObject([{ 取引番号: changed, 請求番号: '0007', 処理した担当者: cast.office.email }]);
  }
  expect(before.rows.every(({ 処理した担当者 }) => 処理した担当者 === '')).toBe(true);
  expect((await fileOf('XLSX', { status: 'UNCLAIMED' })).rows).toHaveLength(before.rows.length - 1);
  expect(await recordOf(exportId)).toEqual(record);
  expect((await eventsOf(`offer-${changed}`)).filter(({ type }) => type === 'OfferFeeChanged')).toHaveLength(1);
});
