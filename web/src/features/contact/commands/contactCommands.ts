import type { z } from 'zod';
import type { contactContent } from '#domain/talk/contact/fields.ts';
import { contactPath } from '#projections/contact/contacts.schema.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useCommand } from '#web/shared/data/commands/useCommand.ts';

/** The id of the contact that a command created or changed. */
export const contactIdOf = (streamId: string): string => streamId.replace(/^contact-/, '');

const shownBy = ({ streamId }: { readonly streamId: string }): string => contactPath(contactIdOf(streamId));

/** Creates a contact with the office, as a member. */
export const useOpenContact = () => useCommand<z.infer<typeof contactContent>>({ callable: 'contacts', type: 'open', shownBy });

/** Adds a message to the member's own contact. */
export const writeToOffice = (message: { readonly contactId: string; readonly text: string; readonly commandId: string }) =>
  sendCommand('contacts', { type: 'write', ...message });
