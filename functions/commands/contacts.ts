import { DomainError } from '#domain/kernel/domainError.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { type ContactCommand, contact } from '#domain/talk/contact/contact.ts';
import { newEntityId } from '../eventStore/newEntityId.ts';
import type { Rule } from '../eventStore/rule.ts';
import { callableOf } from '../gate/callableOf.ts';
import { countTry } from '../gate/durableLimit.ts';
import { runtime } from '../runtime.ts';

/**
 * The recipient must be a member with an account, and not of the office. Adds the account's role.
 */
const toMember = (sent: Omit<Extract<ContactCommand, { type: 'begin' }>, 'role'>): Rule => ({
  streams: [{ aggregate: account, entityId: sent.uid }],
  fillCommand: ([state]) => {
    const member = state as AccountState;
    if (member.status !== 'REGISTERED' || member.isAdmin) throw new DomainError('not-found');
    return { ...sent, role: member.role };
  },
});

/**
 * Questions of members to the office, from any side and in any state, and the office's answers.
 * Guests use `guestContacts`.
 */
export const contacts = callableOf(contact, {
  open: async (_, { uid }) => {
    await countTry(runtime(), [{ kind: 'contactByAccount', subject: uid }]);
    return {};
  },
  begin: (sent) => ({ rules: [toMember(sent)] }),
  write: async ({ contactId: _, ...sent }, { uid }, commandId) => {
    await countTry(runtime(), [{ kind: 'contactMessageByAccount', subject: uid }]);
    return { command: { ...sent, messageId: newEntityId(commandId, uid) } };
  },
  answer: ({ contactId: _, ...sent }, { uid }, commandId) => ({ command: { ...sent, messageId: newEntityId(commandId, uid) } }),
});
