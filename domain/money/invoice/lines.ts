import { jstDate } from '../../kernel/calendar/instants.ts';
import { type Invoice, invoiceOf, ratesWithin } from '../../kernel/consumptionTax.ts';
import { parseStreamId } from '../../kernel/identifiers.ts';
import type { extraKinds, InvoiceLine } from './content.ts';
import { SUPPLEMENT } from './paperNames.ts';

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

/** The settlement of a deal as a bill. Amounts without tax in yen. */
export type OpenExtra = {
  /** The stream of the settlement. Its entity is the deal's. */
  readonly deal: string;
  readonly talentId: string;
  readonly title: string;
  /** The last work day (JST). */
  readonly day: string;
  readonly parts: readonly { readonly kind: (typeof extraKinds)[number]; readonly net: number; readonly percent: number }[];
};

/** The lines of a bill, with the tax rate of the day on which the deal ended. */
const linesOf = ({ deal, talentId, net, serviceFee, cancelled, closedAt }: OpenBill): InvoiceLine[] => {
  const percent = ratesWithin(closedAt, closedAt + 1)[0]?.percent ?? 0;
  const line = { deal, talentId, day: jstDate(closedAt), percent, cancelled, extra: null };
  return [{ ...line, net, service: false }, ...(serviceFee > 0 ? [{ ...line, net: serviceFee, service: true }] : [])];
};

const extraLinesOf = ({ deal, talentId, day, parts }: OpenExtra): InvoiceLine[] =>
  parts.map(({ kind: extra, net, percent }) => ({ deal, talentId, day, net, percent, cancelled: false, service: false, extra }));

const dealIdOf = (stream: string): string => parseStreamId(stream).entityId;

/**
 * The content of an invoice: a line per fee, per service fee and per extra, the title of each, and
 * the tax once per rate. Extras stand below their deal; without it they are a supplement.
 */
export const billedTogether = (
  bills: readonly OpenBill[],
  extras: readonly OpenExtra[] = [],
): { readonly lines: readonly InvoiceLine[]; readonly titles: readonly string[]; readonly sums: Invoice } => {
  const extrasOf = Map.groupBy(extras, ({ deal }) => dealIdOf(deal));
  const billed = new Set(bills.map(({ deal }) => dealIdOf(deal)));
  const lined = [
    ...bills.map((bill) => ({
      title: bill.title,
      lines: [...linesOf(bill), ...(extrasOf.get(dealIdOf(bill.deal)) ?? []).flatMap(extraLinesOf)],
    })),
    ...extras
      .filter(({ deal }) => !billed.has(dealIdOf(deal)))
      .map((extra) => ({ title: `${SUPPLEMENT}：${extra.title}`, lines: extraLinesOf(extra) })),
  ];
  const lines = lined.flatMap((bill) => bill.lines);
  return { lines, titles: lined.flatMap((bill) => bill.lines.map(() => bill.title)), sums: invoiceOf(lines) };
};

/** The streams of the deals and settlements on an invoice, each once: most have several lines. */
export const dealsOn = (lines: readonly Pick<InvoiceLine, 'deal'>[]): string[] => [...new Set(lines.map(({ deal }) => deal))];
