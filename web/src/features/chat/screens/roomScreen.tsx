import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { activeStatuses } from '#domain/work/deal/stages.ts';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import { useBlocked } from '#web/entities/inbox/ownInbox.ts';
import { href } from '#web/routing/href.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { reportUnexplained } from '#web/shared/data/platform/reportUnexplained.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useScreenTitle } from '#web/shared/ui/documentHead.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { lazyPart } from '#web/shared/ui/lazyPart.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { saysNothing } from '../commands/postMessage.ts';
import bubble from '../components/bubble.module.css';
import { Composer } from '../components/composer.tsx';
import type { Matches } from '../components/findMessages.tsx';
import { MessagePictures } from '../components/messagePictures.tsx';
import { RoomHead } from '../components/roomHead.tsx';
import { MessageFiles, ProposedDates, RoomLineItem } from '../components/roomLineItem.tsx';
import type { Outgoing } from '../outbox.ts';
import { type RoomDeal, useOwnRoom, useRoomDeal, useRoomMessages } from '../queries/rooms.ts';
import { answersTo, roomLines } from '../roomLines.ts';
import { useOutgoing } from '../useOutgoing.ts';
import { BesideRooms, usePlaces } from './messagesScreen.tsx';
import css from './roomScreen.module.css';

type Props = Pick<Outgoing, 'draft' | 'error'> & { readonly onRetry: () => void; readonly onDrop: () => void };

/** A failed message keeps its content until it is sent again or withdrawn. */
const OutgoingBubble = ({ draft: { text, pictures, files, dates, answers }, error, onRetry, onDrop }: Props) => (
  <li className={`${bubble.message} ${bubble.own}`}>
    <span className="visually-hidden">あなた</span>
    {text ? <p className={bubble.bubble}>{text}</p> : null}
    {dates.length > 0 ? (
      <div className={bubble.bubble}>
        <ProposedDates dates={dates} answers={answers} />
      </div>
    ) : null}
    <MessagePictures paths={pictures} sender="あなた" />
    {files.length > 0 ? <MessageFiles files={files} place={null} /> : null}
    {error === null ? (
      <span className={bubble.state}>送信中…</span>
    ) : (
      <div className={bubble.failed} role="alert">
        <span>{error.message}</span>
        <Button size="small" variant="outlined" onClick={onRetry}>
          もう一度送る
        </Button>
        <Button size="small" variant="text" onClick={onDrop}>
          取り消す
        </Button>
      </div>
    )}
  </li>
);

/** The distance (px) from the end within which new messages scroll the page. */
const NEAR = 160;

/** Keeps the end of the list in sight. A reader who has scrolled up is not moved. */
const useStayAtEnd = () => {
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      follows.current = scrollHeight - window.innerHeight - window.scrollY < NEAR;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    if (!list.current) return;
    const growth = new ResizeObserver(() => {
      if (follows.current) end.current?.scrollIntoView({ block: 'end' });
    });
    growth.observe(list.current);
    return () => growth.disconnect();
  }, []);
  return { list, end };
};

const markRead = (roomId: string, upTo: number) => sendCommand('chats', { commandId: crypto.randomUUID(), type: 'read', roomId, upTo });

const isShown = () => document.visibilityState === 'visible';

