import { useState } from 'react';
import { longTime } from '#domain/kernel/format/times.ts';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import { useBlocked } from '#web/entities/inbox/ownInbox.ts';
import { BlockDialog, blockLabel } from '#web/features/block/public.ts';
import { ReportDialog } from '#web/features/report/public.ts';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';
import { useRoomMessages } from '../queries/rooms.ts';

const EXCERPT = 30;
const labelOf = ({ createdAt, text }: Message): string =>
  `${longTime(createdAt)} ${(text ?? '').slice(0, EXCERPT) || '（画像・ファイル）'}`;

/** The report of a room, which can name one of the loaded messages of the other side. */
const ReportRoom = ({ roomId, peerId, onClose }: Pick<ChatRoomReference, 'roomId' | 'peerId'> & { readonly onClose: () => void }) => {
  const { rows } = useRoomMessages(roomId);
  const messages = rows.filter(({ senderId }) => senderId === peerId).map((message) => ({ value: message.id, label: labelOf(message) }));
  return <ReportDialog subject={{ kind: 'room', subjectId: roomId }} messages={messages} onClose={onClose} />;
};

type Props = {
  readonly room: ChatRoomReference;
  readonly onFind: () => void;
};

export const RoomMenu = ({ room: { roomId, peerId, peer }, onFind }: Props) => {
  const [asked, setAsked] = useState<'report' | 'block' | null>(null);
  const isBlocked = useBlocked().includes(peerId);
  const close = () => setAsked(null);
  const menu = [
    { key: 'find', label: 'メッセージを検索', onSelect: onFind },
    { key: 'report', label: '通報する', onSelect: () => setAsked('report') },
    { key: 'block', label: blockLabel(isBlocked), onSelect: () => setAsked('block') },
  ];
  return (
    <>
      <MoreMenu label="メニュー" about="このやり取り" items={menu} />
      {asked === 'report' ? <ReportRoom roomId={roomId} peerId={peerId} onClose={close} /> : null}
      {asked === 'block' ? <BlockDialog uid={peerId} name={peer.name || '相手'} onClose={close} /> : null}
    </>
  );
};
