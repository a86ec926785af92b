import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessRules } from './businessRules.ts';
import { jstMonthSpan } from './calendar/days.ts';
import { startOfJstDay } from './calendar/instants.ts';
import { deductedPercent, invoiceOf, isReducedRate, ratesWithin, standardRates } from './consumptionTax.ts';

const fee = fc.integer({ min: businessRules.feeMin, max: businessRules.feeMax });
const rows = fc.array(fc.record({ net: fee, percent: fc.constantFrom(8, 10) }), { maxLength: 200 });
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe('the tax of an invoice', () => {
  test('is rounded for its sum: three times 105 yen at 10 % give 31 yen, not 30', () => {
    expect(invoiceOf(Array.from({ length: 3 }, () => ({ percent: 10, net: 105 })))).toEqual({
      rates: [{ percent: 10, net: 315, tax: 31 }],
      net: 315,
      tax: 31,
      total: 346,
    });
  });
  test('is computed once per rate', () => {
    const { rates, tax, total } = invoiceOf([
      ...[101, 104].map((net) => ({ percent: 8, net })),
      ...[105, 104].map((net) => ({ percent: 10, net })),
    ]);
    expect(rates).toEqual([
      { percent: 10, net: 209, tax: 20 },
      { percent: 8, net: 205, tax: 16 },
    ]);
    expect([tax, total]).toEqual([36, 450]);
  });
  test.each([
    ['FLOOR', 10],
    ['ROUND', 11],
    ['CEIL', 11],
  ] as const)('%s of 10.5 yen is %i', (rounding, tax) => expect(invoiceOf([{ percent: 10, net: 105 }], rounding).tax).toBe(tax));
  test('of 0 yen is 0', () => expect(invoiceOf([])).toEqual({ rates: [], net: 0, tax: 0, total: 0 }));

  test('depends only on the sums, not on order or number of rows; less than a yen per rate is dropped', () =>
    fc.assert(
      fc.property(rows, fc.func(fc.nat()), (amounts, order) => {
        const invoice = invoiceOf(amounts);
        const shuffled = amounts.toSorted((a, b) => order(a.net) - order(b.net));
        const joined = invoice.rates.map(({ percent, net }) => ({ percent, net }));
        expect(invoiceOf(shuffled)).toEqual(invoice);
        expect(invoiceOf(joined)).toEqual(invoice);
        expect(invoice.net).toBe(sum(amounts.map(({ net }) => net)));
        for (const { percent, net, tax } of invoice.rates) {
          // Exact, with integers of any size.
          expect(BigInt(tax)).toBe((BigInt(net) * BigInt(percent)) / 100n);
          const byRow = sum(amounts.filter((row) => row.percent === percent).map((row) => invoiceOf([row]).tax));
          expect(byRow).toBeLessThanOrEqual(tax);
        }
        expect(invoice.total).toBe(invoice.net + sum(invoice.rates.map(({ tax }) => tax)));
      }),
    ));
});

describe('the rate', () => {
  const percents = (month: string) => {
    const { from, before } = jstMonthSpan(month);
    return ratesWithin(from, before).map(({ percent }) => percent);
  };
  test('is that of the day (JST)', () => {
    expect(percents('2014-03')).toEqual([5]);
    expect(percents('2014-04')).toEqual([8]);
    expect(percents('2019-09')).toEqual([8]);
    expect(percents('2019-10')).toEqual([10]);
    expect(percents('2026-11')).toEqual([10]);
    expect(percents('1989-03')).toEqual([0]);
  });
  test('changes at midnight (JST), without gaps', () => {
    const [from, before] = [startOfJstDay('2019-09-15'), startOfJstDay('2019-10-15')];
    const change = Date.parse('2019-10-01T00:00:00+09:00');
    expect(ratesWithin(from, before)).toEqual([
      { percent: 8, from, before: change },
      { percent: 10, from: change, before },
    ]);
  });
  test('is listed in the order of dates', () =>
    expect(standardRates.map(({ from }) => from)).toEqual(standardRates.map(({ from }) => from).toSorted()));
});

test('8 % is the standard rate until September 2019, and the reduced one after it', () =>
  expect(['2019-09-30', '2019-10-01'].map((day) => [8, 10].map((percent) => isReducedRate(percent, day)))).toEqual([
    [false, true],
    [true, false],
  ]));

test('the tax of a seller without registration is deducted in part, less in steps', () => {
  const days = ['2023-09-30', '2023-10-01', '2026-09-30', '2026-10-01', '2028-10-01', '2030-10-01', '2031-09-30', '2031-10-01'];
  expect(days.map((day) => deductedPercent(day, false))).toEqual([100, 80, 80, 70, 50, 30, 30, 0]);
  expect(days.map((day) => deductedPercent(day, true))).toEqual(days.map(() => 100));
});
