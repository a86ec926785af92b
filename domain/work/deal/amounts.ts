import { type Invoice, invoiceOf, ratesWithin } from '../../kernel/consumptionTax.ts';
import { labelOf } from '../../kernel/fieldMeta.ts';
import { formatYen } from '../../kernel/format/numbers.ts';
import { dealFields } from './fields.ts';

/** The side that reads a sheet. A cast reads what it receives, the others what is paid. */
export type SheetReader = 'client' | 'talent' | 'office';
type AmountRow = { readonly name: 'fee' | 'tax' | 'total'; readonly label: string; readonly value: string };

/**
 * The fee (yen, without tax) with consumption tax, at the rate of the day on which the deal ends
 * (ms).
 */
export const amountsOf = (fee: number, scheduleToClose: number): Invoice & { readonly percent: number } => {
  const percent = ratesWithin(scheduleToClose, scheduleToClose + 1)[0]?.percent ?? 0;
  return { ...invoiceOf([{ percent, net: fee }]), percent };
};

/**
 * Fee, tax and total as printed texts, each with the label for this reader. The agency's own fee is
 * not part of a deal, so who pays reads that the total leaves it out.
 */
export const amountRows = (fee: number, scheduleToClose: number, reader: SheetReader): AmountRow[] => {
  const { percent, tax, total } = amountsOf(fee, scheduleToClose);
  return [
    { name: 'fee', label: labelOf(dealFields.fee), value: formatYen(fee) },
    { name: 'tax', label: `消費税（${percent}%）`, value: formatYen(tax) },
    {
      name: 'total',
      label: reader === 'talent' ? 'お受け取り額（税込）' : 'お支払いの合計（税込・手数料別）',
      value: formatYen(total),
    },
  ];
};
