import { chat } from '#domain/talk/chat/chat.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';

const numbered = <Sent extends { readonly type: string; readonly roomId: string }>(
  { roomId: _, ...message }: Sent,
  { uid }: Caller,
  commandId: string,
) => ({ command: { ...message, messageId: newEntityId(commandId, uid) } });

/** Commands of a member in a chat room. The room's id is the deal's id. */
export const chats = callableOf(chat, { post: numbered, proposeDates: numbered, answerDates: numbered }, { admit: certifiedOnly });
