import type { InvoiceRate } from './content.ts';
import { type InvoiceStatus, invoiceStatusOf } from './status.ts';

/** A payment as far as decisions need it; one that was struck counts for nothing. */
export type Payment = {
  readonly id: string;
  readonly yen: number;
  /** Which line of the bank's statement it was; null for one that was typed. */
  readonly deposit: string | null;
  /** The day on which it came, in Japan. */
  readonly at: string;
  readonly isStruck: boolean;
};

/** What decisions need; no words. Amounts in yen, times in ms. */
export type IssuedInvoice = {
  readonly number: string;
  readonly clientId: string;
  /** The closing month of its bills. */
  readonly month: string;
  readonly total: number;
  readonly dueAt: number;
  /** What it asks for at each rate, less what was credited, and the sum of that, with tax. */
  readonly left: readonly InvoiceRate[];
  readonly credited: number;
  /** The ids of the credit notes. */
  readonly credits: readonly string[];
  /** The streams of the deals on it. */
  readonly deals: readonly string[];
  readonly payments: readonly Payment[];
  readonly isOverdue: boolean;
  readonly isVoided: boolean;
  readonly remindedAt: number | null;
};

export type InvoiceState = { readonly status: 'NONE' } | (IssuedInvoice & { readonly status: 'KNOWN' });

/** What has come, without payments that were struck. */
export const paidOf = ({ payments }: Pick<IssuedInvoice, 'payments'>): number =>
  payments.reduce((sum, { yen, isStruck }) => (isStruck ? sum : sum + yen), 0);

export const statusOf = (invoice: IssuedInvoice): InvoiceStatus => invoiceStatusOf({ ...invoice, paid: paidOf(invoice) });

/** Whether it holds its deals: nobody else bills them until it is void. */
export const stands = (state: InvoiceState): state is Extract<InvoiceState, { status: 'KNOWN' }> =>
  state.status === 'KNOWN' && !state.isVoided;

/** Names a line of the bank's statement, without a word about who paid. */
export const depositOf = ({ at, yen, nth }: { readonly at: string; readonly yen: number; readonly nth: number | null }): string | null =>
  nth === null ? null : `${at}_${yen}_${nth}`;

/**
 * Whether a line of the bank's statement is recorded on an invoice. One that was struck can be
 * recorded again.
 */
export const hasDeposit = (state: InvoiceState, deposit: string): boolean =>
  state.status === 'KNOWN' && state.payments.some((payment) => payment.deposit === deposit && !payment.isStruck);
