import { maskEmail } from '#domain/office/audit/masks.ts';
import type { AnyEnvelope, EnvelopeNamed } from '#domain/registry.ts';
import type { ContactEvent } from '#domain/talk/contact/contact.ts';
import { contact } from '#domain/talk/contact/contact.ts';
import { personCardOf } from '../kernel/cards.ts';
import { MISSING_PERSON } from '../kernel/fields.schema.ts';
import { type Documents, entityIdOf, projector, versionFields, type Write, type Writes } from '../kernel/projector.ts';
import { type Contact, type ContactMessage, contactPath } from './contacts.schema.ts';

type Opening = EnvelopeNamed<'ContactOpened' | 'GuestContactOpened' | 'ContactBegun'>;
type Speaking = Opening | EnvelopeNamed<'ContactWritten' | 'ContactAnswered'>;

/** The number of characters of the first message in a list. */
const EXCERPT = 80;

const excerptOf = (text: string | null): string | null => text && [...text.replace(/\s+/g, ' ')].slice(0, EXCERPT).join('');

const path = (event: AnyEnvelope): string => contactPath(entityIdOf(event));
const messagePath = (event: AnyEnvelope, number: number): string => `${path(event)}/contactMessages/${number}`;

/** The owner of the key for the texts, as the event store chooses it. */
const ownerOf = (event: Speaking): string => contact.subject(entityIdOf(event), event as ContactEvent) as string;

/** The path of the asker's profile; null if there is none. */
const profileOf = (event: AnyEnvelope): string | null =>
  (event.type === 'ContactOpened' || event.type === 'ContactBegun') && event.data.role !== null
    ? `${event.data.role}s/${event.data.uid}`
    : null;

const messageOf = (event: Speaking, number: number, by: ContactMessage['by']): Write => {
  const { text } = event.data;
  const message = { id: `${number}`, contactId: entityIdOf(event), ownerId: ownerOf(event), number, by, text };
  return [messagePath(event, number), { ...message, createdAt: event.meta.recordedAt, ...versionFields(event) } satisfies ContactMessage];
};

const opened = (event: Opening, asker: Pick<Contact, 'isGuest' | 'accountId' | 'role' | 'person' | 'maskedEmail'>): Writes => {
  const { category, text, at } = event.data;
  const isFromOffice = event.type === 'ContactBegun';
  const document: Contact = {
    id: entityIdOf(event),
    ownerId: ownerOf(event),
    ...asker,
    isFromOffice,
    category,
    status: isFromOffice ? 'ANSWERED' : 'WAITING',
    since: at,
    messages: 1,
    excerpt: excerptOf(text),
    createdAt: event.meta.recordedAt,
    ...versionFields(event),
  };
  return [[path(event), document], messageOf(event, 1, isFromOffice ? 'office' : 'asker')];
};

const openedOfMember = (event: EnvelopeNamed<'ContactOpened' | 'ContactBegun'>, documents: Documents): Writes => {
  const { uid, role } = event.data;
  const profile = profileOf(event);
  const person = personCardOf(uid, profile === null ? undefined : documents.get(profile));
  return opened(event, { isGuest: false, accountId: uid, role, person, maskedEmail: null });
};

const update = (event: AnyEnvelope, change: Partial<Contact>): Write => [path(event), { ...change, ...versionFields(event) }, 'fields'];

const keys = (event: AnyEnvelope): string[] => {
  const profile = profileOf(event);
  return profile === null ? [] : [profile];
};

/** Writes contacts/{contactId} and its messages. */
export const contacts = projector('contacts', keys, {
  ContactOpened: openedOfMember,
  ContactBegun: openedOfMember,
  GuestContactOpened: (event) => {
    const { accountId, name, email } = event.data;
    const person = { id: ownerOf(event), name: name ?? MISSING_PERSON, thumbnail: null, version: 0 };
    return opened(event, { isGuest: true, accountId, role: null, person, maskedEmail: email && maskEmail(email) });
  },
  ContactWritten: (event) => {
    const { number, waitingSince } = event.data;
    return [update(event, { status: 'WAITING', since: waitingSince, messages: number }), messageOf(event, number, 'asker')];
  },
  ContactAnswered: (event) => {
    const { number, at, closes } = event.data;
    return [update(event, { status: closes ? 'CLOSED' : 'ANSWERED', since: at, messages: number }), messageOf(event, number, 'office')];
  },
  ContactClosed: (event) => [update(event, { status: 'CLOSED', since: event.data.at })],
  ContactOfficeReminded: (event) => [update(event, {})],
  ContactOfficeRemindedAgain: (event) => [update(event, {})],
  ContactEnded: (event) => [
    [path(event), null],
    ...Array.from({ length: event.data.messages }, (_, index): Write => [messagePath(event, index + 1), null]),
  ],
});
