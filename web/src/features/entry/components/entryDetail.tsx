import type { ReactNode } from 'react';
import { stepsOfEntry } from '#domain/deal/steps.ts';
import { DealBanner, DealTimeline, OtherSide, type Side } from '#web/features/deal/public.ts';
import { useNow } from '#web/shared/format/now.ts';
import { DetailColumns } from '#web/shared/ui/detailColumns.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { viewOf } from '../openActions.ts';
import { useOwnEntry } from '../queries/ownEntry.ts';
import { EntryActions } from './entryActions.tsx';
import { EntryFacts } from './entryFacts.tsx';

type Props = { readonly side: Side; readonly entryId: string; readonly wayBack: ReactNode };

/** An entry as one of its sides sees it, live. */
export const EntryDetail = ({ side, entryId, wayBack }: Props) => {
  const { query, entry } = useOwnEntry(side, entryId);
  const now = useNow();
  if (entry) {
    return (
      <DetailColumns
        main={
          <>
            <DealBanner view={viewOf(entry, side)} answerDue={entry.answerDue} reason={entry.reason ?? entry.adminCancelReason} now={now} />
            <EntryFacts entry={entry} side={side} now={now} />
            <OtherSide deal={entry} side={side} />
            <DealTimeline steps={stepsOfEntry(entry)} side={side} />
          </>
        }
        side={side === 'client' ? <EntryActions entry={entry} now={now} /> : null}
      />
    );
  }
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (entry === undefined) return <RowSkeletons count={3} />;
  return (
    <EmptyState title="エントリーが見つかりません" action={wayBack}>
      エントリーした直後の場合は、反映中です。このまま少しお待ちください。
    </EmptyState>
  );
};
