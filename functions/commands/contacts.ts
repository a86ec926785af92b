import { z } from 'zod';
import { DomainError } from '#domain/kernel/domainError.ts';
import { identifier } from '#domain/kernel/validation.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import type { CommandOf } from '#domain/talk/contact/commands.ts';
import * as commands from '#domain/talk/contact/commands.ts';
import { contact } from '#domain/talk/contact/contact.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import type { Rule } from '../eventStore/rule.ts';
import { commandCallable, commandIdSchema, type Target } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { runtime } from '../runtime.ts';

const existing = { commandId: commandIdSchema, contactId: identifier };

const wire = z.discriminatedUnion('type', [
  commands.open.extend({ commandId: commandIdSchema }),
  commands.begin.omit({ role: true }).extend({ commandId: commandIdSchema }),
  commands.write.omit({ messageId: true }).extend(existing),
  commands.answer.omit({ messageId: true }).extend(existing),
  commands.close.extend(existing),
  commands.erase.extend(existing),
]);

/**
 * The recipient must be a member with an account, and not of the office. Adds the account's role.
 */
const toMember = (sent: Omit<CommandOf<'begin'>, 'role'>): Rule => ({
  streams: [{ aggregate: account, entityId: sent.uid }],
  complete: ([state]) => {
    const member = state as AccountState;
    if (member.status !== 'REGISTERED' || member.isAdmin) throw new DomainError('not-found');
    return { ...sent, role: member.role };
  },
});

/**
 * Questions of members to the office, from any side and in any state, and the office's answers.
 * Guests use `guestContacts`.
 */
export const contacts = commandCallable(contact, wire, async ({ commandId, ...sent }, { uid }): Promise<Target> => {
  if (sent.type === 'open') {
    await countTry(runtime(), [{ kind: 'contactByAccount', subject: uid }]);
    return { entityId: newEntityId(commandId, uid), command: sent, begins: true };
  }
  if (sent.type === 'begin') return { entityId: newEntityId(commandId, uid), command: sent, begins: true, rules: [toMember(sent)] };
  const { contactId: entityId, ...command } = sent;
  if (command.type === 'close' || command.type === 'erase') return { entityId, command };
  if (command.type === 'write') await countTry(runtime(), [{ kind: 'contactMessageByAccount', subject: uid }]);
  const message = { ...command, messageId: newEntityId(commandId, uid) };
  return { entityId, command: message };
});
