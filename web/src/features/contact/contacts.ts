import type { z } from 'zod';
import type { contactContent } from '#domain/talk/contact/fields.ts';
import { contactMessageSchema, contactPath, contactSchema } from '#projections/contact/contacts.schema.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';
import { useLivePages } from '#web/shared/data/reads/readPages.ts';
import { useMany, useOne } from '#web/shared/data/reads/reads.ts';

export const useOwnContacts = () =>
  useLivePages({ collection: 'contacts', where: [['ownerId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 20 }, contactSchema);

export const useContact = (contactId: string) => useOne(contactPath(contactId), contactSchema);

export const useContactMessages = (contactId: string) =>
  useMany(
    { collection: 'contactMessages', parent: contactPath(contactId), where: [], orderBy: ['number', 'asc'], limit: 200 },
    contactMessageSchema,
  );

export const contactIdOf = (streamId: string): string => streamId.replace(/^contact-/, '');

const shownBy = ({ streamId }: { readonly streamId: string }): string => contactPath(contactIdOf(streamId));

export const useOpenContact = () => useCommand<z.infer<typeof contactContent>>({ callable: 'contacts', type: 'open', shownBy });

export const writeToOffice = (message: { readonly contactId: string; readonly text: string; readonly commandId: string }) =>
  sendCommand('contacts', { type: 'write', ...message });
