import { labelOf } from '#domain/kernel/fieldMeta.ts';
import { formatYen } from '#domain/kernel/format/numbers.ts';
import { longTime } from '#domain/kernel/format/times.ts';
import { cancelCodeLabels, dealFields } from '#domain/work/deal/fields.ts';
import { sideNames } from '#domain/work/deal/statusView.ts';
import type { Deal } from '#web/entities/deal/kinds.ts';
import { Facts } from '#web/shared/ui/facts.tsx';

export const CancellationFacts = ({ deal }: { readonly deal: Deal }) => {
  const { calledOffBy, calledOffAt, cancelCode, cancelFeeMax, cancelFee, cancellationReason } = deal;
  if (calledOffBy === null || calledOffAt === null) return null;
  return (
    <Facts
      facts={[
        { term: labelOf(dealFields.calledOffBy), value: sideNames[calledOffBy] },
        { term: '申し込みの日時', value: longTime(calledOffAt) },
        { term: '理由', value: [cancelCode && cancelCodeLabels[cancelCode], cancellationReason].filter(Boolean).join('：') },
        cancelFee === null
          ? { term: labelOf(dealFields.cancelFeeMax), value: formatYen(cancelFeeMax ?? 0) }
          : { term: labelOf(dealFields.cancelFee), value: formatYen(cancelFee) },
      ]}
    />
  );
};
