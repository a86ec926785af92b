import type { ReactNode } from 'react';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { ShowMore } from '#web/shared/ui/showMore.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useOwnRooms } from '../queries/ownRooms.ts';
import { RoomRow } from './roomRow.tsx';

/** The signed-in user's rooms. */
export const RoomList = ({ wayOn }: { readonly wayOn: ReactNode }) => {
  const { query, rows, hasMore, loadingMore, showMore } = useOwnRooms();
  const now = useNow();
  return (
    <Stack>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons /> : null}
      {query.data && rows.length === 0 ? (
        <EmptyState title="メッセージはまだありません" action={wayOn}>
          問い合わせ・オファー・エントリーが始まると、相手とのメッセージがここに表示されます。
        </EmptyState>
      ) : null}
      <ul style={{ display: 'grid', gap: 12 }}>
        {rows.map((room) => (
          <RoomRow key={room.id} room={room} now={now} />
        ))}
      </ul>
      <ShowMore more={hasMore} loading={loadingMore} onMore={showMore} />
    </Stack>
  );
};
