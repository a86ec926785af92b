import { chatRoomReferenceSchema } from '#projections/chat/chatRoomReferences.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';
import { useUid } from '#web/shared/data/session.ts';

/** A room stands where its last message puts it: reading it does not move it. */
const byLastMessage = chatRoomReferenceSchema.transform((room) => ({ ...room, updatedAt: room.lastMessageAt }));

/** The signed-in user's rooms, the one last written in first; live. */
export const useOwnRooms = () => {
  const uid = useUid();
  return useLiveHistory(
    { collection: 'chatRoomReferences', where: [['uid', '==', uid]], orderBy: ['lastMessageAt', 'desc'], limit: 50 },
    byLastMessage,
    { enabled: uid !== '' },
  );
};
