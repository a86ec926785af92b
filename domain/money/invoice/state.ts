import type { InvoiceRate } from './content.ts';
import { type InvoiceStatus, invoiceStatusOf } from './status.ts';

/**
 * What a payment is. `FEE`: the client deducted the fee of the transfer, and the operator bears it.
 * `REFUND`: the operator paid a surplus back, so its amount is negative. `CARRIED`: the same for a
 * surplus that is an advance payment (前受金) now. `ADVANCE`: an advance payment was set off.
 */
export const paymentKinds = ['TRANSFER', 'FEE', 'REFUND', 'CARRIED', 'ADVANCE'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What tells a line of a bank statement from others of its day and amount (`deposits.ts`). */
export type StatementLine = {
  readonly nth: number;
  /** `nth` counts the deposits of the payer; in earlier releases all of the day and amount. */
  readonly ofPayer: boolean;
  readonly balance: number | null;
  /** A mark of the payer's name; null after the client is erased. */
  readonly payer: number | null;
};

/** A recorded payment. A struck payment does not count. */
export type Payment = {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly yen: number;
  /** The line of the bank statement; null for a payment entered by hand. */
  readonly line: StatementLine | null;
  /** The day of the payment (JST). */
  readonly at: string;
  readonly isStruck: boolean;
};

/** The state of an issued invoice, without texts. Amounts in yen, times in ms. */
export type IssuedInvoice = {
  readonly number: string;
  readonly clientId: string;
  /** The closing month of its bills. */
  readonly month: string;
  readonly total: number;
  readonly dueAt: number;
  /** The remaining amounts by rate. `credited`: the sum of the credit notes, with tax. */
  readonly left: readonly InvoiceRate[];
  readonly credited: number;
  /** The ids of the credit notes. */
  readonly credits: readonly string[];
  /** The streams of the deals on it. */
  readonly deals: readonly string[];
  readonly payments: readonly Payment[];
  /** The casts of its lines have been named. */
  readonly isNamed: boolean;
  readonly isOverdue: boolean;
  readonly isVoided: boolean;
  readonly remindedAt: number | null;
};

export type InvoiceState = { readonly status: 'NONE' } | (IssuedInvoice & { readonly status: 'KNOWN' });

/** The sum of the payments that were not struck (yen). */
export const paidOf = ({ payments }: Pick<IssuedInvoice, 'payments'>): number =>
  payments.reduce((sum, { yen, isStruck }) => (isStruck ? sum : sum + yen), 0);

/** Payments that balance the transfers of an invoice. */
export const balancing: readonly PaymentKind[] = ['FEE', 'REFUND', 'CARRIED'];

/** A client's advance payments (yen) that no invoice has used, in the payments of all invoices. */
export const advanceIn = (payments: readonly Pick<Payment, 'kind' | 'yen' | 'isStruck'>[]): number =>
  payments.reduce((left, { kind, yen, isStruck }) => (!isStruck && (kind === 'CARRIED' || kind === 'ADVANCE') ? left - yen : left), 0);

export const statusOf = (invoice: IssuedInvoice): InvoiceStatus => invoiceStatusOf({ ...invoice, paid: paidOf(invoice) });

/** Whether the invoice reserves its deals: no other invoice can include them until it is void. */
export const reservesDeals = (state: InvoiceState): state is Extract<InvoiceState, { status: 'KNOWN' }> =>
  state.status === 'KNOWN' && !state.isVoided;
