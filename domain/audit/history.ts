import type { Actor } from '../kernel/decider.ts';
import type { AggregateName } from '../kernel/identifiers.ts';

// What the office is answered when it asks for a history.

/** What stands for personal data until somebody opens it. */
export const MASK = '●●●';

/** A document's fields by dotted path; lists and times as they are. */
export type Fields = Readonly<Record<string, unknown>>;
/**
 * Fields of documents that no history shows: cards come from other streams, stamps from every
 * event, and what people write in rooms is theirs.
 */
export const unshownFields: readonly string[] = [
  ...['id', 'job', 'talent', 'client', 'version', 'cardVersion', 'updatedAt', 'lastId', 'replicatedAt', 'feeChengeLog', 'chatRoomId'],
  // What follows from the birthday, which is not known here.
  ...['latestReviews', 'reviews', 'lastMessage', 'ageBand', 'ageBandUntil'],
  // Why, in words: the event has it, masked until it is opened.
  'picturesTakenDown',
];

/**
 * Fields of events that no history shows. A `requestId` is the id of the command, which is shown
 * already.
 */
export const unshownInEvents: readonly string[] = ['requestId'];

/**
 * Streams whose events are acts of their own (a look, an export, a report, a review of either
 * side): what one says is no change of what the one before said, and at no moment do they say how
 * one thing stands.
 */
export const aggregatesOfActs: readonly AggregateName[] = [
  ...(['audit', 'operation', 'review', 'report', 'contact', 'guardian', 'control'] as const),
  ...(['diary', 'savedSearch', 'favorite', 'notification'] as const),
];

export type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

/**
 * One event as the office reads it; nothing personal in it. `intact`: the content fits the hash.
 */
export type AuditedEvent = {
  readonly id: string;
  readonly streamId: string;
  readonly version: number;
  readonly type: string;
  readonly at: number;
  readonly actor: Actor & { readonly name: string };
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string | null;
  readonly reason: string | null;
  readonly changes: readonly Change[];
  /** Personal fields that can be opened. */
  readonly personal: readonly string[];
  readonly hash: string;
  readonly intact: boolean;
};

/**
 * What the hash chain says: `checked` events hold together up to the stream's end, or it breaks at
 * a version.
 */
export type Seal = {
  readonly checked: number;
  readonly hash: string;
  readonly broken: { readonly version: number; readonly reason: string } | null;
};
export type History = {
  readonly streamId: string;
  readonly version: number;
  readonly events: readonly AuditedEvent[];
  readonly seal: Seal;
  /** Where the next page begins; null at the end. */
  readonly next: number | null;
};
export type AsOf = { readonly streamId: string; readonly version: number; readonly at: number; readonly fields: Fields };

export type Cursor = { readonly at: number; readonly id: string };
/** `missing`: events that the read model knows and the log does not have. */
export type AroundJob = { readonly events: readonly AuditedEvent[]; readonly missing: readonly string[]; readonly next: Cursor | null };
