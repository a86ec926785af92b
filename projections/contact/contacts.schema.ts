import { z } from 'zod';
import { contactCategories, contactStatuses } from '#domain/contact/category.ts';
import { followed, personCard, time } from '../kernel/fields.schema.ts';

/**
 * The member who asks, or the contact's own name for a guest: whose key opens the words, and who
 * reads them beside the office.
 */
const ownerId = z.string();

/**
 * contacts/{contactId}: what somebody asks the office, for the asker and the office. A guest's
 * address is masked: the mail alone needs it.
 */
export const contactSchema = z.object({
  id: z.string(),
  ownerId,
  isGuest: z.boolean(),
  /** Whether the office wrote first. */
  isFromOffice: z.boolean().default(false),
  /** The account from which a guest asked, where there is one; a member's own. */
  accountId: z.string().nullable(),
  /** The member's side when asking; null for a guest, or before a side was chosen. */
  role: z.enum(['client', 'talent']).nullable(),
  /** The member as others see it; of a guest the name that was given. */
  person: personCard,
  maskedEmail: z.string().nullable(),
  category: z.enum(contactCategories),
  status: z.enum(contactStatuses),
  /** When it came to its status; of one that waits, when the first unanswered message came. */
  since: time,
  messages: z.number(),
  /** How the first message begins; null once the asker is erased. */
  excerpt: z.string().nullable(),
  ...followed,
});
export type Contact = z.infer<typeof contactSchema>;

/**
 * contacts/{contactId}/contactMessages/{number}: a message of the asker, or an answer of the
 * office.
 */
export const contactMessageSchema = z.object({
  id: z.string(),
  contactId: z.string(),
  ownerId,
  number: z.number(),
  by: z.enum(['asker', 'office']),
  text: z.string().nullable(),
  ...followed,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactPath = (contactId: string): string => `contacts/${contactId}`;
