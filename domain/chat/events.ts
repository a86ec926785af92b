import { z } from 'zod';
import { type EventOf, event, personal } from '../kernel/eventDefinition.ts';

export const dealKinds = ['offer', 'entry'] as const;
export type DealKind = (typeof dealKinds)[number];
export const sides = ['client', 'talent'] as const;
export type Side = (typeof sides)[number];

const side = z.enum(sides);
/** When (ms) a side is to be told that messages wait. */
const remindDue = z.number().nullable();
/** On every event, so that each says by itself whose room about which job it is. */
const parties = { jobId: z.string(), clientId: z.string(), talentId: z.string() };

// These names and shapes are the storage format: a stored event never changes, a new shape is a new version with an upcaster.
export const chatEvents = {
  ChatOpened: event({ ...parties, dealKind: z.enum(dealKinds), dealId: z.string() }),
  /** `number` counts this side's messages in the room, from 1. `remindDue` is the other side's; null: it has one already, or was told. */
  ChatMessagePosted: event({
    ...parties,
    side,
    messageId: z.string(),
    number: z.number(),
    text: personal(z.string()),
    pictures: personal(z.array(z.string())),
    remindDue,
  }),
  /** This side has seen the other side's messages up to that number; `unreadCount` of them still wait. */
  ChatRead: event({ ...parties, side, upTo: z.number(), unreadCount: z.number(), remindDue }),
  /** This side was told that messages wait, `unreadCount` of them. */
  ChatUnreadReminded: event({ ...parties, side, unreadCount: z.number() }),
} as const;

export type ChatEvent = EventOf<typeof chatEvents>;
