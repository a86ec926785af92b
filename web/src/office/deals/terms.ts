import { taxedAt } from '#domain/deal/consumptionTax.ts';
import { dealFields } from '#domain/deal/fields.ts';
import { formatYen } from '#domain/format/numbers.ts';
import { longTime } from '#domain/format/times.ts';
import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { type Version, versionText } from '#web/features/deal/public.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';

/** A version of terms as the office checks it: the fee without and with the tax of the day on which the deal ends. */
export const termsFacts = ({ no, fee, scheduleToClose }: Version): Fact[] => {
  if (fee === null || scheduleToClose === null)
    return [
      { term: labelOf(dealFields.fee), value: '未定' },
      { term: labelOf(dealFields.scheduleToClose), value: '未定' },
    ];
  const { rates, tax, total } = taxedAt(fee, scheduleToClose);
  return [
    { term: labelOf(dealFields.termsNo), value: versionText(no) },
    { term: labelOf(dealFields.fee), value: formatYen(fee) },
    { term: `消費税（${rates.map(({ percent }) => `${percent}%`).join('、')}）`, value: formatYen(tax) },
    { term: '合計（税込）', value: formatYen(total) },
    { term: labelOf(dealFields.scheduleToClose), value: longTime(scheduleToClose) },
  ];
};
