import { z } from 'zod';
import { notificationKinds } from '#domain/notification/kinds.ts';
import { audiences } from '#domain/notification/notice.ts';
import { termsDiff } from '../deal/terms.schema.ts';
import { jobCard, time, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * notifications/{eventId}_{uid}: something that concerns a person; its words are `notifies` in
 * `domain/words/eventWords.ts`. Opening it is an event of another stream: whichever comes first
 * leaves the same document. Only an event that tells something makes one; opening never does.
 */
export const notificationSchema = z.object({
  id: z.string(),
  uid: z.string(),
  audience: z.enum(audiences),
  kind: z.enum(notificationKinds),
  offerId: z.string().nullable(),
  entryId: z.string().nullable(),
  jobId: z.string().nullable(),
  /** Of a question to the office. */
  contactId: z.string().optional(),
  /** Of an invoice. */
  invoiceNumber: z.string().optional(),
  job: jobCard,
  /** Old and new of changed terms. */
  diff: termsDiff.nullable(),
  openedAt: timeOrNull,
  createdAt: time,
});
export type Notification = z.infer<typeof notificationSchema>;
