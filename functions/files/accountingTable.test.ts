import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jstDate } from '#domain/kernel/calendar/instants.ts';
import { invoiceOf } from '#domain/kernel/consumptionTax.ts';
import { type AccountingContent, accountingTableOf, accountingTables, type Program, programs } from '#domain/money/accounting/programs.ts';
import type { InvoiceEvent } from '#domain/money/invoice/events.ts';
import type { PaymentKind } from '#domain/money/invoice/state.ts';
import type { PayoutEvent } from '#domain/money/payout/events.ts';
import { payoutIdOf } from '#domain/money/payout/fields.ts';
import { sumsOf } from '#domain/money/payout/statement.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { invoiceCredited, invoiceIssued, paymentRecorded } from '#domain/testing/invoices.ts';
import { failed, fixedWith, paid, sent } from '#domain/testing/payoutSamples.ts';
import { newWorld, processOf } from '#local/memory/process.ts';
import { invoices } from '#projections/invoice/invoices.ts';
import { payouts } from '#projections/payout/payouts.ts';
import { project } from '#projections/testing/project.ts';
import { accountingTable } from './accountingTable.ts';
import { billTable, exportBills } from './exportTables.ts';

type Log = Readonly<Record<string, readonly AnyEvent[]>>;

/** A reader of each program's file by places, apart from the code that writes it. */
const places: Readonly<
  Record<Program, { readonly width: number; readonly debit: readonly number[]; readonly credit: readonly number[]; readonly day: number }>
> = {
  // Account, partner, amount.
  FREEE: { width: 16, day: 0, debit: [3, 5, 6], credit: [9, 11, 12] },
  MONEY_FORWARD: { width: 27, day: 1, debit: [2, 5, 8], credit: [10, 13, 16] },
  YAYOI: { width: 25, day: 3, debit: [4, 5, 8], credit: [10, 11, 14] },
};
type Read = { readonly day: string; readonly account: string; readonly partner: string; readonly yen: number };
/** Both sides of each row: the credit side is negative. */
const sidesIn = (program: Program, content: AccountingContent, bytes: Uint8Array): Read[] => {
  const rows = parse(new TextDecoder('shift_jis').decode(bytes), { record_delimiter: '\r\n' }) as string[][];
  const entries = program === 'YAYOI' ? rows : rows.slice(1);
  // A deal of freee is 売掛金 to its account.
  if (program === 'FREEE' && content === 'SALES')
    return entries.flatMap((row) => [
      { day: row[2] ?? '', account: '売掛金', partner: row[4] ?? '', yen: Number(row[7]) },
      { day: row[2] ?? '', account: row[5] ?? '', partner: '', yen: -Number(row[7]) },
    ]);
  const { width, day, debit, credit } = places[program];
  return entries.flatMap((row) => {
    expect(row).toHaveLength(width);
    const [one, other] = [debit, credit].map(([account = 0, partner = 0, yen = 0]) => ({
      day: row[day] ?? '',
      account: row[account] ?? '',
      partner: row[partner] ?? '',
      yen: Number(row[yen]),
    })) as [Read, Read];
    expect(one.yen).toBe(other.yen);
    expect(one.yen).toBeGreaterThan(0);
    return [one, { ...other, yen: -other.yen }];
  });
};

const databaseOf = async (log: Log) => {
  const { db } = processOf(newWorld());
  const documents = Object.entries(log).flatMap(([streamId, events]) =>
    Object.entries(project([streamId.startsWith('invoice-') ? invoices : payouts], envelopes(streamId, ...events))),
  );
  await Promise.all(documents.map(([path, document]) => db.doc(path).set(document)));
  return db;
};
const fileOf = async (db: Awaited<ReturnType<typeof databaseOf>>, program: Program, content: AccountingContent, month: string) => {
  const pages = exportBills(accountingTable(db, accountingTableOf(program, content), month), 'SHIFT_JIS');
  const parts: Uint8Array[] = [];
  let page = await pages.next();
  for (; !page.done; page = await pages.next()) parts.push(page.value);
  return { sides: sidesIn(program, content, Buffer.concat(parts)), exported: page.value };
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, yen) => sum + yen, 0);
const gained = (sides: readonly Read[], account: string, partner?: string): number =>
  sumOf(sides.flatMap((side) => (side.account === account && (partner === undefined || side.partner === partner) ? [side.yen] : [])));
const months = ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01'] as const;

test('only files for spreadsheets have a guard before names, since in accounting it makes another partner', () => {
  const { db } = processOf(newWorld());
  expect(new Set(accountingTables.map((table) => accountingTable(db, table, '2026-11').reader))).toEqual(new Set(['PROGRAM']));
  expect(billTable({ db } as never, {} as never).reader).toBe('SPREADSHEET');
});

