import { useState } from 'react';
import { type BillStatus, billStatuses, billStatusLabels } from '#domain/offer/status.ts';
import type { Offer } from '#projections/offers.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { IgnoreDialog, ReopenDialog } from './components/billDialogs.tsx';
import { type BillAct, BillsTable } from './components/billsTable.tsx';
import { ClaimDialog } from './components/claimDialog.tsx';
import { useBills } from './queries/bills.ts';

const dialogs = { claimBill: ClaimDialog, ignoreBill: IgnoreDialog, reopenBill: ReopenDialog };
const empty: Record<BillStatus, string> = {
  UNCLAIMED: 'お仕事が完了すると、ここに表示されます。',
  CLAIMED: '請求番号を登録した取引が、ここに残ります。',
  IGNORED: '請求しないと決めた取引が、ここに残ります。',
};

/** Bills of closed deals: unclaimed, claimed, ignored. */
export default function BillsScreen() {
  const status = useTab(billStatuses as unknown as [BillStatus, ...BillStatus[]]);
  const { query, rows, hasMore, showMore } = useBills(status);
  const [act, setAct] = useState<{ kind: BillAct; offer: Offer } | null>(null);
  const now = useNow();
  const Dialog = act ? dialogs[act.kind] : null;
  return (
    <Stack>
      <LinkTabs
        label="請求の状態"
        current={status}
        tabs={billStatuses.map((key) => ({
          key,
          label: billStatusLabels[key],
          ...(key === status && query.data ? { count: `${rows.length}${hasMore ? '+' : ''}` } : {}),
        }))}
      />
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data?.length === 0 ? <EmptyState title={`${billStatusLabels[status]}の取引はありません`}>{empty[status]}</EmptyState> : null}
      {rows.length > 0 ? <BillsTable bills={rows} now={now} onAct={(kind, offer) => setAct({ kind, offer })} /> : null}
      <ShowMore more={hasMore} loading={query.isPlaceholderData} onMore={showMore} />
      {act && Dialog ? <Dialog offer={act.offer} onClose={() => setAct(null)} /> : null}
    </Stack>
  );
}
