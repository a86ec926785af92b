import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { since } from '#domain/kernel/format/times.ts';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useSide } from '#web/shared/data/auth/viewer.ts';
import { unsentIn } from '#web/shared/data/platform/tabInput.ts';
import { useNow } from '#web/shared/format/now.ts';
import { draftStorage } from '#web/shared/forms/draftStorage.ts';
import { setOrDelete, useAddressParams } from '#web/shared/search/addressParams.ts';
import { CountBadge } from '#web/shared/ui/chips.tsx';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LinkTabs, useTab } from '#web/shared/ui/linkTabs.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Panes } from '#web/shared/ui/panes.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { SearchBox } from '#web/shared/ui/searchBox.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from '../components/roomRow.module.css';
import { useOwnRooms, useRoomsWith } from '../queries/rooms.ts';
import { lastWords } from '../texts.ts';
import { useHasUnsent } from '../useOutgoing.ts';

const RoomRow = ({ room, now }: { readonly room: ChatRoomReference; readonly now: number }) => {
  const { roomId, uid, side, peer, job, unreadCount, lastMessageAt } = room;
  const { search } = useLocation();
  const isUnsent = useHasUnsent(roomId, uid);
  return (
    <Row className={unreadCount > 0 ? `${css.row} ${css.unread}` : css.row}>
      <div className={css.picture}>
        <Photo path={peer.thumbnail} alt="" size={56} />
      </div>
      <h2 className={css.name} title={peer.name}>
        <CoverLink to={href(side === 'client' ? 'clientMessageRoom' : 'talentMessageRoom', { roomId })} search={search}>
          {peer.name}
        </CoverLink>
      </h2>
      <span className={`${css.when} figures`}>{since(lastMessageAt, now)}</span>
      <p className={css.job} title={job.title}>
        {job.title || 'お仕事'}
      </p>
      {isUnsent ? (
        <p className={`${css.last} ${css.unsent}`}>送信できていないメッセージがあります</p>
      ) : (
        <p className={css.last} title={lastWords(room)}>
          {lastWords(room)}
        </p>
      )}
      <CountBadge className={css.count ?? ''} label="未読" count={unreadCount} />
    </Row>
  );
};

const filters = ['all', 'unread'] as const;
const KEYWORD = 'q';

const Rooms = ({ rooms }: { readonly rooms: readonly ChatRoomReference[] }) => {
  const now = useNow();
  return (
    <ul style={{ display: 'grid', gap: 12 }}>
      {rooms.map((room) => (
        <RoomRow key={room.id} room={room} now={now} />
      ))}
    </ul>
  );
};

type Filter = { readonly rooms: readonly ChatRoomReference[]; readonly hasMore: boolean };

const FilteredRooms = ({ rooms, hasMore }: Filter) => {
  const uid = useUid();
  const [params, change] = useAddressParams();
  const filter = useTab(filters);
  const { roomId: open } = useParams();
  const keyword = params.get(KEYWORD) ?? '';
  const unread = rooms.filter(({ unreadCount }) => unreadCount > 0);
  // The open room was unread a moment ago.
  const ofFilter = filter === 'all' ? rooms : rooms.filter(({ unreadCount, roomId }) => unreadCount > 0 || roomId === open);
  const shown = useRoomsWith(ofFilter, keyword);
  const tabs = [
    { key: 'all', label: 'すべて' },
    { key: 'unread', label: '未読', ...(unread.length > 0 && { count: String(unread.length) }) },
  ] as const;
  const isFiltered = filter !== 'all' || keyword !== '';
  // Rooms in which nobody has written are folded below the others.
  const isQuiet = ({ roomId, lastMessage }: ChatRoomReference) =>
    lastMessage === null && roomId !== open && draftStorage(unsentIn(roomId), uid).read() === null;
  const isFolded = !isFiltered && rooms.some(({ lastMessage }) => lastMessage !== null);
  const quiet = isFolded ? shown.filter(isQuiet) : [];
  return (
    <>
      <LinkTabs label="メッセージの絞り込み" tabs={tabs} current={filter} {...(keyword && { keep: { [KEYWORD]: keyword } })} />
      <SearchBox value={keyword} hint="相手の名前、お仕事" onType={(typed) => change((next) => setOrDelete(next, KEYWORD, typed))} />
      {isFiltered && hasMore ? (
        <p className={css.range}>表示済みの{rooms.length}件が対象です。「もっと見る」で範囲を広げられます。</p>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState title={keyword === '' ? '未読のメッセージはありません' : '当てはまるメッセージはありません'} />
      ) : (
        <Rooms rooms={shown.filter((room) => !quiet.includes(room))} />
      )}
      {quiet.length > 0 ? (
        <details>
          <summary className="figures">まだメッセージのない相手（{quiet.length}人）</summary>
          <Rooms rooms={quiet} />
        </details>
      ) : null}
    </>
  );
};

const RoomList = ({ wayOn }: { readonly wayOn: ReactNode }) => {
  const list = useOwnRooms();
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
        {(rows) => <FilteredRooms rooms={rows} hasMore={list.hasMore} />}
      </Listed>
    </Stack>
  );
};

/** The address of each side's rooms, and where to find a partner while there is no room. */
const places = {
  talent: { rooms: 'talentMessages', partners: 'talentOffers', way: '届いたオファーを見る' },
  client: { rooms: 'clientMessages', partners: 'clientHome', way: 'キャストをさがす' },
} as const;

export const usePlaces = () => places[useSide()];

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

export default function MessagesScreen() {
  return <BesideRooms detail={null} />;
}
