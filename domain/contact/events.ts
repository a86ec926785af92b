import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { contactFields } from './fields.ts';

const { uid, role, accountId, category, messageId, number, at, waitingSince, reopens, closes, messages } = contactFields;
const words = personal(z.string());

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster. What a member says, and what the office answers, has the member's key;
// of a guest's contact it is a key of the contact's own.
export const contactEvents = {
  ContactOpened: event({ uid: z.string(), role, category, text: words, at }),
  /** The first event of a guest's contact makes its key. */
  GuestContactOpened: event({ uid: z.null(), accountId, category, name: words, email: words, text: words, at }),
  /** The office writes to a member who did not ask. */
  ContactBegun: event({ uid: z.string(), role, category, text: words, at }),
  ContactWritten: event({ uid, messageId, number, text: words, at, waitingSince, reopens }),
  ContactAnswered: event({ uid, messageId, number, text: words, at, closes }),
  ContactClosed: event({ uid, at }),
  ContactOfficeReminded: event({ uid }),
  ContactOfficeRemindedAgain: event({ uid }),
  /** What a guest said and was answered is gone: the key goes after it. */
  ContactEnded: event({ messages }),
} as const;

export type ContactEvent = EventOf<typeof contactEvents>;
