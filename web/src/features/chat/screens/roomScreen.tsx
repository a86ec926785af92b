import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { useScreenTitle } from '#web/shared/ui/screenTitle.ts';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { BesideRooms, usePlaces } from '../components/besideRooms.tsx';
import { Room } from '../components/room.tsx';
import { useOwnRoom } from '../queries/ownRoom.ts';

/** One room of either side, live. */
const RoomDetail = () => {
  const { roomId = '' } = useParams();
  const { rooms } = usePlaces();
  const { query, room } = useOwnRoom(roomId);
  useScreenTitle(room?.peer.name ?? null);
  if (room) return <Room key={room.id} room={room} />;
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (room === undefined) return <RowSkeletons count={3} />;
  return (
    <EmptyState title="メッセージが見つかりません" action={<LinkButton to={href(rooms)}>メッセージ一覧へ</LinkButton>}>
      始まった直後の場合は、準備中です。このまま少しお待ちください。
    </EmptyState>
  );
};

/** A room; on wide screens beside the list of all. */
export default function RoomScreen() {
  return <BesideRooms detail={<RoomDetail />} />;
}
