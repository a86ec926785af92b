import { DomainError } from '#domain/kernel/domainError.ts';
import { type AccountState, account } from '#domain/people/account/account.ts';
import { chat } from '#domain/talk/chat/chat.ts';
import { type ContactCommand, contact } from '#domain/talk/contact/contact.ts';
import { news as aggregate } from '#domain/talk/news/news.ts';
import { notification } from '#domain/talk/notification/notification.ts';
import { report } from '#domain/talk/report/report.ts';
import { reportEntityId } from '#domain/talk/report/subject.ts';
import { review } from '#domain/talk/review/review.ts';
import type { KnownIds } from '../eventStore/knownIds.ts';
import { newEntityId } from '../eventStore/request.ts';
import type { Rule } from '../eventStore/rule.ts';
import { certifiedOnly } from '../gate/admission.ts';
import { callableOf } from '../gate/callableOf.ts';
import type { Caller } from '../gate/commandCallable.ts';
import { countTry } from '../gate/durableLimit.ts';
import { withStorageErrors } from '../media/objectStore.ts';
import { assertStored } from '../media/processPicture.ts';
import { mayWrite } from '../rules/blocks.ts';
import { reportable } from '../rules/reportable.ts';
import { runtime } from '../runtime.ts';

const numbered = <Sent extends { readonly type: string; readonly roomId: string }>(
  { roomId, ...message }: Sent,
  { uid }: Caller,
  commandId: string,
) => ({
  command: { ...message, messageId: newEntityId(commandId, uid) },
  rules: (ids: KnownIds) => [mayWrite(roomId, uid, ids)],
});

/** Commands of a member in a chat room. The room's id is the deal's id. */
export const chats = callableOf(chat, { post: numbered, proposeDates: numbered, answerDates: numbered }, { admit: certifiedOnly });

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

/** Questions of members to the office, and its answers. Guests use `guestContacts`. */
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

export const news = callableOf(aggregate);

export const notifications = callableOf(notification);

export const reports = callableOf(report, {
  report: async (sent, { uid }) => {
    await countTry(runtime(), [{ kind: 'reportByAccount', subject: uid }]);
    await withStorageErrors(() => assertStored(runtime(), sent.pictures));
    return { entityId: reportEntityId(uid, sent), admit: certifiedOnly, rules: [reportable(sent, uid)] };
  },
});

/** Reviews of a closed deal by both sides, and the office's acts. The review's id is the deal's. */
export const reviews = callableOf(review, {}, { admit: certifiedOnly });
