import { contactMessageSchema, contactPath, contactSchema } from '#projections/contact/contacts.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany, useOne } from '#web/shared/data/reads/reads.ts';

/** The signed-in member's contacts, newest first. */
export const useOwnContacts = () =>
  useLivePages({ collection: 'contacts', where: [['ownerId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 20 }, contactSchema);

/** One contact, live. */
export const useContact = (contactId: string) => useOne(contactPath(contactId), contactSchema);

/** The messages of a contact, oldest first, live. */
export const useContactMessages = (contactId: string) =>
  useMany(
    { collection: 'contactMessages', parent: contactPath(contactId), where: [], orderBy: ['number', 'asc'], limit: 200 },
    contactMessageSchema,
  );