/** The month of a cast: a statement, often corrected, and what became of its payment. */
const line = fc
  .record({ net: fc.integer({ min: 1, max: 2_000_000 }), percent: fc.constantFrom(8, 10), rate: fc.constantFrom(0, 10) })
  .map(({ net, percent, rate }) => ({
    kind: 'FEE' as const,
    deal: 'offer-offer-1',
    day: '2026-10-17',
    payBy: '2026-12-16',
    net,
    percent,
    share: Math.floor((net * rate) / 100),
  }));
const statement = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }), isCompany: fc.boolean(), isRegistered: fc.boolean() });
const castMonth = fc.record({
  month: fc.constantFrom('2026-09', '2026-10', '2026-11'),
  versions: fc.array(statement, { minLength: 1, maxLength: 2 }),
  end: fc.constantFrom('FIXED', 'SENT', 'PAID', 'FAILED', 'CAME_BACK', 'PAID_AT_LAST'),
  day: fc.constantFrom('2026-11-20', '2026-11-30', '2026-12-01', '2026-12-31'),
});
type CastMonth = typeof castMonth extends fc.Arbitrary<infer Value> ? Value : never;
const nameOf = (nth: number): string => (nth % 7 === 0 ? `=SUM(${nth})` : `出演者${nth}`);
const eventsOf = ({ month, versions, end, day }: CastMonth, nth: number): PayoutEvent[] => {
  const talentId = `talent-${nth}`;
  const fixed = versions.map(({ lines, isCompany, isRegistered }, at) =>
    fixedWith({
      talentId,
      month,
      no: at + 1,
      lines,
      titles: lines.map(() => '司会'),
      name: nameOf(nth),
      isCompany,
      registration: isRegistered ? 'T1234567890123' : null,
      ...sumsOf(lines, isCompany),
    }),
  );
  const { lines: newest, isCompany } = versions.at(-1) as CastMonth['versions'][number];
  const { total } = sumsOf(newest, isCompany);
  const about = { talentId, month };
  const paidEvent = { ...paid, data: { ...paid.data, ...about, at: day, total } } as PayoutEvent;
  const [out, back] = [sent, failed].map((event) => ({ ...event, data: { ...event.data, ...about } }) as PayoutEvent) as [
    PayoutEvent,
    PayoutEvent,
  ];
  const ends = { FIXED: [], SENT: [out], PAID: [out, paidEvent], FAILED: [out, back], CAME_BACK: [out, paidEvent, back] };
  return [...fixed, ...(end === 'PAID_AT_LAST' ? [out, back, out, paidEvent] : ends[end])];
};
/** From the events alone: the newest statement, and the payment that did not come back. */
const readLog = (events: readonly AnyEvent[]) => {
  const fixed = events.findLast((event): event is Extract<PayoutEvent, { type: 'PayoutFixed' }> => event.type === 'PayoutFixed');
  const last = events.at(-1) as AnyEvent;
  const payment = last.type === 'PayoutPaid' ? last.data : null;
  if (!fixed) throw new Error('no statement');
  return { ...fixed.data, payment };
};

test.each(programs)('in %s statements and payments of casts add up to the log, cast by cast and yen by yen', async (program) => {
  // More than a page of documents in each month.
  const seed = 43;
  const log = Object.fromEntries(
    fc
      .sample(castMonth, { seed, numRuns: 450 })
      .map((each, nth) => [`payout-${payoutIdOf(`talent-${nth}`, each.month)}`, eventsOf(each, nth)]),
  );
  const db = await databaseOf(log);
  const logged = Object.values(log).map(readLog);
  const all: Read[] = [];
  for (const month of months) {
    const [stated, transferred] = [await fileOf(db, program, 'STATEMENTS', month), await fileOf(db, program, 'PAYOUTS', month)];
    const ofMonth = logged.filter((each) => each.month === month);
    const paidIn = logged.flatMap(({ payment }) => (payment?.at.startsWith(month) ? [payment.total] : []));
    const { sides } = stated;
    expect([month, gained(sides, '外注費'), gained(sides, '売上高'), gained(sides, '預り金'), gained(sides, '未払金')]).toEqual([
      month,
      sumOf(ofMonth.map(({ net, tax }) => net + tax)),
      0 - sumOf(ofMonth.map(({ share }) => share)),
      0 - sumOf(ofMonth.map(({ withheld }) => withheld)),
      0 - sumOf(ofMonth.map(({ total }) => total)),
    ]);
    expect(new Set(sides.map(({ day }) => day.slice(0, 7).replace('/', '-')))).toEqual(new Set(ofMonth.length > 0 ? [month] : []));
    expect([gained(transferred.sides, '普通預金'), transferred.exported.count]).toEqual([0 - sumOf(paidIn), paidIn.length]);
    all.push(...sides, ...transferred.sides);
  }
  for (const { name, withheld, total, payment } of logged)
    expect([name, gained(all, '預り金', name ?? ''), gained(all, '未払金', name ?? '')]).toEqual([
      name,
      0 - withheld,
      payment ? 0 : 0 - total,
    ]);
});

