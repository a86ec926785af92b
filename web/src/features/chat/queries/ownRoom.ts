import { chatRoomReferenceSchema } from '#projections/chat/chatRoomReferences.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in user's view of one room, live; null when there is none of that id. Asked as a list, since the rules refuse a missing document. */
export const useOwnRoom = (roomId: string) => {
  const uid = useUid();
  const query = useLive(
    liveRows(
      {
        collection: 'chatRoomReferences',
        where: [
          ['uid', '==', uid],
          ['roomId', '==', roomId],
        ],
        limit: 1,
      },
      chatRoomReferenceSchema,
    ),
    { enabled: uid !== '' },
  );
  return { query, room: query.data ? (query.data[0] ?? null) : undefined };
};
