import { useState } from 'react';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import { useBlocked } from '#web/entities/inbox/ownInbox.ts';
import { BlockDialog, blockLabel } from '#web/features/block/public.ts';
import { ReportDialog } from '#web/features/report/public.ts';
import { MoreMenu } from '#web/shared/ui/moreMenu.tsx';

type Props = {
  readonly room: ChatRoomReference;
  /** Shows the field that searches the messages. */
  readonly onFind: () => void;
};

/** The rare acts of a room. */
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
      {asked === 'report' ? <ReportDialog subject={{ kind: 'room', subjectId: roomId }} onClose={close} /> : null}
      {asked === 'block' ? <BlockDialog uid={peerId} name={peer.name || '相手'} onClose={close} /> : null}
    </>
  );
};
