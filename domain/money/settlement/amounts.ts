import { invoiceOf } from '../../kernel/consumptionTax.ts';
import type { Expense, Row } from './fields.ts';

/** The price of overtime (yen, without tax) at a price per hour, rounded down. */
export const overtimeOf = (minutes: number, yenPerHour: number): number => Math.floor((minutes * yenPerHour) / 60);

/** The rows of a report; overtime comes first. `percent`: the tax rate of overtime. */
export const rowsOf = (overtimeYen: number, expenses: readonly Pick<Expense, 'yen' | 'percent'>[], percent: number): Row[] => [
  ...(overtimeYen > 0 ? [{ kind: 'OVERTIME' as const, yen: overtimeYen, percent }] : []),
  ...expenses.map(({ yen, percent: rate }) => ({ kind: 'EXPENSE' as const, yen, percent: rate })),
];

/** The amount of a row with tax (yen). */
export const withTax = ({ kind, yen, percent }: Row): number => (kind === 'EXPENSE' ? yen : invoiceOf([{ percent, net: yen }]).total);

/** The sum of rows with tax (yen). */
export const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + withTax(row), 0);

/** The tax in an amount with tax, rounded down (yen). */
const taxIn = (gross: number, percent: number): number => Math.floor((gross * percent) / (100 + percent));

/** What rows add to a bill, without tax: overtime, and the costs of each tax rate together. */
export const partsOf = (rows: readonly Row[]) => {
  const of = (kind: Row['kind'], net: (sum: number, percent: number) => number) =>
    [
      ...Map.groupBy(
        rows.filter((row) => row.kind === kind),
        ({ percent }) => percent,
      ),
    ].map(([percent, group]) => {
      const sum = group.reduce((yen, row) => yen + row.yen, 0);
      return { kind, net: net(sum, percent), percent };
    });
  return [...of('OVERTIME', (sum) => sum), ...of('EXPENSE', (sum, percent) => sum - taxIn(sum, percent))].filter(({ net }) => net > 0);
};
