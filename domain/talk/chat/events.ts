import { z } from 'zod';
import { parties } from '../../kernel/commonFields.ts';
import { type EventOf, event, personal } from '../../kernel/eventDefinition.ts';
import { chatFields, proposedTime } from './fields.ts';

export { type DealKind, dealKinds } from './fields.ts';

const { dealKind, side, number, answers, remindDue, unreadCount } = chatFields;

const storedFile = z.object({ path: z.string(), name: z.string(), size: z.number() });

// Storage format: a stored event never changes. A new shape is a new version with an upcaster.
/** The events of a chat room, by type, as the log stores them. */
export const chatEvents = {
  ChatOpened: event({ ...parties, dealKind, dealId: z.string() }),
  /**
   * `number` counts this side's messages in the room, from 1. `remindDue`: the new reminder of the
   * other side (ms); null if it has one already or was reminded.
   */
  ChatMessagePosted: event(
    {
      ...parties,
      side,
      messageId: z.string(),
      number,
      text: personal(z.string()),
      pictures: personal(z.array(z.string())),
      /** PDFs with name, path and size in bytes. */
      files: personal(z.array(storedFile)),
      remindDue,
      /** Proposed or answered times; empty in most messages. */
      dates: z.array(proposedTime),
      /** The message whose times are answered; null in other messages. */
      answerTo: z.string().nullable(),
      answers,
    },
    [(data) => ({ ...data, dates: [], answerTo: null, answers: [] }), (data) => ({ ...data, files: [] })],
  ),
  /** This side has seen the other side's messages up to `upTo`; `unreadCount` are still unread. */
  ChatRead: event({ ...parties, side, upTo: z.number(), unreadCount, remindDue }),
  /** This side was reminded of `unreadCount` messages. */
  ChatUnreadReminded: event({ ...parties, side, unreadCount }),
} as const;

/** Any event of a chat room. */
export type ChatEvent = EventOf<typeof chatEvents>;
