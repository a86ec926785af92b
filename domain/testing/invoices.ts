import fc from 'fast-check';
import type { BillTo, Issuer } from '../money/invoice/content.ts';
import type { InvoiceEvent } from '../money/invoice/events.ts';
import { invoice } from '../money/invoice/invoice.ts';
import { billedTogether } from '../money/invoice/lines.ts';
import { by, NOON } from './contexts.ts';
import { bare, personalText, reason } from './values.ts';

// First events of invoices, and random commands on them.

const { example } = invoice.commandRows.issue;
/** The recipient of the invoices, the issuer, and two bills of October. */
export const { billTo, issuer, bills: openBills } = example as typeof example & { billTo: BillTo; issuer: Issuer };

/** A complete command to issue October's invoice of the two bills: ¥71,505 with tax. */
export const issue = { type: 'issue', ...example } as const;

export const [invoiceIssued] = invoice.decider.decide(issue, invoice.decider.initial, by('office')) as [InvoiceEvent];

const about = { number: issue.number, clientId: issue.clientId };
/** A payment. `paid`: the sum of all payments. `line`: position in the bank statement. */
export const paymentRecorded = (nth: number, yen: number, paid: number, line: number | null = null) => ({
  type: 'InvoicePaymentRecorded' as const,
  data: {
    ...about,
    paymentId: `payment-${nth}`,
    kind: 'TRANSFER' as const,
    yen,
    at: '2026-11-20',
    payer: 'カ）ヒカリキカク',
    nth: line,
    ofPayer: true,
    balance: null,
    paid,
  },
});

/** The second payment of a paid invoice, whose surplus is carried. */
const carriedSurplus = paymentRecorded(2, -5_000, 71_505);
/** A payment of ¥76,505, of which ¥5,000 become an advance payment of the client. */
export const carriedOver: readonly InvoiceEvent[] = [
  paymentRecorded(1, 76_505, 76_505),
  { ...carriedSurplus, data: { ...carriedSurplus.data, kind: 'CARRIED', payer: '' } },
];

/** A credit note over a part of the first line: ¥5,500 with tax. */
export const credit = { type: 'credit', ...invoice.commandRows.credit.example } as const;

export const invoiceCredited: InvoiceEvent = {
  type: 'InvoiceCredited',
  data: {
    ...about,
    credit: credit.credit,
    creditId: 'credit-1',
    rates: [{ percent: 10, net: 5_000, tax: 500 }],
    net: 5_000,
    tax: 500,
    total: 5_500,
    owed: 66_005,
    creditedAt: NOON,
    reason: credit.reason,
    remark: credit.remark,
  },
};

const [firstBill] = openBills as [(typeof openBills)[number]];
const bills = fc.subarray([
  ...openBills,
  { ...firstBill, deal: 'offer-offer-3', net: 1 },
  { ...firstBill, deal: 'offer-offer-4', net: 99_999_999 },
]);
const issues = fc.tuple(bills, fc.integer({ min: 0, max: 9 })).map(([chosen, luck]) => {
  const { total } = billedTogether(chosen).sums;
  const expected = { count: Math.max(1, chosen.length), total: Math.max(1, luck === 0 ? total + 1 : total) };
  return { ...issue, bills: chosen, expected };
});

const paymentId = fc.constantFrom('payment-1', 'payment-2', 'payment-3', 'payment-4');

export const invoiceCommands: fc.Arbitrary<{ type: string }> = fc.oneof(
  { weight: 2, arbitrary: issues },
  fc.record({ type: fc.constant('void'), reason }),
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('recordPayment'),
      paymentId,
      yen: fc.constantFrom(1, 5, 31_505, 40_000, 71_505),
      at: fc.constantFrom('2026-11-01', '2026-11-20', '2027-01-31'),
      payer: personalText,
      nth: fc.constantFrom(null, null, 1),
      balance: fc.constantFrom(undefined, null, 1_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('strikePayment'), paymentId, reason }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('credit'),
      credit: fc.constant(credit.credit),
      creditId: fc.constantFrom('credit-1', 'credit-2', 'credit-3'),
      rates: fc.tuple(fc.record({ percent: fc.constantFrom(10, 10, 8), net: fc.constantFrom(1, 3, 25_005, 40_000, 65_005) })),
      reason,
      remark: personalText,
    }),
  },
  { weight: 2, arbitrary: bare('remind', 'overdue') },
  fc.constant({ type: 'nameCasts', ...invoice.commandRows.nameCasts.example }),
);
