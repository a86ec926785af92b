import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { invoiceOf } from '#domain/kernel/consumptionTax.ts';
import type { Prices } from '#domain/kernel/priceFields.ts';
import { noPrices, serviceFeeOf, shareOf } from '#domain/kernel/prices.ts';
import type { InvoiceLine, InvoiceRate } from '#domain/money/invoice/content.ts';
import { isInvoiceNumber } from '#domain/money/invoice/number.ts';
import { advanceIn, type PaymentKind } from '#domain/money/invoice/state.ts';
import { type PayoutLine, sumsOf } from '#domain/money/payout/statement.ts';
import type { AnyEnvelope } from '#domain/registry.ts';

/** What a client is billed for: a closed deal, or its settlement (yen, without tax). */
type Bill = {
  readonly fee: number;
  readonly serviceFee: number;
  /** Those of the conclusion; null before price lists, and for cancellation fee and settlement. */
  readonly prices: Prices | null;
  /** The closing month in which it is billed (JST). */
  readonly month: string;
  /** The month in which its cast is paid (JST), and the operator's part of the fee. */
  readonly paidIn: string;
  readonly share: number;
  /** How it is billed, if no invoice of ours does. */
  readonly bill: 'open' | 'ignored' | 'byHand' | 'invoiced';
};
/** The current statement of a cast's month (yen). */
type Statement = {
  readonly month: string;
  readonly lines: readonly PayoutLine[];
  readonly isCompany: boolean;
  readonly total: number;
  readonly isPaid: boolean;
};
type Payment = { readonly kind: PaymentKind; readonly yen: number; readonly isStruck: boolean };
/** An invoice that is not void. Amounts with tax in yen. */
type Invoice = {
  readonly clientId: string;
  readonly month: string;
  readonly lines: readonly InvoiceLine[];
  readonly rates: readonly InvoiceRate[];
  readonly total: number;
  readonly payments: readonly Payment[];
  readonly credited: number;
  /** What the newest events say is owed and paid. */
  readonly owed: number;
  readonly paid: number;
};

/** A part of an equation, for a deal or an invoice; or a whole side of it. */
type Sides = { readonly left: number; readonly right: number };
/** `about`: the deals and invoices whose sides differ. */
export type Equation = Sides & {
  readonly name: string;
  readonly difference: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly about: readonly (Sides & { readonly of: string })[];
};

type Data = Readonly<Record<string, unknown>>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, yen) => sum + yen, 0);

type Ended = { readonly fee: number; readonly serviceFee: number; readonly month: string; readonly paidIn: string };

const billIn = (events: readonly AnyEnvelope[]): Bill | null => {
  let ended: Ended | null = null;
  let prices: Prices | null = null;
  let bill: Bill['bill'] = 'open';
  for (const { type, data, meta } of events) {
    const held = data as Data;
    if (/^(Offer|Entry)Approved$/.test(type)) prices = held.prices as Prices | null;
    if (type === 'OfferClosed' || type === 'EntryClosed') {
      const month = jstMonth(data.closedAt);
      ended = { fee: data.fee, serviceFee: data.serviceFee, month, paidIn: month };
    }
    if (type === 'SettlementFixed')
      ended = { fee: sumOf(data.parts.map(({ net }) => net)), serviceFee: 0, month: data.month, paidIn: jstMonth(data.fixedAt) };
    if (type.endsWith('CancellationSettled') && held.cancelFee !== 0) {
      const month = jstMonth(meta.recordedAt);
      ended = { fee: held.cancelFee as number, serviceFee: 0, month, paidIn: month };
      prices = null;
    }
    if (type.endsWith('BillClaimed')) bill = isInvoiceNumber(String(held.billId)) ? 'invoiced' : 'byHand';
    if (type.endsWith('BillIgnored')) bill = 'ignored';
    if (type.endsWith('BillReopened')) bill = 'open';
  }
  return ended && { ...ended, prices, bill, share: shareOf(ended.fee, prices ?? noPrices) };
};

const invoiceIn = (events: readonly AnyEnvelope[]): Invoice | null => {
  let invoice: Invoice | null = null;
  const struck = new Set<string>();
  for (const { type, data } of events) if (type === 'InvoicePaymentStruck') struck.add(data.paymentId);
  for (const { type, data } of events) {
    if (type === 'InvoiceIssued') {
      const { clientId, month, lines, rates, total } = data;
      invoice = { clientId, month, lines, rates, total, payments: [], credited: 0, owed: total, paid: 0 };
    }
    if (!invoice) continue;
    if (type === 'InvoiceVoided') return null;
    if (type === 'InvoicePaymentRecorded') {
      const payment = { kind: data.kind, yen: data.yen, isStruck: struck.has(data.paymentId) };
      invoice = { ...invoice, payments: [...invoice.payments, payment], paid: data.paid };
    }
    if (type === 'InvoicePaymentStruck' || type === 'InvoicePaid') invoice = { ...invoice, paid: data.paid };
    if (type === 'InvoiceCredited') invoice = { ...invoice, credited: invoice.credited + data.total, owed: data.owed };
  }
  return invoice;
};

