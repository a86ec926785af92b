import { z } from 'zod';
import { time } from '../kernel/fields.schema.ts';

/** Deals, sorted, so that the order in which they came does not show. */
const deals = z.array(z.string());

/**
 * inbox/{uid}: what waits for a person. The badges of the frame count it; there is none until
 * something has waited.
 */
export const inboxSchema = z.object({
  uid: z.string(),
  /** The offers and entries in a status in which the others wait for this person. */
  offers: deals,
  entries: deals,
  /** The closed deals of which a review is still to be written. */
  reviews: deals,
  /** The unread messages by room. */
  messages: z.record(z.string(), z.number()),
  /** How many notifications were not opened. */
  notices: z.number(),
  /**
   * Notifications that were opened before they were made, as happens between two streams; each goes
   * when it is made.
   */
  openedEarly: z.array(z.object({ id: z.string(), openedAt: time })),
  /** The person has left: nothing waits any more. */
  left: z.boolean(),
});
export type Inbox = z.infer<typeof inboxSchema>;

export const inboxPath = (uid: string): string => `inbox/${uid}`;
