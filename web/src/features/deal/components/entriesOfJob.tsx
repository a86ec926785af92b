import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useEntriesOfJob } from '../queries/ownDeals.ts';
import { DealRow } from './dealRow.tsx';

/** The entries for one of the client's jobs, the last changed first. */
export const EntriesOfJob = ({ jobId }: { readonly jobId: string }) => {
  const { query, rows, hasMore, loadingMore, showMore } = useEntriesOfJob(jobId);
  const now = useNow();
  return (
    <Stack>
      <h2 style={{ fontSize: '1.25rem' }}>このお仕事へのエントリー</h2>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons count={2} /> : null}
      {query.data?.length === 0 ? (
        <EmptyState title="エントリーはまだありません">キャストがエントリーすると、ここに表示されます。</EmptyState>
      ) : null}
      <ul style={{ display: 'grid', gap: 12 }}>
        {rows.map((entry) => (
          <DealRow key={entry.id} kind="entry" deal={entry} side="client" now={now} />
        ))}
      </ul>
      <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
    </Stack>
  );
};
