import type { Actor } from '../../kernel/decider.ts';
import type { AggregateName } from '../../kernel/identifiers.ts';
import type { Broken } from '../proof/chainFaults.ts';

// The answers of the callable `audit` about histories.

/** The text in place of personal data until a member opens it. */
export const MASK = '●●●';

/** A document's fields by dotted path. Lists and times are values. */
export type Fields = Readonly<Record<string, unknown>>;
/**
 * Document fields that no history shows: cards belong to other streams, stamps change with every
 * event, and chat texts are private.
 */
export const unshownFields: readonly string[] = [
  ...['id', 'job', 'talent', 'client', 'version', 'cardVersion', 'updatedAt', 'lastId', 'replicatedAt', 'feeChengeLog', 'chatRoomId'],
  // Derived from the birthday, which is not known here.
  ...['latestReviews', 'reviews', 'lastMessage', 'ageBand', 'ageBandUntil'],
  // The event has the reason, masked until it is opened.
  'picturesTakenDown',
  // A number that identifies an answer, and one that no role uses again.
  'answerPrint',
  'rolesUpTo',
];

/** Event fields that no history shows: each repeats what another field has. */
export const unshownInEvents: readonly string[] = ['requestId', 'roleSeats'];

/**
 * Streams of independent acts (reads, exports, reports, reviews). Their events do not change one
 * another, so these streams have no state at a time.
 */
export const aggregatesOfActs: readonly AggregateName[] = [
  ...(['audit', 'operation', 'review', 'report', 'contact', 'guardian', 'control'] as const),
  ...(['diary', 'savedSearch', 'favorite', 'notification', 'shortlist'] as const),
];

/** The change of one field by an event. `before` is null for a new field. */
export type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** An event without personal data. `intact`: the content matches the hash. `at` in ms. */
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
  /** The personal fields that a member can open. */
  readonly personal: readonly string[];
  readonly hash: string;
  readonly intact: boolean;
};

/** The check of the hash chain: `checked` events are valid, up to the end or to a break. */
export type Seal = {
  readonly checked: number;
  readonly hash: string;
  readonly broken: Broken | null;
  /** Streams around a job that were not found. */
  readonly missing?: readonly string[];
};

/** A page of a stream's history, with the result of its hash chain check. */
export type History = {
  readonly streamId: string;
  readonly version: number;
  readonly events: readonly AuditedEvent[];
  readonly seal: Seal;
  /** The version where the next page begins; null on the last page. */
  readonly next: number | null;
};

/**
 * A document of a stream as it was after one event. `at` in ms. `changed`: the present values of
 * the fields that changed since; null if they are not known.
 */
export type AsOf = {
  readonly streamId: string;
  readonly version: number;
  readonly at: number;
  readonly fields: Fields;
  readonly changed: Fields | null;
};

/** The position after which the next page begins. `at` in ms. */
export type Cursor = { readonly at: number; readonly id: string };
/** A page of all events around a job. `missing`: events that the log does not have. */
export type AroundJob = { readonly events: readonly AuditedEvent[]; readonly missing: readonly string[]; readonly next: Cursor | null };
