import { z } from 'zod';
import { time } from '../kernel/fields.schema.ts';

/** Ids of deals, sorted, so that the result does not depend on the order of events. */
const deals = z.array(z.string());

/** inbox/{uid}: a person's open tasks, for the badges. Missing until there is one. */
export const inboxSchema = z.object({
  uid: z.string(),
  /** The deals in a status in which the others wait for this person. */
  offers: deals,
  entries: deals,
  /** The closed deals without this person's review. */
  reviews: deals,
  /**
   * The deals whose settlement waits for this person's answer. Missing in a document of an older
   * release until the first one.
   */
  settlements: deals.optional(),
  /** The number of unread messages, by room. */
  messages: z.record(z.string(), z.number()),
  /** The number of unopened notifications. */
  notices: z.number(),
  /**
   * Notifications that were opened before they were written, because two streams are involved. Each
   * is removed when it is written.
   */
  openedEarly: z.array(z.object({ id: z.string(), openedAt: time })),
  /**
   * The ids of the person's devices for push messages, so that a notification reads nothing more.
   * Missing in a document of an older release until a rebuild.
   */
  devices: z.array(z.string()).optional(),
  /** The uids of the blocked people, sorted, for the owner only. Missing until the first one. */
  blocked: z.array(z.string()).optional(),
  /** The person has left: the document stays empty. */
  left: z.boolean(),
});

export type Inbox = z.infer<typeof inboxSchema>;

export const inboxPath = (uid: string): string => `inbox/${uid}`;
