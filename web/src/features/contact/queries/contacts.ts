import { contactMessageSchema, contactPath, contactSchema } from '#projections/contact/contacts.schema.ts';
import { useLivePages } from '#web/shared/data/readPages.ts';
import { useMany, useOne } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/** What the signed-in member asked the office, the newest first. */
export const useOwnContacts = () =>
  useLivePages({ collection: 'contacts', where: [['ownerId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 20 }, contactSchema);

/** One question to the office, live. */
export const useContact = (contactId: string) => useOne(contactPath(contactId), contactSchema);

/** What was said about it, oldest first, live. */
export const useContactMessages = (contactId: string) =>
  useMany(
    { collection: 'contactMessages', parent: contactPath(contactId), where: [], orderBy: ['number', 'asc'], limit: 200 },
    contactMessageSchema,
  );
