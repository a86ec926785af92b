import { useEffect, useState } from 'react';
import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import type { Message } from '#projections/chat/chatRooms.schema.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { reportUnexplained } from '#web/shared/data/platform/reportUnexplained.ts';

/** Records that the other side's messages were read up to a number. */
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
export const newestNumber = (messages: readonly Message[], peerId: string): number =>
  Math.max(0, ...messages.filter(({ senderId }) => senderId === peerId).map(({ number }) => number));

/**
 * Records what was read while the page is visible. A failure is not shown, since the next message
 * or visit sends it again.
 */
export const useReadMark = (room: ChatRoomReference, messages: readonly Message[]): void => {
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
