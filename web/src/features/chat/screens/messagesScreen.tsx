import type { ReactNode } from 'react';
import { since } from '#domain/kernel/format/times.ts';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import { href } from '#web/routing/href.ts';
import { useSide } from '#web/shared/data/auth/viewer.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CountBadge } from '#web/shared/ui/chips.tsx';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Panes } from '#web/shared/ui/panes.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../components/roomRow.module.css';
import { useOwnRooms } from '../queries/rooms.ts';
import { lastWords } from '../texts.ts';

/** A room in the list: partner, deal, last message and unread count. */
const RoomRow = ({ room, now }: { readonly room: ChatRoomReference; readonly now: number }) => {
  const { roomId, side, peer, job, unreadCount, lastMessageAt } = room;
  return (
    <Row className={unreadCount > 0 ? `${css.row} ${css.unread}` : css.row}>
      <div className={css.picture}>
        <Photo path={peer.thumbnail} alt="" size={56} />
      </div>
      <h2 className={css.name} title={peer.name}>
        <CoverLink to={href(side === 'client' ? 'clientMessageRoom' : 'talentMessageRoom', { roomId })}>{peer.name}</CoverLink>
      </h2>
      <span className={`${css.when} figures`}>{since(lastMessageAt, now)}</span>
      <p className={css.job} title={job.title}>
        {job.title || 'お仕事'}
      </p>
      <p className={css.last} title={lastWords(room)}>
        {lastWords(room)}
      </p>
      <CountBadge className={css.count ?? ''} label="未読" count={unreadCount} />
    </Row>
  );
};

/** The signed-in user's rooms. */
const RoomList = ({ wayOn }: { readonly wayOn: ReactNode }) => {
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

/** The address of each side's rooms, and where to find a partner while there is no room. */
const places = {
  talent: { rooms: 'talentMessages', partners: 'talentOffers', way: '届いたオファーを見る' },
  client: { rooms: 'clientMessages', partners: 'clientHome', way: 'キャストをさがす' },
} as const;

/** The addresses for the signed-in user's side. */
export const usePlaces = () => places[useSide()];

/** The signed-in user's rooms; on wide screens with the open room next to the list. */
export const BesideRooms = ({ detail }: { readonly detail: ReactNode | null }) => {
  const { partners, way } = usePlaces();
  return (
    <Panes
      label="メッセージの一覧"
      list={<RoomList wayOn={<LinkButton to={href(partners)}>{way}</LinkButton>} />}
      detail={detail}
      hint="一覧から相手を選ぶと、ここにやり取りが表示されます"
    />
  );
};

/** The signed-in user's rooms. */
export default function MessagesScreen() {
  return <BesideRooms detail={null} />;
}
