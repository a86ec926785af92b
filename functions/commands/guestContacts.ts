import { timingSafeEqual } from 'node:crypto';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { z } from 'zod';
import { DomainError, permit } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { identifier, line } from '#domain/kernel/validation.ts';
import { type ContactCommand, contact } from '#domain/talk/contact/contact.ts';
import type { GuestConversation } from '#domain/talk/contact/conversation.ts';
import { contactFields, guestContent } from '#domain/talk/contact/fields.ts';
import { type Contact, type ContactMessage, contactPath } from '#projections/contact/contacts.schema.ts';
import { announce } from '../delivery/announce.ts';
import { contactCode } from '../effects/mail/contactMail.ts';
import { executeCommand } from '../eventStore/executeCommand.ts';
import { newEntityId } from '../eventStore/request.ts';
import { countedCallable } from '../gate/attempts.ts';
import { callerAddress } from '../gate/callerAddress.ts';
import { assertRunning, commandIdSchema, guestGate } from '../gate/commandCallable.ts';
import { countTry, subjectOfAddress, subjectOfOrigin } from '../gate/durableLimit.ts';
import { parse } from '../gate/payload.ts';
import { guestOptions } from '../platform/options.ts';
import { runtime } from '../runtime.ts';

/** The contact's id and its code, from the links in its mails. */
const link = { contactId: identifier, code: line(100) };
const guestContact = z.discriminatedUnion('type', [
  guestContent.extend({ type: z.literal('open'), commandId: commandIdSchema }),
  z.strictObject({ type: z.literal('look'), ...link }),
  z.strictObject({ type: z.literal('write'), ...link, commandId: commandIdSchema, text: contactFields.text }),
]);
type Sent = z.infer<typeof guestContact>;
type Open = Extract<Sent, { type: 'open' }>;
type Linked = Exclude<Sent, Open>;

const admitGuest = guestGate();

/**
 * Sends a command for a person without a usable account. A receipt for the system is hashed without
 * a key, so the hashed command has no words; a rule adds them.
 */
const send = async (entityId: string, commandId: string, command: ContactCommand): Promise<void> => {
  const sent = { aggregate: contact, entityId, command: { type: command.type }, sender: 'system' as const };
  const rules = [{ fillCommand: () => command }];
  const begins = command.type === 'openAsGuest';
  await announce(runtime(), await executeCommand(runtime(), { ...sent, rules, begins, commandId: `contact_${entityId}_${commandId}` }));
};

/** The guest's account, if any. One that may act must use `contacts`, where it sees the answer. */
const accountOf = ({ auth }: CallableRequest): string | null => {
  if (!auth) return null;
  permit(auth.token.suspended === true || auth.token.email_verified !== true);
  return auth.uid;
};

const open = async ({ type: _, commandId, ...content }: Open, request: CallableRequest): Promise<void> => {
  const accountId = accountOf(request);
  await countTry(runtime(), [
    { kind: 'contactByOrigin', subject: await subjectOfOrigin(runtime(), callerAddress(request.rawRequest)) },
    { kind: 'contactByRecipient', subject: await subjectOfAddress(runtime(), content.email) },
  ]);
  await send(newEntityId(commandId, 'guest'), commandId, { type: 'openAsGuest', accountId, ...content });
};

/** Throws `contact-link-invalid` if the code is wrong or the contact's words were erased. */
const assertCode = async ({ contactId, code }: Linked): Promise<void> => {
  const expected = await contactCode(runtime(), contactId, streamIdOf('contact', contactId));
  const [given, known] = [Buffer.from(code), Buffer.from(expected ?? '')];
  if (expected === null || given.length !== known.length || !timingSafeEqual(given, known)) throw new DomainError('contact-link-invalid');
};

const conversationOf = async (contactId: string): Promise<GuestConversation> => {
  const { db } = runtime();
  const [found, messages] = await Promise.all([
    db.doc(contactPath(contactId)).get(),
    db
      .collection(`${contactPath(contactId)}/contactMessages`)
      .orderBy('number')
      .get(),
  ]);
  const shown = found.data() as Contact | undefined;
  if (!shown) throw new DomainError('contact-link-invalid');
  const { category, status, since } = shown;
  const lines = messages.docs.map((document) => document.data() as ContactMessage);
  return { category, status, since, messages: lines.map(({ number, by, text, createdAt }) => ({ number, by, text, createdAt })) };
};

/**
 * Questions to the office from guests and from accounts that are unverified or suspended. A user
 * with the code from the mails can read the conversation and write in it. Returns null for a new
 * question.
 */
export const guestContacts = countedCallable(
  'guestContacts',
  async (request): Promise<GuestConversation | null> => {
    admitGuest(request);
    const sent = parse(guestContact, request.data);
    if (sent.type !== 'look') await assertRunning();
    if (sent.type === 'open') {
      await open(sent, request);
      return null;
    }
    await assertCode(sent);
    if (sent.type === 'write') {
      await countTry(runtime(), [{ kind: 'contactMessageByContact', subject: sent.contactId }]);
      const messageId = newEntityId(sent.commandId, sent.contactId);
      await send(sent.contactId, sent.commandId, { type: 'write', messageId, text: sent.text });
    }
    return conversationOf(sent.contactId);
  },
  { options: guestOptions },
);
