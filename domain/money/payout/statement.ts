import { z } from 'zod';
import { type Invoice, invoiceOf } from '../../kernel/consumptionTax.ts';
import { day, labelled } from '../../kernel/fieldMeta.ts';
import { extraKinds, invoiceRate } from '../invoice/content.ts';

// What a cast is paid for a month. Amounts in yen, `net` and `share` without tax.

/** The kinds of lines: a fee, that of a cancelled deal, and what was settled after the work. */
export const lineKinds = ['FEE', 'CANCEL_FEE', ...extraKinds] as const;
export const lineLabels: Readonly<Record<(typeof lineKinds)[number], string>> = {
  FEE: '',
  CANCEL_FEE: '（取消料）',
  OVERTIME: '（時間外）',
  EXPENSE: '（立て替え）',
};

const yen = z.number();
/** A line of a statement: stream, last work day and latest day of payment (JST). */
export const payoutLine = z.object({
  kind: z.enum(lineKinds),
  deal: z.string(),
  day,
  net: yen,
  percent: z.number(),
  /** The operator's share of it. */
  share: yen,
  payBy: day,
});
export type PayoutLine = z.infer<typeof payoutLine>;

/** The sums of a statement. `share`: with tax. `total`: what is transferred. */
export const payoutSums = {
  rates: labelled('税率ごとの金額', z.array(invoiceRate)),
  net: labelled('報酬（税抜）', yen, '円'),
  tax: labelled('消費税', yen, '円'),
  share: labelled('利用料（税込）', yen, '円'),
  withheld: labelled('源泉徴収税', yen, '円'),
  total: labelled('振込額', yen, '円'),
};
const sumsSchema = z.object(payoutSums);
export type PayoutSums = z.infer<typeof sumsSchema>;

/**
 * Withholding of income tax on performers' fees (所得税法204条1項5号・205条, with 復興特別所得税): rates in
 * hundredths of a percent, of the part up to `upTo` and of what is above it.
 */
export const withholding = { upTo: 1_000_000, rate: 1_021, above: 2_042 } as const;

const part = (amount: number, rate: number): number => {
  const parts = amount * rate;
  return (parts - (parts % 10_000)) / 10_000;
};
/** The tax that is withheld of one payment (yen without tax), rounded down. */
export const withheldOf = (net: number): number =>
  part(Math.min(net, withholding.upTo), withholding.rate) + part(Math.max(0, net - withholding.upTo), withholding.above);

/** The operator's share of some lines, with the tax of each rate. */
export const shareIn = (lines: readonly Pick<PayoutLine, 'percent' | 'share'>[]): Invoice =>
  invoiceOf(lines.map(({ percent, share }) => ({ percent, net: share })));

/**
 * The sums of some lines. Consumption tax is rounded down once per rate, and paid to every cast,
 * registered or not. Nothing is withheld of a company.
 */
export const sumsOf = (lines: readonly Pick<PayoutLine, 'net' | 'percent' | 'share'>[], isCompany: boolean): PayoutSums => {
  const { rates, net, tax, total } = invoiceOf(lines);
  const share = shareIn(lines).total;
  const withheld = isCompany ? 0 : withheldOf(net);
  return { rates: [...rates], net, tax, share, withheld, total: total - share - withheld };
};

/** The latest day of payment of some lines: the earliest of theirs. */
export const payByOf = (lines: readonly Pick<PayoutLine, 'payBy'>[]): string => lines.map(({ payBy }) => payBy).sort()[0] ?? '';