/** An equation of its rows. `parts`: what its right side consists of. */
const equation = (
  name: string,
  rows: readonly (Sides & { readonly of: string })[],
  parts: Readonly<Record<string, number>> = {},
): Equation => {
  const [left, right] = [sumOf(rows.map((row) => row.left)), sumOf(rows.map((row) => row.right))];
  return { name, left, right, difference: left - right, parts, about: rows.filter((row) => row.left !== row.right) };
};

const statementIn = (events: readonly AnyEnvelope[]): Statement | null => {
  let statement: Statement | null = null;
  for (const { type, data } of events) {
    if (type === 'PayoutFixed') {
      const { month, lines, isCompany, total } = data;
      statement = { month, lines, isCompany, total, isPaid: false };
    }
    if (type === 'PayoutPaid' && statement) statement = { ...statement, isPaid: true };
  }
  return statement;
};

const receivedOf = ({ payments }: Invoice, ...kinds: readonly PaymentKind[]): number =>
  sumOf(payments.flatMap(({ kind, yen, isStruck }) => (kinds.includes(kind) && !isStruck ? [yen] : [])));

/**
 * Compares the money of a closing month (JST, `YYYY-MM`) along its way, from events alone. Streams
 * are added one by one, in any order.
 */
export const reconciliation = (month: string) => {
  const deals = new Map<string, Bill>();
  const owed = new Map<string, Bill>();
  const statements = new Map<string, Statement>();
  const invoices = new Map<string, Invoice>();
  const streams: (Sides & { readonly of: string })[] = [];
  return {
    add: (of: string, events: readonly AnyEnvelope[]): void => {
      if (!/^(offer|entry|settlement|invoice|payout)-/.test(of)) return;
      const statement = of.startsWith('payout-') ? statementIn(events) : null;
      if (statement?.month === month) statements.set(of, statement);
      const invoice = of.startsWith('invoice-') ? invoiceIn(events) : null;
      if (invoice) invoices.set(of, invoice);
      const bill = /^(offer|entry|settlement)-/.test(of) ? billIn(events) : null;
      if (bill?.month === month) deals.set(of, bill);
      if (bill?.paidIn === month) owed.set(of, bill);
      // Only the last event of a stream can be missing without a gap.
      streams.push({ of, left: events.at(-1)?.version ?? 0, right: events.length });
    },
    equations: (): readonly Equation[] => {
      const ofMonth = [...invoices].filter(([, invoice]) => invoice.month === month);
      const linesOf = new Map<string, number>();
      for (const [, { lines }] of ofMonth) for (const { deal, net } of lines) linesOf.set(deal, (linesOf.get(deal) ?? 0) + net);
      const amountOf = (id: string): number => (deals.get(id)?.fee ?? 0) + (deals.get(id)?.serviceFee ?? 0);
      const billed = (bill: Bill['bill']): readonly string[] => [...deals].flatMap(([id, deal]) => (deal.bill === bill ? [id] : []));
      const elsewhere = (['open', 'byHand', 'ignored'] as const).map((bill) => [bill, sumOf(billed(bill).map(amountOf))] as const);
      const byDeal = [...new Set([...deals.keys(), ...linesOf.keys()])].map((id) => {
        const isElsewhere = deals.get(id)?.bill !== 'invoiced';
        return { of: id, left: amountOf(id), right: (linesOf.get(id) ?? 0) + (isElsewhere ? amountOf(id) : 0) };
      });
      const named = ofMonth.map(([of, invoice]) => ({ of, ...invoice }));
      const percents = [...new Set(named.flatMap(({ rates }) => rates.map(({ percent }) => percent)))].sort();
      const priced = [...deals].map(([of, { prices, ...deal }]) => ({ of, prices: prices ?? noPrices, ...deal }));
      const clients = [...new Set([...invoices.values()].map(({ clientId }) => clientId))];
      const stated = new Map<string, Sides>();
      for (const { lines } of statements.values())
        for (const { deal, net, share } of lines) {
          const before = stated.get(deal) ?? { left: 0, right: 0 };
          stated.set(deal, { left: before.left + net, right: before.right + share });
        }
      const ofCasts = [...new Set([...owed.keys(), ...stated.keys()])].map((of) => {
        const [bill, said] = [owed.get(of), stated.get(of)];
        const left = (bill?.fee ?? 0) - (bill?.share ?? 0);
        return { of, left, right: said ? said.left - said.right : left };
      });
      const paidTo = [...statements].map(([of, statement]) => ({ of, ...statement, sums: sumsOf(statement.lines, statement.isCompany) }));
      const advanceOf = (of: string, ...kinds: readonly PaymentKind[]): number =>
        sumOf([...invoices.values()].flatMap((invoice) => (invoice.clientId === of ? [receivedOf(invoice, ...kinds)] : [])));
      const paymentsOf = (of: string) => [...invoices.values()].flatMap(({ clientId, payments }) => (clientId === of ? payments : []));
      return [
        equation('deals (fee and service fee, without tax) = invoice lines + not on an invoice', byDeal, {
          'invoice lines': sumOf([...linesOf.values()]),
          'not billed yet': elsewhere[0]?.[1] ?? 0,
          'billed by hand': elsewhere[1]?.[1] ?? 0,
          'not to be billed': elsewhere[2]?.[1] ?? 0,
        }),
        equation(
          'invoices (with tax) = payments + credit notes + open',
          named.map((invoice) => {
            const paid = sumOf(invoice.payments.flatMap(({ yen, isStruck }) => (isStruck ? [] : [yen])));
            return { of: invoice.of, left: invoice.total, right: paid + invoice.credited + invoice.owed - invoice.paid };
          }),
          {
            transfers: sumOf(named.map((invoice) => receivedOf(invoice, 'TRANSFER'))),
            'borne transfer fees': sumOf(named.map((invoice) => receivedOf(invoice, 'FEE'))),
            refunds: sumOf(named.map((invoice) => receivedOf(invoice, 'REFUND'))),
            'carried to later invoices': sumOf(named.map((invoice) => receivedOf(invoice, 'CARRIED'))),
            'advance payments set off': sumOf(named.map((invoice) => receivedOf(invoice, 'ADVANCE'))),
            'credit notes': sumOf(named.map(({ credited }) => credited)),
            open: sumOf(named.map(({ owed, paid }) => Math.max(owed - paid, 0))),
            surplus: sumOf(named.map(({ owed, paid }) => Math.min(owed - paid, 0))),
          },
        ),
        equation(
          'revenue: billed - fees after the share = service fees + shares of the price list',
          priced.map(({ of, prices, fee, serviceFee }) => {
            const share = shareOf(fee, prices);
            return { of, left: fee + serviceFee - (fee - share), right: serviceFeeOf(fee, prices) + share };
          }),
          {
            'service fees': sumOf(priced.map(({ fee, prices }) => serviceFeeOf(fee, prices))),
            shares: sumOf(priced.map(({ fee, prices }) => shareOf(fee, prices))),
          },
        ),
        ...percents.map((percent) =>
          equation(
            `tax at ${percent} %: stated on invoices = of the lines`,
            named.map(({ of, rates, lines }) => {
              const taxAt = (found: readonly InvoiceRate[]): number => found.find((rate) => rate.percent === percent)?.tax ?? 0;
              return { of, left: taxAt(rates), right: taxAt([...invoiceOf(lines).rates]) };
            }),
          ),
        ),
        equation(
          'advance payments of all months: carried = set off + left',
          clients.map((of) => ({
            of: `client ${of}`,
            left: -advanceOf(of, 'CARRIED'),
            right: advanceOf(of, 'ADVANCE') + Math.max(advanceIn(paymentsOf(of)), 0),
          })),
        ),
        equation('casts: fees after the share (without tax) = statement lines + no statement yet', ofCasts, {
          'statement lines': sumOf([...stated.values()].map(({ left, right }) => left - right)),
          'no statement yet': sumOf(ofCasts.flatMap(({ of, left }) => (stated.has(of) ? [] : [left]))),
        }),
        equation(
          'statements: net + tax - share - withheld = transferred + open',
          paidTo.map(({ of, total, sums: { net, tax, share, withheld } }) => ({ of, left: net + tax - share - withheld, right: total })),
          {
            transferred: sumOf(paidTo.flatMap(({ total, isPaid }) => (isPaid ? [total] : []))),
            open: sumOf(paidTo.flatMap(({ total, isPaid }) => (isPaid ? [] : [total]))),
            withheld: sumOf(paidTo.map(({ sums }) => sums.withheld)),
          },
        ),
        equation('events of deals, settlements, invoices and statements: last version = number of events', streams),
      ];
    },
  };
};
