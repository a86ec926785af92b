import { type Invoice, invoiceOf, ratesWithin } from '../../kernel/consumptionTax.ts';
import { labelOf } from '../../kernel/fieldMeta.ts';
import { signedYen } from '../../kernel/format/numbers.ts';
import type { Prices } from '../../kernel/priceFields.ts';
import { noPrices, serviceFeeOf, shareOf } from '../../kernel/prices.ts';
import { dealFields } from './fields.ts';

/** The side that reads a sheet. A cast reads what it receives, the others what is paid. */
export type SheetReader = 'client' | 'talent' | 'office';
/** The parts of an amount, in the order of the rows. */
type Part = 'fee' | 'serviceFee' | 'tax' | 'share' | 'total';
/** A part of an amount, in yen and as text. */
export type AmountRow<Name = Part> = { readonly name: Name; readonly label: string; readonly yen: number; readonly value: string };

/** A part with its label. */
export const amountRow = <const Name extends string>(name: Name, label: string, yen: number): AmountRow<Name> => ({
  name,
  label,
  yen,
  value: signedYen(yen),
});

/** What was settled after the work (yen, with tax). */
export const extraRow = (yen: number) => amountRow('extra', '時間外・立て替え（税込）', yen);

/** The rows with what was settled after the work (yen, with tax), above a total that has it. */
export const withExtra = (rows: readonly AmountRow[], extra: number): readonly AmountRow<Part | 'extra'>[] => {
  const total = rows.find(({ name }) => name === 'total');
  if (extra === 0 || !total) return rows;
  return [...rows.slice(0, -1), extraRow(extra), amountRow('total', total.label, total.yen + extra)];
};

/** Amounts of a deal in yen. `fee` and `serviceFee` without tax, `share` and `total` with tax. */
export type Amounts = { readonly [Name in Part]: number } & { readonly percent: number };

/** An amount (yen, without tax) with consumption tax, at the rate of a day (ms). */
const taxed = (net: number, at: number): Invoice & { readonly percent: number } => {
  const percent = ratesWithin(at, at + 1)[0]?.percent ?? 0;
  return { ...invoiceOf([{ percent, net }]), percent };
};

/**
 * What a deal costs its client, or brings its cast before withholding tax. The tax rate is that of
 * the day on which the deal ends (ms). `prices` are those of the conclusion, or the current ones
 * before it.
 */
export const amountsOf = (fee: number, scheduleToClose: number, side: 'client' | 'talent', prices: Prices): Amounts => {
  if (side === 'client') {
    const serviceFee = serviceFeeOf(fee, prices);
    const { percent, tax, total } = taxed(fee + serviceFee, scheduleToClose);
    return { fee, serviceFee, tax, share: 0, total, percent };
  }
  const { percent, tax, total } = taxed(fee, scheduleToClose);
  const share = taxed(shareOf(fee, prices), scheduleToClose).total;
  return { fee, serviceFee: 0, tax, share, total: total - share, percent };
};

export const totalLabels = { client: 'お支払いの合計（税込）', talent: 'お受け取り額（税込・源泉徴収前）' } as const;

const serviceLabel = (fee: number, prices: Prices): string => {
  if (prices.serviceRate === 0 && prices.serviceMin === 0) return 'サービス料（税抜）';
  return serviceFeeOf(fee, prices) > serviceFeeOf(fee, { ...prices, serviceMin: 0 })
    ? 'サービス料（最低額・税抜）'
    : `サービス料（報酬の${prices.serviceRate}%・税抜）`;
};

const shareLabel = ({ shareRate }: Prices): string => (shareRate === 0 ? '利用料（税込）' : `利用料（報酬の${shareRate}%・税込）`);

/**
 * The parts of an amount as printed texts, each with the label for this reader. A part of ¥0 is a
 * row, too. `prices` is undefined until they are read: then only the fee is known. It is null in
 * deals of releases without a price list, whose total leaves the operator's fee out.
 */
export const amountRows = (fee: number, scheduleToClose: number, reader: SheetReader, prices: Prices | null | undefined): AmountRow[] => {
  const feeRow = amountRow('fee', labelOf(dealFields.fee), fee);
  if (prices === undefined) return [feeRow];
  const side = reader === 'talent' ? 'talent' : 'client';
  const { serviceFee, tax, share, total, percent } = amountsOf(fee, scheduleToClose, side, prices ?? noPrices);
  const taxRow = amountRow('tax', `消費税（${percent}%）`, tax);
  const label = prices === null && side === 'client' ? 'お支払いの合計（税込・手数料別）' : totalLabels[side];
  const totalRow = amountRow('total', label, total);
  if (prices === null) return [feeRow, taxRow, totalRow];
  return side === 'client'
    ? [feeRow, amountRow('serviceFee', serviceLabel(fee, prices), serviceFee), taxRow, totalRow]
    : [feeRow, taxRow, amountRow('share', shareLabel(prices), 0 - share), totalRow];
};