const of = (number: string) => ({ number, clientId: 'client-1' });
const issued = (number: string, month: string, rates: readonly { percent: number; net: number }[]): InvoiceEvent => {
  const sums = invoiceOf(rates);
  return { ...invoiceIssued, data: { ...invoiceIssued.data, ...of(number), month, ...sums, rates: [...sums.rates] } } as InvoiceEvent;
};
const received = (number: string, nth: number, kind: PaymentKind, yen: number, at: string): InvoiceEvent => {
  const event = paymentRecorded(nth, yen, 0);
  return { ...event, data: { ...event.data, ...of(number), kind, at } };
};
/** An invoice with a surplus, one that is void, and the next one, which sets the surplus off. */
const invoiceLog: Log = {
  'invoice-a': [
    issued('2026-0001', '2026-10', [
      { percent: 10, net: 65_005 },
      { percent: 8, net: 1_009 },
    ]),
    received('2026-0001', 1, 'TRANSFER', 99_999, '2026-11-10'),
    { type: 'InvoicePaymentStruck', data: { ...of('2026-0001'), paymentId: 'payment-1', yen: 99_999, reason: '誤り', paid: 0 } },
    received('2026-0001', 2, 'TRANSFER', 72_154, '2026-11-20'),
    received('2026-0001', 3, 'FEE', 440, '2026-11-20'),
    { ...invoiceCredited, data: { ...invoiceCredited.data, ...of('2026-0001') } } as InvoiceEvent,
    received('2026-0001', 4, 'REFUND', -2_000, '2026-11-30'),
    received('2026-0001', 5, 'CARRIED', -3_499, '2026-12-01'),
  ],
  'invoice-b': [
    issued('2026-0002', '2026-11', [{ percent: 10, net: 5_000 }]),
    { type: 'InvoiceVoided', data: { ...of('2026-0002'), deals: [], reason: '誤り' } },
  ],
  'invoice-c': [
    issued('2026-0003', '2026-11', [{ percent: 10, net: 50_000 }]),
    received('2026-0003', 1, 'ADVANCE', 3_499, '2026-12-02'),
    received('2026-0003', 2, 'TRANSFER', 60_000, '2027-01-05'),
  ],
};

test.each(programs)('in %s sales, receipts of each kind and credit notes add up to the log', async (program) => {
  const db = await databaseOf(invoiceLog);
  const all: Read[] = [];
  for (const month of months)
    for (const content of ['SALES', 'RECEIPTS'] as const) all.push(...(await fileOf(db, program, content, month)).sides);
  const standing = Object.values(invoiceLog)
    .filter((events) => !events.some(({ type }) => type === 'InvoiceVoided'))
    .flat();
  const struck = standing.flatMap((event) =>
    event.type === 'InvoicePaymentStruck' ? [`${event.data.number} ${event.data.paymentId}`] : [],
  );
  const payments = standing.flatMap((event) =>
    event.type === 'InvoicePaymentRecorded' && !struck.includes(`${event.data.number} ${event.data.paymentId}`) ? [event.data] : [],
  );
  const ofKinds = (...kinds: readonly PaymentKind[]) => sumOf(payments.flatMap(({ kind, yen }) => (kinds.includes(kind) ? [yen] : [])));
  const billed = sumOf(standing.flatMap((event) => (event.type === 'InvoiceIssued' ? [event.data.total] : [])));
  const credited = sumOf(standing.flatMap((event) => (event.type === 'InvoiceCredited' ? [event.data.total] : [])));
  expect(
    Object.fromEntries(['普通預金', '支払手数料', '前受金', '売上高', '売掛金'].map((account) => [account, gained(all, account)])),
  ).toEqual({
    普通預金: ofKinds('TRANSFER', 'REFUND'),
    支払手数料: ofKinds('FEE'),
    前受金: ofKinds('CARRIED', 'ADVANCE'),
    売上高: credited - billed,
    売掛金: billed - credited - sumOf(payments.map(({ yen }) => yen)),
  });
  // Carried and set off: nothing is left of the advance payment.
  expect(gained(all, '前受金')).toBe(0);
  expect(all.some(({ day }) => day === jstDate(NOON).replaceAll('-', '/'))).toBe(true);
});
