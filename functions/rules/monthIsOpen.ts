import { DomainError } from '#domain/kernel/domainError.ts';
import { type ClosingState, closing } from '#domain/money/closing/closing.ts';
import { invoice } from '#domain/money/invoice/invoice.ts';
import type { InvoiceState } from '#domain/money/invoice/state.ts';
import type { Rule } from '../eventStore/rule.ts';
import { paths } from '../platform/firestorePaths.ts';

/** Orders the acts on the bills of a closing month. */
export const turnOfMonth = (month: string): string => paths.turn(`month_${month}`);

/**
 * None of these closing months is locked. The lock of a month and the acts on its bills come one
 * after the other, so the second sees the first.
 */
export const monthIsOpen = (...months: readonly string[]): Rule => ({
  streams: months.map((month) => ({ aggregate: closing, entityId: month })),
  turns: months.map(turnOfMonth),
  check: (states) => {
    if (states.some((state) => (state as ClosingState).status === 'LOCKED')) throw new DomainError('month-locked');
  },
});

/** A command on an invoice, and the payment that it is about. */
export type TouchedInvoice = { readonly type: string; readonly invoiceId: string; readonly paymentId?: string };

/** The closing months that a command changes: the invoice's, or the month (JST) of a payment. */
const touchedBy = (held: InvoiceState, { type, paymentId }: TouchedInvoice): string[] => {
  if (held.status === 'NONE') return [];
  if (type === 'void') return [held.month];
  return held.payments.filter(({ id }) => id === paymentId).map((payment) => payment.at.slice(0, 7));
};

/** Refuses a change of a locked month. Only the invoice's state names the month. */
export const invoiceMonthIsOpen = (sent: TouchedInvoice): Rule => ({
  streams: [{ aggregate: invoice, entityId: sent.invoiceId }],
  further: ([held]) => [monthIsOpen(...touchedBy(held as InvoiceState, sent))],
});
