import { formatYen } from '#domain/kernel/format/numbers.ts';
import { shortDay } from '#domain/kernel/format/times.ts';
import { waitingLists } from '#domain/office/desk/waitingLists.ts';
import { settlementSchema } from '#projections/settlement/settlements.schema.ts';
import { kinds } from '#web/entities/deal/kinds.ts';
import { shownRows } from '#web/entities/settlement/settlement.ts';
import { href } from '#web/routing/href.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { reviewQueues } from '../dealParts/reviewQueues.ts';
import { OfficeList } from '../list/officeList.tsx';
import { listTime } from '../list/texts.ts';

const selection = { ...waitingLists.settlements, limit: 50 } as const;

/** The settlements that the office decides, the oldest report first. Each leads to its deal. */
export default function SettlementsScreen() {
  return (
    <OfficeList
      noun="精算"
      path={href('officeSettlements')}
      found={useLivePages(selection, settlementSchema)}
      none={
        <EmptyState title="決定を待っている精算はありません">異議のある項目と、期限までに回答がなかった報告が、ここに並びます。</EmptyState>
      }
      rowOf={(settled) => {
        const open = shownRows(settled).filter(({ said }) => said !== 'AGREED');
        const sum = open.reduce((yen, row) => yen + row.sum, 0);
        return {
          to: reviewQueues[settled.dealKind].pathOf(settled.id),
          name: `お仕事 ${shortDay(settled.lastDay)}の精算・${formatYen(sum)}（税込）`,
          about: `${kinds[settled.dealKind].noun}・${open.length}件・${settled.objected === null ? '回答なし' : '異議あり'}`,
          aside: listTime(settled.reportedAt),
        };
      }}
    />
  );
}
