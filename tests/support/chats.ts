import type { ChatRoomReference } from '#projections/chat/chatRoomReferences.schema.ts';
import { type Answer, send } from './callables.ts';
import { document, type Person } from './people.ts';

export const post = (sender: Person, roomId: string, text: string, pictures: readonly string[] = []): Promise<Answer> =>
  send(sender, 'chats', { type: 'post', roomId, text, pictures });

/** Waits for a member's view of a room that satisfies the condition. */
export const whenReference = (
  { uid }: Person,
  roomId: string,
  condition: (reference: ChatRoomReference) => boolean = () => true,
): Promise<ChatRoomReference> => document<ChatRoomReference>(`chatRoomReferences/${uid}_${roomId}`, condition);
