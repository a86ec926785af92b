import { messageSchema } from '#projections/chat/chatRooms.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';

/** Messages never change: the time of the last change is that of their sending. */
const sent = messageSchema.transform((message) => ({ ...message, updatedAt: message.createdAt }));

/** What was written in a room: the newest live, earlier ones by pages; oldest first, as it is read. */
export const useRoomMessages = (roomId: string) => {
  const history = useLiveHistory(
    { collection: 'messages', parent: `chatRooms/${roomId}`, where: [], orderBy: ['createdAt', 'desc'], limit: 50 },
    sent,
  );
  return { ...history, messages: [...history.rows].reverse() };
};
