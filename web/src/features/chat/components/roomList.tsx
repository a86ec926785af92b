import type { ReactNode } from 'react';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useOwnRooms } from '../queries/rooms.ts';
import { RoomRow } from './roomRow.tsx';

/** The signed-in user's rooms. */
export const RoomList = ({ wayOn }: { readonly wayOn: ReactNode }) => {
  const list = useOwnRooms();
  const now = useNow();
  return (
    <Stack>
      <Listed
        list={list}
        none={
          <EmptyState title="メッセージはまだありません" action={wayOn}>
            問い合わせ・オファー・エントリーが始まると、相手とのメッセージがここに表示されます。
          </EmptyState>
        }
      >
        {(rows) => (
          <ul style={{ display: 'grid', gap: 12 }}>
            {rows.map((room) => (
              <RoomRow key={room.id} room={room} now={now} />
            ))}
          </ul>
        )}
      </Listed>
    </Stack>
  );
};
