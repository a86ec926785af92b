import { z } from 'zod';
import { identifier } from '#domain/kernel/validation.ts';
import { chat } from '#domain/talk/chat/chat.ts';
import * as commands from '#domain/talk/chat/commands.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { commandCallable, commandIdSchema } from '../gate/commandCallable.ts';

const inRoom = { commandId: commandIdSchema, roomId: identifier };

const wire = z.discriminatedUnion('type', [
  commands.post.omit({ messageId: true }).extend(inRoom),
  commands.proposeDates.omit({ messageId: true }).extend(inRoom),
  commands.answerDates.omit({ messageId: true }).extend(inRoom),
  commands.read.extend(inRoom),
]);

/** Commands of a member in a chat room. The room's id is the deal's id. */
export const chats = commandCallable(chat, wire, ({ commandId, roomId, ...command }, caller) => ({
  entityId: roomId,
  command: command.type === 'read' ? command : { ...command, messageId: newEntityId(commandId, caller.uid) },
  admit: certifiedOnly,
}));
