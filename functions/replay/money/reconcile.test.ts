import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/kernel/calendar/instants.ts';
import { sumsOf } from '#domain/money/payout/statement.ts';
import type { AnyEnvelope, AnyEvent } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { parties } from '#domain/testing/dealSamples.ts';
import { envelopes } from '#domain/testing/envelopes.ts';
import { invoiceCredited, invoiceIssued, openBills, paymentRecorded } from '#domain/testing/invoices.ts';
import { fixedWith, paid as payoutPaid } from '#domain/testing/payoutSamples.ts';
import { linesOf } from './money.ts';
import { type Equation, reconciliation } from './reconcile.ts';

const prices = { serviceRate: 0, serviceMin: 0, shareRate: 5 };
const closedAt = NOON - 20 * DAY;
const approved: AnyEvent = {
  type: 'OfferApproved',
  data: { ...parties, termsNo: 1, scheduleToClose: closedAt, approvedAt: NOON - 30 * DAY, prices },
};
const claimed: AnyEvent = { type: 'OfferBillClaimed', data: { ...parties, billId: '2026-0001' } };
const dealOf = (fee: number, serviceFee = 0): AnyEvent[] => [
  approved,
  { type: 'OfferClosed', data: { ...parties, fee, serviceFee, closedAt } },
  claimed,
];
const about = { number: '2026-0001', clientId: 'client-1' };
const paid: AnyEvent = { type: 'InvoicePaid', data: { ...about, at: '2026-11-20', paid: 66_005, total: 66_005 } };
/** Two deals, ¥71,505 with tax, credited by ¥5,500, and paid in two parts. */
const story: Readonly<Record<string, readonly AnyEvent[]>> = {
  'offer-offer-1': dealOf(openBills[0]?.net ?? 0),
  'offer-offer-2': dealOf(openBills[1]?.net ?? 0),
  'invoice-invoice-1': [invoiceIssued, invoiceCredited, paymentRecorded(1, 40_000, 40_000), paymentRecorded(2, 26_005, 66_005), paid],
};

const reconciled = (streams: Readonly<Record<string, readonly AnyEnvelope[]>>): readonly Equation[] => {
  const found = reconciliation('2026-10');
  for (const [streamId, events] of Object.entries(streams)) found.add(streamId, events);
  return found.equations();
};
const stored = (of: Readonly<Record<string, readonly AnyEvent[]>> = story): Record<string, AnyEnvelope[]> =>
  Object.fromEntries(Object.entries(of).map(([streamId, events]) => [streamId, envelopes(streamId, ...events)]));
const wrongIn = (streams: Readonly<Record<string, readonly AnyEnvelope[]>>) =>
  reconciled(streams).flatMap(({ name, difference, about: rows }) =>
    rows.length > 0 ? [[name, difference, rows.map(({ of }) => of)]] : [],
  );

test('a right history has no difference, and each sum is printed', () => {
  expect(wrongIn(stored())).toEqual([]);
  expect(reconciled(stored()).flatMap(linesOf)).toEqual([
    'deals (fee and service fee, without tax) = invoice lines + not on an invoice: 65005 = 65005, difference 0',
    '  invoice lines: 65005',
    '  not billed yet: 0',
    '  billed by hand: 0',
    '  not to be billed: 0',
    'invoices (with tax) = payments + credit notes + open: 71505 = 71505, difference 0',
    '  transfers: 66005',
    '  borne transfer fees: 0',
    '  refunds: 0',
    '  carried to later invoices: 0',
    '  advance payments set off: 0',
    '  credit notes: 5500',
    '  open: 0',
    '  surplus: 0',
    'revenue: billed - fees after the share = service fees + shares of the price list: 3250 = 3250, difference 0',
    '  service fees: 0',
    '  shares: 3250',
    'tax at 10 %: stated on invoices = of the lines: 6500 = 6500, difference 0',
    'advance payments of all months: carried = set off + left: 0 = 0, difference 0',
    'casts: fees after the share (without tax) = statement lines + no statement yet: 61755 = 61755, difference 0',
    '  statement lines: 0',
    '  no statement yet: 61755',
    'statements: net + tax - share - withheld = transferred + open: 0 = 0, difference 0',
    '  transferred: 0',
    '  open: 0',
    '  withheld: 0',
    'events of deals, settlements, invoices and statements: last version = number of events: 11 = 11, difference 0',
  ]);
});

test('one removed event is a difference, whichever it is, except the last word of a stream', () => {
  const places = Object.entries(stored()).flatMap(([streamId, events]) => events.map((_, at) => [streamId, at] as const));
  const silent = places.filter(([streamId, at]) => {
    const streams = stored();
    return wrongIn({ ...streams, [streamId]: (streams[streamId] ?? []).filter((_, place) => place !== at) }).length === 0;
  });
  // Without it the invoice is not said to be paid; `verify` compares the end of each stream.
  expect(silent).toEqual([['invoice-invoice-1', 4]]);
});

