import { jstDate } from '../../kernel/calendar/instants.ts';
import { type Invoice, invoiceOf, ratesWithin } from '../../kernel/consumptionTax.ts';
import type { InvoiceLine } from './content.ts';

/** A bill for an invoice. Amount without tax in yen, time in ms. */
export type OpenBill = {
  /** The stream of the deal. */
  readonly deal: string;
  readonly talentId: string;
  readonly title: string;
  /** The fee, or the cancellation fee. */
  readonly net: number;
  /** The operator's service fee; 0 for none. */
  readonly serviceFee: number;
  readonly cancelled: boolean;
  readonly closedAt: number;
};

/** The lines of a bill, with the tax rate of the day on which the deal ended. */
const linesOf = ({ deal, talentId, net, serviceFee, cancelled, closedAt }: OpenBill): InvoiceLine[] => {
  const line = { deal, talentId, day: jstDate(closedAt), percent: ratesWithin(closedAt, closedAt + 1)[0]?.percent ?? 0, cancelled };
  return [{ ...line, net, service: false }, ...(serviceFee > 0 ? [{ ...line, net: serviceFee, service: true }] : [])];
};

/**
 * The content of an invoice: a line per fee and per service fee, the title of each, and the tax
 * once per rate.
 */
export const billedTogether = (
  bills: readonly OpenBill[],
): { readonly lines: readonly InvoiceLine[]; readonly titles: readonly string[]; readonly sums: Invoice } => {
  const lined = bills.map((bill) => ({ title: bill.title, lines: linesOf(bill) }));
  const lines = lined.flatMap((bill) => bill.lines);
  return { lines, titles: lined.flatMap((bill) => bill.lines.map(() => bill.title)), sums: invoiceOf(lines) };
};

/** The streams of the deals on an invoice, each once: a deal with a service fee has two lines. */
export const dealsOn = (lines: readonly Pick<InvoiceLine, 'deal'>[]): string[] => [...new Set(lines.map(({ deal }) => deal))];
