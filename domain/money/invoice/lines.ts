import { jstDate } from '../../kernel/calendar/instants.ts';
import { type Invoice, invoiceOf, ratesWithin } from '../../kernel/consumptionTax.ts';
import type { InvoiceLine } from './content.ts';

/** A bill for an invoice. Amount without tax in yen, time in ms. */
export type OpenBill = {
  /** The stream of the deal. */
  readonly deal: string;
  readonly title: string;
  readonly net: number;
  readonly cancelled: boolean;
  readonly closedAt: number;
};

/** The line of a bill, with the tax rate of the day on which the deal ended. */
const lineOf = ({ deal, net, cancelled, closedAt }: OpenBill): InvoiceLine => ({
  deal,
  day: jstDate(closedAt),
  net,
  percent: ratesWithin(closedAt, closedAt + 1)[0]?.percent ?? 0,
  cancelled,
});

/** The content of an invoice: one line per bill, and the tax once per rate. */
export const billedTogether = (
  bills: readonly OpenBill[],
): { readonly lines: readonly InvoiceLine[]; readonly titles: readonly string[]; readonly sums: Invoice } => {
  const lines = bills.map(lineOf);
  return { lines, titles: bills.map(({ title }) => title), sums: invoiceOf(lines) };
};