describe('a difference names its deals', () => {
  const deals = 'deals (fee and service fee, without tax) = invoice lines + not on an invoice';
  const revenue = 'revenue: billed - fees after the share = service fees + shares of the price list';
  test('that are on an invoice, but were not closed', () => {
    const { 'offer-offer-2': _, ...rest } = story;
    expect(wrongIn(stored(rest))).toEqual([[deals, -25_005, ['offer-offer-2']]]);
  });
  test('that are claimed, but on no invoice', () => {
    const { 'invoice-invoice-1': _, ...rest } = story;
    expect(wrongIn(stored(rest))).toEqual([[deals, 65_005, ['offer-offer-1', 'offer-offer-2']]]);
  });
  test('whose service fee is not that of their prices', () =>
    expect(wrongIn(stored({ ...story, 'offer-offer-2': dealOf(25_000, 5) }))).toEqual([[revenue, 5, ['offer-offer-2']]]));
  test('and none for those that are open, billed by hand, or not to be billed', () => {
    const others: AnyEvent[] = [
      { type: 'OfferBillReopened', data: { ...parties, reason: null } },
      { type: 'OfferBillIgnored', data: { ...parties, reason: null } },
      { type: 'OfferBillClaimed', data: { ...parties, billId: 'A-1' } },
    ];
    for (const other of others) expect(wrongIn(stored({ ...story, 'offer-offer-3': [...dealOf(1), other] }))).toEqual([]);
  });
});

describe('the side of the casts', () => {
  const casts = 'casts: fees after the share (without tax) = statement lines + no statement yet';
  const line = (deal: string, net: number, share: number) => ({
    ...({ kind: 'FEE', deal, day: '2026-10-31', percent: 10, payBy: '2026-11-30' } as const),
    net,
    share,
  });
  const statementOf = (...lines: readonly ReturnType<typeof line>[]): AnyEvent[] => [
    fixedWith({ lines: [...lines], ...sumsOf(lines, false) }),
    payoutPaid,
  ];
  test('has no difference if a statement has the fees after the share, and settled extras', () => {
    const parts = [line('settlement-offer-3', 5_000, 0), line('settlement-offer-3', 1_000, 0)];
    const settled: AnyEvent = {
      type: 'SettlementFixed',
      data: {
        ...parties,
        dealKind: 'offer',
        no: 1,
        lastDay: '2026-10-31',
        parts: [
          { kind: 'OVERTIME', net: 5_000, percent: 10 },
          { kind: 'EXPENSE', net: 1_000, percent: 10 },
        ],
        total: 6_600,
        month: '2026-10',
        fixedAt: closedAt,
      },
    };
    const statement = statementOf(line('offer-offer-1', 40_000, 2_000), line('offer-offer-2', 25_005, 1_250), ...parts);
    expect(wrongIn(stored({ ...story, 'settlement-offer-3': [settled], 'payout-talent-1_2026-10': statement }))).toEqual([]);
  });
  test('names the deals of a statement with another fee or share, and those that did not close', () => {
    const statement = statementOf(line('offer-offer-1', 40_000, 0), line('offer-offer-9', 1_000, 0));
    expect(wrongIn(stored({ ...story, 'payout-talent-1_2026-10': statement }))).toEqual([
      [casts, -3_000, ['offer-offer-1', 'offer-offer-9']],
    ]);
  });
  test('finds a sum that its lines do not give', () => {
    const statement = [fixedWith({ lines: [line('offer-offer-1', 40_000, 2_000)], total: 1 })];
    expect(wrongIn(stored({ ...story, 'payout-talent-1_2026-10': statement })).map(([name]) => name)).toEqual([
      'statements: net + tax - share - withheld = transferred + open',
    ]);
  });
});

test('payments balance the invoice whatever they are, struck ones included; an advance is not used twice', () => {
  const payment = fc.record({ yen: fc.integer({ min: 1, max: 80_000 }), isStruck: fc.boolean() });
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 6 }), (all) => {
      let sum = 0;
      const events = all.flatMap(({ yen, isStruck }, at): AnyEvent[] => {
        const recorded = paymentRecorded(at, yen, sum + yen);
        sum += isStruck ? 0 : yen;
        const struck: AnyEvent = {
          type: 'InvoicePaymentStruck',
          data: { ...about, paymentId: `payment-${at}`, yen, reason: null, paid: sum },
        };
        return isStruck ? [recorded, struck] : [recorded];
      });
      expect(wrongIn(stored({ ...story, 'invoice-invoice-1': [invoiceIssued, ...events] }))).toEqual([]);
    }),
  );
  const used = (nth: number): AnyEvent => {
    const { data } = paymentRecorded(nth, 100, 100);
    return { type: 'InvoicePaymentRecorded', data: { ...data, kind: 'ADVANCE' } };
  };
  const carried: AnyEvent = { type: 'InvoicePaymentRecorded', data: { ...paymentRecorded(3, -100, 0).data, kind: 'CARRIED' } };
  const streams = { 'invoice-a': [carried], 'invoice-b': [used(1)], 'invoice-c': [used(2)] };
  const issued = Object.entries(streams).map(([id, events]) => [
    id,
    [{ ...invoiceIssued, data: { ...invoiceIssued.data, month: '2026-09' } } as AnyEvent, ...events],
  ]);
  expect(wrongIn(stored(Object.fromEntries(issued)))).toEqual([
    ['advance payments of all months: carried = set off + left', -100, ['client client-1']],
  ]);
});
