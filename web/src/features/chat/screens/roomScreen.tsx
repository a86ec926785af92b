import { useParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { useScreenTitle } from '#web/shared/ui/screenTitle.ts';
import { Room } from '../components/room.tsx';
import { useOwnRoom } from '../queries/rooms.ts';
import { BesideRooms, usePlaces } from './messagesScreen.tsx';

/** One room of either side, live. */
const RoomDetail = () => {
  const { roomId = '' } = useParams();
  const { rooms } = usePlaces();
  const { query, row } = useOwnRoom(roomId);
  useScreenTitle(row?.peer.name ?? null);
  const none = (
    <EmptyState title="メッセージが見つかりません" action={<LinkButton to={href(rooms)}>メッセージ一覧へ</LinkButton>}>
      始まった直後の場合は、準備中です。このまま少しお待ちください。
    </EmptyState>
  );
  return (
    <Loaded query={query} row={row} none={none}>
      {(room) => <Room key={room.id} room={room} />}
    </Loaded>
  );
};

/** A room; on wide screens next to the list of all rooms. */
export default function RoomScreen() {
  return <BesideRooms detail={<RoomDetail />} />;
}
