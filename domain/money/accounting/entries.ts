import { lastOfMonth } from '../../kernel/calendar/days.ts';
import { jstDate } from '../../kernel/calendar/instants.ts';
import { deductedPercent } from '../../kernel/consumptionTax.ts';
import type { BillTo, InvoiceRate } from '../invoice/content.ts';
import type { PaymentKind } from '../invoice/state.ts';
import { type PrintedPayout, statementNumberOf } from '../payout/payoutPaper.ts';
import { shareIn } from '../payout/statement.ts';

/** The data of an invoice for accounting. Amounts in yen. */
export type Booked = {
  readonly number: string;
  readonly month: string;
  readonly rates: readonly InvoiceRate[];
  /** null: the client has left. */
  readonly billTo: Pick<BillTo, 'company'> | null;
  readonly dueAt: number;
};
/** What was received for an invoice, and its credit notes. Struck payments are left out. */
export type Received = Booked & {
  readonly payments: readonly { readonly kind: PaymentKind; readonly yen: number; readonly on: string }[];
  readonly credits: readonly { readonly number: string; readonly rates: readonly InvoiceRate[]; readonly at: number }[];
};
/** A cast's statement, and the day of its payment (JST). */
export type Stated = Pick<PrintedPayout, 'month' | 'no' | 'lines' | 'name' | 'registration' | 'rates' | 'withheld' | 'total' | 'payBy'> & {
  readonly paidOn: string | null;
};

/** Consumption tax in a side. `tax` null: the accounting program computes it. */
export type Taxed = {
  readonly kind: 'SALES' | 'RETURN' | 'PURCHASE';
  readonly percent: number;
  readonly tax: number | null;
  /** The percentage of the tax that is deducted; 100 unless the seller is not registered. */
  readonly deducted: number;
};
/** One side of an entry. */
export type Side = { readonly account: string; readonly isOfPartner?: boolean; readonly taxed?: Taxed };
/** An entry in the books with one row, so that no product has to join rows. */
export type Entry = {
  /** The number of the invoice or statement, and its latest day of payment (JST). */
  readonly number: string;
  readonly dueOn: string;
  readonly partner: string;
  /** The day of the entry (JST). */
  readonly on: string;
  readonly debit: Side;
  readonly credit: Side;
  /** Amount with tax (yen). */
  readonly yen: number;
  /** 摘要 before and after the partner's name. */
  readonly said: readonly [before: string, after: string];
};

const receivable: Side = { account: '売掛金', isOfPartner: true };
const advance: Side = { account: '前受金', isOfPartner: true };
const bank: Side = { account: '普通預金' };
const payable: Side = { account: '未払金', isOfPartner: true };
const taxHeld: Side = { account: '預り金', isOfPartner: true };

const sales = (kind: 'SALES' | 'RETURN', { percent, tax }: InvoiceRate): Side => ({
  account: '売上高',
  taxed: { kind, percent, tax, deducted: 100 },
});
/**
 * Only the tax of a registered cast is stated. Of others the program computes what is deducted; if
 * nothing is, the whole amount is a cost without tax.
 */
const fee = ({ percent, tax }: InvoiceRate, on: string, isRegistered: boolean): Side => {
  const deducted = deductedPercent(on, isRegistered);
  const side = { account: '外注費', isOfPartner: true };
  return deducted === 0 ? side : { ...side, taxed: { kind: 'PURCHASE', percent, tax: isRegistered ? tax : null, deducted } };
};

/** The other side of 売掛金, and the words, of each kind of payment. */
const kinds: Readonly<Record<PaymentKind, readonly [Side, string]>> = {
  TRANSFER: [bank, '入金'],
  // Without a deduction of the tax in it: the operator has no invoice of the client's bank.
  FEE: [{ account: '支払手数料' }, '振込手数料'],
  REFUND: [bank, '過入金の返金'],
  CARRIED: [advance, '過入金を前受金へ'],
  ADVANCE: [advance, '前受金の充当'],
};

const LEFT = '退会した会員';
const ofInvoice = ({ number, billTo, dueAt }: Booked) => ({ number, partner: billTo?.company ?? LEFT, dueOn: jstDate(dueAt) });
const ofStatement = (stated: Stated) => ({ number: statementNumberOf(stated), partner: stated.name ?? LEFT, dueOn: stated.payBy });
const closingDay = (month: string): string => lastOfMonth(`${month}-01`);

/** The sales of an invoice, one entry per tax rate, on the last day of its closing month. */
export const salesOf = (invoice: Booked): Entry[] =>
  invoice.rates.map((rate) => ({
    ...ofInvoice(invoice),
    on: closingDay(invoice.month),
    debit: receivable,
    credit: sales('SALES', rate),
    yen: rate.net + rate.tax,
    said: [`請求書${invoice.number}`, `${invoice.month}分`],
  }));

/** The receipts and credit notes of a month (JST), by their days. */
export const receiptsOf = (invoice: Received, month: string): Entry[] => {
  const received = invoice.payments.map(({ kind, yen, on }): Entry => {
    const [other, words] = kinds[kind];
    const [debit, credit] = yen < 0 ? [receivable, other] : [other, receivable];
    return { ...ofInvoice(invoice), on, debit, credit, yen: Math.abs(yen), said: [`請求書${invoice.number}`, words] };
  });
  const credited = invoice.credits.flatMap(({ number, rates, at }) =>
    rates.map(
      (rate): Entry => ({
        ...ofInvoice(invoice),
        on: jstDate(at),
        debit: sales('RETURN', rate),
        credit: receivable,
        yen: rate.net + rate.tax,
        said: [`返還請求書${number}`, `請求書${invoice.number}の減額`],
      }),
    ),
  );
  return [...received, ...credited].filter(({ on }) => on.startsWith(month)).sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
};

/**
 * A statement on the last day of its month, like the sales of that month: what the cast earned and,
 * against it, the operator's share and the withheld tax. What is left of 未払金 is transferred.
 */
export const statementOf = (stated: Stated): Entry[] => {
  const on = closingDay(stated.month);
  const entry = (debit: Side, credit: Side, yen: number, words: string): Entry[] =>
    yen === 0 ? [] : [{ ...ofStatement(stated), on, debit, credit, yen, said: [`支払通知書${statementNumberOf(stated)}`, words] }];
  return [
    ...stated.rates.flatMap((rate) => entry(fee(rate, on, stated.registration !== null), payable, rate.net + rate.tax, '報酬')),
    ...shareIn(stated.lines).rates.flatMap((rate) => entry(payable, sales('SALES', rate), rate.net + rate.tax, '利用料')),
    ...entry(payable, taxHeld, stated.withheld, '源泉所得税'),
  ];
};

/** The payment of a statement on its day; none if it is not paid, or came back. */
export const payoutOf = (stated: Stated): Entry[] =>
  stated.paidOn === null
    ? []
    : [
        {
          ...ofStatement(stated),
          on: stated.paidOn,
          debit: payable,
          credit: bank,
          yen: stated.total,
          said: [`支払通知書${statementNumberOf(stated)}`, '振込'],
        },
      ];
