import { startOfJstDay } from './calendar/instants.ts';

/**
 * The standard consumption tax rates (national and local, percent), each with its first day (JST).
 * Dated data: a new rate is a new entry. The reduced rate (8 % since 2019-10-01, food and
 * newspapers) applies to costs that a cast paid, never to a fee.
 */
export const standardRates = [
  { from: '1989-04-01', percent: 3 },
  { from: '1997-04-01', percent: 5 },
  { from: '2014-04-01', percent: 8 },
  { from: '2019-10-01', percent: 10 },
] as const;

/** A time span (ms, `before` excluded) with one tax rate in percent. */
export type RateSpan = { readonly percent: number; readonly from: number; readonly before: number };

/** The rates between `from` and `before` (ms, excluded), each with its span; 0 % before the tax. */
export const ratesWithin = (from: number, before: number): RateSpan[] => {
  const starts = [
    { at: Number.NEGATIVE_INFINITY, percent: 0 },
    ...standardRates.map((rate) => ({ at: startOfJstDay(rate.from), ...rate })),
  ];
  return starts
    .map(({ at, percent }, index) => ({
      percent,
      from: Math.max(from, at),
      before: Math.min(before, starts[index + 1]?.at ?? Number.POSITIVE_INFINITY),
    }))
    .filter((span) => span.from < span.before);
};

/** Whether a rate is the reduced one on a day (JST): not the standard rate of that day. */
export const isReducedRate = (percent: number, day: string): boolean => {
  const at = startOfJstDay(day);
  return percent !== ratesWithin(at, at + 1)[0]?.percent;
};

/**
 * The percentage of the tax that a buyer deducts without a qualified invoice, each with its first
 * day (JST): 平成28年改正法 附則52条・53条, as revised in 2026. Dated data, like the rates.
 */
const deductedWithoutInvoice = [
  { from: '2023-10-01', percent: 80 },
  { from: '2026-10-01', percent: 70 },
  { from: '2028-10-01', percent: 50 },
  { from: '2030-10-01', percent: 30 },
  { from: '2031-10-01', percent: 0 },
] as const;
/** The percentage of the tax of a purchase on a day (JST) that its buyer deducts. */
export const deductedPercent = (day: string, isRegistered: boolean): number =>
  isRegistered ? 100 : (deductedWithoutInvoice.findLast(({ from }) => from <= day)?.percent ?? 100);

/** How to round a tax amount to whole yen. */
export type Rounding = 'FLOOR' | 'ROUND' | 'CEIL';

/** Percent of an amount in whole yen. Exact: it divides only multiples of 100. */
export const percentOf = (amount: number, percent: number, rounding: Rounding = 'FLOOR'): number => {
  const hundredths = amount * percent;
  const rest = hundredths % 100;
  const down = (hundredths - rest) / 100;
  if (rounding === 'FLOOR' || rest === 0) return down;
  return rounding === 'CEIL' || rest >= 50 ? down + 1 : down;
};

/** The amount at one tax rate, in yen without tax. */
export type Rated = { readonly percent: number; readonly net: number };
/** The totals of an invoice in yen, with the tax of each rate. */
export type Invoice = {
  readonly rates: ReadonlyArray<Rated & { readonly tax: number }>;
  /** Sum without tax, tax, and sum with tax (yen). */
  readonly net: number;
  readonly tax: number;
  readonly total: number;
};

/** Totals of amounts without tax. Tax is rounded once per rate, never per row (適格請求書). */
export const invoiceOf = (amounts: readonly Rated[], rounding: Rounding = 'FLOOR'): Invoice => {
  const nets = new Map<number, number>();
  for (const { percent, net } of amounts) nets.set(percent, (nets.get(percent) ?? 0) + net);
  const rates = [...nets]
    .map(([percent, net]) => ({ percent, net, tax: percentOf(net, percent, rounding) }))
    .sort((a, b) => b.percent - a.percent);
  const net = rates.reduce((sum, rate) => sum + rate.net, 0);
  const tax = rates.reduce((sum, rate) => sum + rate.tax, 0);
  return { rates, net, tax, total: net + tax };
};
