import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import { ReportButton } from '#web/features/report/public.ts';
import { href } from '#web/routing/href.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { RowSkeletons } from '#web/shared/ui/skeleton.tsx';
import { saysNothing } from '../commands/postMessage.ts';
import { useDealSteps, useRoomMessages } from '../queries/rooms.ts';
import { answersTo, roomLines } from '../roomLines.ts';
import { useOutgoing } from '../useOutgoing.ts';
import { useReadMark } from '../useReadMark.ts';
import { useStayAtEnd } from '../useStayAtEnd.ts';
import { Composer } from './composer.tsx';
import { OutgoingBubble } from './outgoingBubble.tsx';
import css from './room.module.css';
import { RoomLineItem } from './roomLineItem.tsx';

const dealAddress = ({ side, dealKind, dealId }: ChatRoomReference): string => {
  if (dealKind === 'offer') return href(side === 'client' ? 'clientOffer' : 'talentOffer', { offerId: dealId });
  return href(side === 'client' ? 'clientEntry' : 'talentEntry', { entryId: dealId });
};

/** The messages and deal events, oldest first, with the message field at the end. */
export const Room = ({ room }: { readonly room: ChatRoomReference }) => {
  const { query, messages, hasMore, loadingMore, showMore } = useRoomMessages(room.roomId);
  const steps = useDealSteps(room);
  const { outgoing, send, retry, drop } = useOutgoing(room.roomId, room.uid, messages);
  const [unread] = useState({ from: room.lastReadNumber + 1, to: room.lastReadNumber + room.unreadCount });
  useReadMark(room, messages);
  const lines = roomLines({ messages, steps, side: room.side, peerId: room.peerId, unread, hasEarlier: hasMore });
  const { list, end } = useStayAtEnd();
  return (
    <div className={css.room}>
      <div className={css.head}>
        <p className={css.deal}>
          <Link to={dealAddress(room)}>{room.job.title || 'お仕事'}</Link>
        </p>
        <ReportButton kind="room" subjectId={room.roomId} about="このやり取り" />
      </div>
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
            onAnswer={({ id: answerTo, dates }, answers) => send({ ...saysNothing, dates, answerTo, answers })}
          />
        ))}
        {outgoing.map((draft) => (
          <OutgoingBubble key={draft.commandId} draft={draft} onRetry={() => retry(draft)} onDrop={() => drop(draft.commandId)} />
        ))}
      </ol>
      <div ref={end} className={css.end} />
      <Composer side={room.side} unsent={outgoing.length > 0} onSend={send} />
    </div>
  );
};
