import { z } from 'zod';
import * as commands from '#domain/contact/commands.ts';
import { contact } from '#domain/contact/contact.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import { commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { runtime } from '../runtime.ts';

const existing = { commandId: commandIdSchema, contactId: identifier };

const wire = z.discriminatedUnion('type', [
  commands.open.extend({ commandId: commandIdSchema }),
  commands.write.omit({ messageId: true }).extend(existing),
  commands.answer.omit({ messageId: true }).extend(existing),
  commands.close.extend(existing),
  commands.erase.extend(existing),
]);

/** What members ask the office, whatever their side is and how far they have come, and what the office answers. Guests ask through `guestContacts`. */
export const contacts = commandCallable(contact, wire, async ({ commandId, ...sent }, { uid }): Promise<Target> => {
  if (sent.type === 'open') {
    await countTry(runtime(), [{ kind: 'contactByAccount', subject: uid }]);
    return { entityId: newEntityId(commandId, uid), command: sent, begins: true };
  }
  const { contactId: entityId, ...command } = sent;
  if (command.type === 'close' || command.type === 'erase') return { entityId, command };
  if (command.type === 'write') await countTry(runtime(), [{ kind: 'contactMessageByAccount', subject: uid }]);
  const message = { ...command, messageId: newEntityId(commandId, uid) };
  return { entityId, command: message };
});
