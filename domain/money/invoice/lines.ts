import { jstDate } from '../../kernel/calendar/instants.ts';
import { type Invoice, invoiceOf, ratesWithin } from '../../kernel/consumptionTax.ts';
import { canonicalJson } from '../../kernel/fingerprint.ts';
import { parseStreamId } from '../../kernel/identifiers.ts';
import type { BillOrder, BillTo, InvoiceLine } from './content.ts';
import type { OpenBill, OpenExtra } from './invoice.ts';
import { SUPPLEMENT } from './paperNames.ts';

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
): {
  readonly lines: readonly InvoiceLine[];
  readonly titles: readonly string[];
  /** The PO number of each line; none if no line has one. */
  readonly poNumbers: readonly string[];
  readonly sums: Invoice;
} => {
  const extrasOf = Map.groupBy(extras, ({ deal }) => dealIdOf(deal));
  const billed = new Set(bills.map(({ deal }) => dealIdOf(deal)));
  const lined = [
    ...bills.map((bill) => ({
      title: bill.title,
      order: bill.order,
      lines: [...linesOf(bill), ...(extrasOf.get(dealIdOf(bill.deal)) ?? []).flatMap(extraLinesOf)],
    })),
    ...extras
      .filter(({ deal }) => !billed.has(dealIdOf(deal)))
      .map((extra) => ({ title: `${SUPPLEMENT}：${extra.title}`, order: extra.order, lines: extraLinesOf(extra) })),
  ];
  const lines = lined.flatMap((bill) => bill.lines);
  const eachLine = (word: (bill: (typeof lined)[number]) => string) => lined.flatMap((bill) => bill.lines.map(() => word(bill)));
  const poNumbers = eachLine(({ order }) => order?.poNumber ?? '');
  return { lines, titles: eachLine(({ title }) => title), poNumbers: poNumbers.some(Boolean) ? poNumbers : [], sums: invoiceOf(lines) };
};

type Ordered = { readonly order?: BillOrder | undefined };
const addresseeIn = ({ order }: Ordered): BillTo | null => order?.addressee ?? null;

/**
 * The bills and extras of one addressee: an invoice has one. Those without another addressee come
 * first, then the others, as they come. `others`: how many are for a later invoice.
 */
export const firstAddressed = <Bill extends Ordered, Extra extends Ordered>(bills: readonly Bill[], extras: readonly Extra[]) => {
  const all: readonly Ordered[] = [...bills, ...extras];
  const first = all.find((each) => addresseeIn(each) === null) ?? all[0] ?? {};
  const key = canonicalJson(addresseeIn(first));
  const isFirst = (each: Ordered): boolean => canonicalJson(addresseeIn(each)) === key;
  return {
    bills: bills.filter(isFirst),
    extras: extras.filter(isFirst),
    addressee: addresseeIn(first),
    others: all.filter((each) => !isFirst(each)).length,
  };
};

/** The streams of the deals and settlements on an invoice, each once: most have several lines. */
export const dealsOn = (lines: readonly Pick<InvoiceLine, 'deal'>[]): string[] => [...new Set(lines.map(({ deal }) => deal))];
