import { randomUUID } from 'node:crypto';
import type { GuestConversation } from '#domain/talk/contact/conversation.ts';
import type { Contact } from '#projections/contact/contacts.schema.ts';
import { callAsGuest, send } from './callables.ts';
import { whenMail } from './mails.ts';
import { document, type Person } from './people.ts';

/** A question of a person with an account; returns its id. */
export const ask = async (person: Person, text = '報酬の支払日を知りたいです。'): Promise<string> => {
  const { streamId } = await send(person, 'contacts', { type: 'open', category: 'DEAL', text });
  return streamId.slice('contact-'.length);
};

export const whenContact = (contactId: string, condition: (contact: Contact) => boolean) =>
  document<Contact>(`contacts/${contactId}`, condition);

type Guest = { readonly email: string };
export const newGuest = (): Guest => ({ email: `guest-${randomUUID().slice(0, 8)}@example.com` });

type From = Parameters<typeof callAsGuest>[2];
export const askAsGuest = ({ email }: Guest, content: object = {}, from?: From): Promise<null> =>
  callAsGuest(
    'guestContacts',
    {
      type: 'open',
      commandId: randomUUID(),
      category: 'ACCOUNT',
      name: '山田 京子',
      email,
      text: '登録の方法を教えてください。',
      ...content,
    },
    from,
  );

export const receivedTitle = 'お問い合わせを受け付けました';
export const answeredTitle = '事務局から回答が届きました';

export type ContactLink = { readonly contactId: string; readonly code: string };

export const contactLinkIn = async (guest: Guest, title: string): Promise<ContactLink> => {
  const { text } = await whenMail(guest as Person, title);
  const url = new URL(/http\S+\/contact\/\S+/.exec(text)?.[0] ?? '');
  return { contactId: url.pathname.split('/').at(-1) ?? '', code: url.searchParams.get('code') ?? '' };
};

export const lookAsGuest = (link: ContactLink) => callAsGuest<GuestConversation>('guestContacts', { type: 'look', ...link });
export const writeAsGuest = (link: ContactLink, text: string, commandId: string = randomUUID()) =>
  callAsGuest<GuestConversation>('guestContacts', { type: 'write', commandId, text, ...link });
