import { z } from 'zod';
import { contactCategories, contactStatuses } from '#domain/talk/contact/category.ts';
import { personCard, streamFields, time } from '../kernel/fields.schema.ts';

/**
 * The member who asks, or for a guest the name of the contact's stream. It names the key of the
 * texts, and the reader beside the office.
 */
const ownerId = z.string();

/**
 * contacts/{contactId}: a question to the office, readable by the asker and the office. A guest's
 * address is masked, because only the mail needs it.
 */
export const contactSchema = z.object({
  id: z.string(),
  ownerId,
  isGuest: z.boolean(),
  /** The office wrote first. */
  isFromOffice: z.boolean().default(false),
  /** The account of the asker; null for a guest without one. */
  accountId: z.string().nullable(),
  /** The side of the member when asking; null for a guest, or without a role. */
  role: z.enum(['client', 'talent']).nullable(),
  /** The member as others see them, or the name that a guest gave. */
  person: personCard,
  maskedEmail: z.string().nullable(),
  category: z.enum(contactCategories),
  status: z.enum(contactStatuses),
  /** Time of the current status (ms). For `WAITING`, time of the first unanswered message. */
  since: time,
  messages: z.number(),
  /** The start of the first message; null after the asker is erased. */
  excerpt: z.string().nullable(),
  ...streamFields,
});

export type Contact = z.infer<typeof contactSchema>;

/** contacts/{contactId}/contactMessages/{number}: a message of the asker or the office. */
export const contactMessageSchema = z.object({
  id: z.string(),
  contactId: z.string(),
  ownerId,
  number: z.number(),
  by: z.enum(['asker', 'office']),
  text: z.string().nullable(),
  ...streamFields,
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactPath = (contactId: string): string => `contacts/${contactId}`;
