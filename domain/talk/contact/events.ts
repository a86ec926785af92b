import { z } from 'zod';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { contactFields } from './fields.ts';

const { uid, role, accountId, category, messageId, number, at, waitingSince, reopens, closes, messages } = contactFields;
const words = personal(z.string());

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
// Texts are encrypted with the member's key. A guest's contact has its own key.
/** The events of a contact, by type, as the log stores them. */
export const contactEvents = {
  ContactOpened: event({ uid: z.string(), role, category, text: words, at }),
  /** The first event of a guest's contact creates its key. */
  GuestContactOpened: event({ uid: z.null(), accountId, category, name: words, email: words, text: words, at }),
  /** The office writes to a member who did not ask. */
  ContactBegun: event({ uid: z.string(), role, category, text: words, at }),
  ContactWritten: event({ uid, messageId, number, text: words, at, waitingSince, reopens }),
  ContactAnswered: event({ uid, messageId, number, text: words, at, closes }),
  ContactClosed: event({ uid, at }),
  ContactOfficeReminded: event({ uid }),
  ContactOfficeRemindedAgain: event({ uid }),
  /** A guest's texts are erased: the key is deleted after this event. */
  ContactEnded: event({ messages }),
} as const;

/** Any event of a contact. */
export type ContactEvent = EventOf<typeof contactEvents>;
