import { z } from 'zod';
import { audiences } from '#domain/kernel/words/row.ts';
import { notificationKinds } from '#domain/talk/notification/kinds.ts';
import { reasonCode } from '../deal/deals.schema.ts';
import { termsDiff } from '../deal/terms.schema.ts';
import { jobCard, stamps, time, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * notifications/{eventId}_{uid}: a notification. Its texts are `notifies` in
 * `domain/talk/words/eventWords.ts`. Opening is an event of another stream; the document is the
 * same in any order. Only the notifying event creates it.
 */
export const notificationSchema = z.object({
  id: z.string(),
  uid: z.string(),
  audience: z.enum(audiences),
  kind: z.enum(notificationKinds),
  offerId: z.string().nullable(),
  entryId: z.string().nullable(),
  jobId: z.string().nullable(),
  /** Set for a question to the office. */
  contactId: z.string().optional(),
  invoiceNumber: z.string().optional(),
  job: jobCard,
  /** Old and new values of changed terms, or those set first; null otherwise. */
  diff: termsDiff.nullable(),
  /** Why somebody refused: one of a list, and a text, null after an erasure. */
  reason: z.object({ code: reasonCode, text: z.string().nullable() }).optional(),
  people: z.array(z.string()).optional(),
  openedAt: timeOrNull,
  createdAt: time,
  updatedAt: stamps.updatedAt,
});

export type Notification = z.infer<typeof notificationSchema>;
