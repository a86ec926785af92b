import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useEntriesOfJob } from '../queries/deals.ts';
import { DealRow } from './dealRow.tsx';

/** The entries for one of the client's jobs, the last changed first. */
export const EntriesOfJob = ({ jobId }: { readonly jobId: string }) => {
  const list = useEntriesOfJob(jobId);
  const now = useNow();
  return (
    <Stack>
      <h2 style={{ fontSize: '1.25rem' }}>このお仕事へのエントリー</h2>
      <Listed
        list={list}
        skeleton={<RowSkeletons count={2} />}
        none={<EmptyState title="エントリーはまだありません">キャストがエントリーすると、ここに表示されます。</EmptyState>}
      >
        {(rows) => (
          <ul style={{ display: 'grid', gap: 12 }}>
            {rows.map((entry) => (
              <DealRow key={entry.id} kind="entry" deal={entry} side="client" now={now} />
            ))}
          </ul>
        )}
      </Listed>
    </Stack>
  );
};
