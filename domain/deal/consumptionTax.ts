import { startOfJstDay } from '../calendar/instants.ts';

/**
 * The standard rate of consumption tax, national and local together, in percent, each from a day in
 * Japan on. Dated data, never a constant: a new rate is a new line. The reduced rate (8 % since
 * 2019-10-01, for food and newspapers) is none of ours.
 */
export const standardRates = [
  { from: '1989-04-01', percent: 3 },
  { from: '1997-04-01', percent: 5 },
  { from: '2014-04-01', percent: 8 },
  { from: '2019-10-01', percent: 10 },
] as const;

/** A stretch of time (ms) in which one rate holds. */
export type RateSpan = { readonly percent: number; readonly from: number; readonly before: number };

/**
 * The rates that hold from `from` until before `before` (ms), each with its stretch; 0 % before
 * there was a tax.
 */
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

/** How a tax becomes whole yen. */
export type Rounding = 'FLOOR' | 'ROUND' | 'CEIL';

/**
 * Percent of an amount in whole yen; exact, for it divides nothing that it has not made divisible.
 */
const percentOf = (amount: number, percent: number, rounding: Rounding): number => {
  const hundredths = amount * percent;
  const rest = hundredths % 100;
  const down = (hundredths - rest) / 100;
  if (rounding === 'FLOOR' || rest === 0) return down;
  return rounding === 'CEIL' || rest >= 50 ? down + 1 : down;
};

/** What an invoice takes at one rate, without tax, in yen. */
export type Rated = { readonly percent: number; readonly net: number };
export type Invoice = {
  readonly rates: ReadonlyArray<Rated & { readonly tax: number }>;
  /** Without tax, the tax, and both, in yen. */
  readonly net: number;
  readonly tax: number;
  readonly total: number;
};

/**
 * An invoice of amounts without tax: the tax is rounded once for each rate, over the invoice and
 * never row by row (適格請求書).
 */
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

/** One amount without tax (yen) with the tax of the rate that holds at `at` (ms). */
export const taxedAt = (net: number, at: number): Invoice => invoiceOf(ratesWithin(at, at + 1).map(({ percent }) => ({ percent, net })));
