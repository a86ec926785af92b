import { z } from 'zod';
import { parties } from '../kernel/commonFields.ts';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';
import { chatFields, proposedTime } from './fields.ts';

export { type DealKind, dealKinds, type Side, sides } from './fields.ts';

const { dealKind, side, number, answers, remindDue, unreadCount } = chatFields;

const storedFile = z.object({ path: z.string(), name: z.string(), size: z.number() });

// These names and shapes are the storage format: a stored event never changes, a new shape is a new
// version with an upcaster.
export const chatEvents = {
  ChatOpened: event({ ...parties, dealKind, dealId: z.string() }),
  /**
   * `number` counts this side's messages in the room, from 1. `remindDue` is the other side's;
   * null: it has one already, or was told.
   */
  ChatMessagePosted: event(
    {
      ...parties,
      side,
      messageId: z.string(),
      number,
      text: personal(z.string()),
      pictures: personal(z.array(z.string())),
      /** Names and places of PDFs, with their size in bytes. */
      files: personal(z.array(storedFile)),
      remindDue,
      /** Times that are proposed, or answered; none in most messages. */
      dates: z.array(proposedTime),
      /** The message whose times are answered, each with one of the answers; null in others. */
      answerTo: z.string().nullable(),
      answers,
    },
    [(data) => ({ ...data, dates: [], answerTo: null, answers: [] }), (data) => ({ ...data, files: [] })],
  ),
  /**
   * This side has seen the other side's messages up to that number; `unreadCount` of them still
   * wait.
   */
  ChatRead: event({ ...parties, side, upTo: z.number(), unreadCount, remindDue }),
  /** This side was told that messages wait, `unreadCount` of them. */
  ChatUnreadReminded: event({ ...parties, side, unreadCount }),
} as const;

export type ChatEvent = EventOf<typeof chatEvents>;