const useShown = (): boolean => {
  const [shown, setShown] = useState(isShown);
  useEffect(() => {
    const follow = () => setShown(isShown());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return shown;
};

/** The number of the other side's newest message; 0 if there is none. */
const newestNumber = (messages: readonly Message[], peerId: string): number =>
  Math.max(0, ...messages.filter(({ senderId }) => senderId === peerId).map(({ number }) => number));

/** A failure is not shown, since the next message or visit sends it again. */
const useReadMark = (room: ChatRoomReference, messages: readonly Message[]): void => {
  const shown = useShown();
  const upTo = newestNumber(messages, room.peerId);
  const [told, setTold] = useState(room.lastReadNumber);
  const due = shown && upTo > Math.max(told, room.lastReadNumber);
  useEffect(() => {
    if (!due) return;
    setTold(upTo);
    markRead(room.roomId, upTo).catch(reportUnexplained);
  }, [due, upTo, room.roomId]);
};

// The folding of words is large, and few visits search.
const FindMessages = lazyPart(async () => (await import('../components/findMessages.tsx')).FindMessages);

const ClosedRoom = lazyPart(async () => (await import('../components/closedRoom.tsx')).ClosedRoom);

type Closing = { readonly isClosed: boolean; readonly refusal: string | null };

/**
 * Whether the room of an ended deal is closed: by the own block, or as the server answered. Nothing
 * says before that answer that the other side blocked the reader (docs/adr/0115).
 */
const useClosing = ({ peerId, dealKind }: ChatRoomReference, deal: RoomDeal | null, outgoing: readonly Outgoing[]): Closing => {
  const isBlocked = useBlocked().includes(peerId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refused = outgoing.find(({ error }) => error?.code === 'room-closed')?.error?.message ?? null;
  // It stays after the message is withdrawn, until one is sent.
  if (refused !== null ? refused !== refusal : refusal !== null && outgoing.some(({ isSent }) => isSent)) setRefusal(refused);
  const isEnded = deal !== null && !activeStatuses(dealKind).includes(deal.status);
  return isBlocked ? { isClosed: isEnded, refusal: null } : { isClosed: refusal !== null, refusal };
};

const Room = ({ room }: { readonly room: ChatRoomReference }) => {
  const { query, messages, hasMore, loadingMore, showMore } = useRoomMessages(room.roomId);
  const { deal, steps } = useRoomDeal(room);
  const [isFinding, setFinding] = useState(false);
  const [matches, setMatches] = useState<Matches | null>(null);
  const { outgoing, send, retry, drop } = useOutgoing(room.roomId, room.uid, messages);
  const { isClosed, refusal } = useClosing(room, deal, outgoing);
  const [unread] = useState({ from: room.lastReadNumber + 1, to: room.lastReadNumber + room.unreadCount });
  useReadMark(room, messages);
  const found = matches && messages.filter(matches);
  const shown = found ? { messages: found, steps: [] } : { messages, steps };
  const lines = roomLines({ ...shown, side: room.side, peerId: room.peerId, unread, hasEarlier: hasMore });
  const endFinding = () => {
    setFinding(false);
    setMatches(null);
  };
  const { list, end } = useStayAtEnd();
  return (
    <div className={css.room}>
      <section className={css.pinned} aria-label="お仕事の条件">
        <RoomHead room={room} deal={deal} onFind={() => setFinding(true)} />
        {isFinding ? (
          <FindMessages found={found?.length ?? null} hasMore={hasMore} onFind={(find) => setMatches(() => find)} onClose={endFinding} />
        ) : null}
      </section>
      {query.isError ? <FailedState onRetry={() => query.refetch()} /> : null}
      {query.isPending ? <RowSkeletons count={3} /> : null}
      {hasMore ? (
        <Button variant="text" loading={loadingMore} onClick={() => showMore()}>
          以前のメッセージを見る
        </Button>
      ) : null}
      <ol ref={list} className={css.lines} aria-label="メッセージ">
        {lines.map((line) => (
          <RoomLineItem
            key={line.key}
            line={line}
            uid={room.uid}
            peerName={room.peer.name}
            peerRead={room.peerReadNumber}
            answersTo={(messageId) => answersTo(messages, messageId)}
            onAnswer={isClosed ? undefined : ({ id: answerTo, dates }, answers) => send({ ...saysNothing, dates, answerTo, answers })}
          />
        ))}
        {(found ? [] : outgoing).map(({ draft, error }) => (
          <OutgoingBubble key={draft.id} draft={draft} error={error} onRetry={() => retry(draft)} onDrop={() => drop(draft.id)} />
        ))}
      </ol>
      <div ref={end} className={css.end} />
      {isClosed ? <ClosedRoom room={room} refusal={refusal} /> : <Composer side={room.side} onSend={send} />}
    </div>
  );
};

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

export default function RoomScreen() {
  return <BesideRooms detail={<RoomDetail />} />;
}
