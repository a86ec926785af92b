import { businessRules } from '../../kernel/businessRules.ts';
import { daysAfter, lastOfMonth, monthsAfter } from '../../kernel/calendar/days.ts';
import { endOfJstDay, jstDate } from '../../kernel/calendar/instants.ts';
/** The statuses of an invoice. `ISSUED` and `OVERDUE` wait for money; a part may have arrived. */
export const invoiceStatuses = ['ISSUED', 'OVERDUE', 'PAID', 'VOIDED'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  ISSUED: '未入金',
  OVERDUE: '期限超過',
  PAID: '入金済み',
  VOIDED: '無効',
};

type Asked = { readonly total: number; readonly credited: number };
/** The amount to pay (yen): the total minus the credit notes. */
export const owedOf = ({ total, credited }: Asked): number => total - credited;
/** What is still to pay (yen); a surplus is negative. */
export const restOf = ({ paid, ...asked }: Asked & { readonly paid: number }): number => owedOf(asked) - paid;
/** What is still to pay of several invoices (yen). */
export const restOfAll = (invoices: readonly (Asked & { readonly paid: number })[]): number =>
  invoices.reduce((sum, invoice) => sum + restOf(invoice), 0);
/** A client's unused advance payments (yen), from the invoices that moved them. */
export const advanceLeft = (invoices: readonly { readonly carried: number; readonly advance: number }[]): number =>
  invoices.reduce((left, { carried, advance }) => left + carried - advance, 0);

/** The status of an invoice, from its amounts and marks. */
export const invoiceStatusOf = (known: {
  readonly total: number;
  readonly credited: number;
  readonly paid: number;
  readonly isOverdue: boolean;
  readonly isVoided: boolean;
}): InvoiceStatus => {
  if (known.isVoided) return 'VOIDED';
  if (known.paid >= owedOf(known)) return 'PAID';
  return known.isOverdue ? 'OVERDUE' : 'ISSUED';
};

/**
 * The payment deadline (ms) of a closing month (`YYYY-MM`): the end of the next month, but at least
 * `invoiceDaysMin` days after the issue.
 */
export const invoiceDueAt = (month: string, issuedAt: number): number => {
  const usual = lastOfMonth(monthsAfter(`${month}-01`, 1));
  const soonest = daysAfter(jstDate(issuedAt), businessRules.invoiceDaysMin);
  return Math.max(endOfJstDay(usual), endOfJstDay(soonest));
};
