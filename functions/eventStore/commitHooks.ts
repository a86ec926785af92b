import type { DocumentData, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { AnyEnvelope, AnyEvent, EventType } from '#domain/registry.ts';
import type { Change, ReadModel } from '#projections/kernel/projector.ts';
import type { Subscription } from '../delivery/publish.ts';
import { getMany } from '../platform/getMany.ts';
import { reportError } from '../platform/log.ts';
import { EventFault } from './faults.ts';
import type { KnownIds } from './knownIds.ts';
import type { CommandRequest, EventStore } from './request.ts';

/** A commit, as far as the subscriptions have to know it. */
export type Commit = {
  readonly streamId: string;
  readonly version: number;
  readonly types: readonly EventType[];
  /** When it was recorded (ms). */
  readonly at: number;
  /** It set something for the clock to do. */
  readonly setsDeadlines: boolean;
  readonly isFirst: boolean;
  /** It could not write the stream's own documents. */
  readonly lacksDocuments: boolean;
};

/** A command before its decision. */
export type Expected = Pick<CommandRequest, 'aggregate' | 'entityId' | 'command' | 'sender'>;

/**
 * What follows events: documents in the same commit, and work for the subscriptions. All of it is
 * pure; an EventFault never fails a command.
 */
export type CommitHooks = {
  /** The paths of the documents that `changesOf` reads. */
  keysOf(events: readonly AnyEnvelope[]): readonly string[];
  /** The known paths of documents, read with the head. `ids`: what is known of the stream. */
  expectedKeys(command: Expected, ids: KnownIds): readonly string[];
  /** The fields of documents that the state has. Such documents are not read. */
  heldIn(events: readonly AnyEnvelope[], state: unknown): ReadonlyMap<string, ReadModel>;
  changesOf(events: readonly AnyEnvelope[], found: ReadonlyMap<string, ReadModel | null>): ReadonlyMap<string, Change>;
  /** Whether a document is written only if nobody wrote it since it was read. */
  isChecked(path: string): boolean;
  /** The documents from which changes may have copied cards. */
  copiedFrom(found: readonly DocumentSnapshot[], changes: ReadonlyMap<string, Change>): readonly DocumentSnapshot[];
  /** Refreshes cards that changed during a commit, if nobody else does (`now` in ms). */
  checkCopies(db: Firestore, copies: Copies, now: number): Promise<void>;
  /** The subscriptions with work after the commit, and the progress to merge (null: nothing). */
  pendingAfter(commit: Commit): { readonly owes: readonly Subscription[]; readonly progress: DocumentData | null };
};

/** What a commit wrote, and the documents of other streams from which it may have copied cards. */
export type Copies = {
  /** When (ms) the documents were asked for. */
  readonly readAt: number;
  readonly changes: ReadonlyMap<string, Change>;
  readonly copied: readonly DocumentSnapshot[];
};

/** Changes of documents, and when those were written that must not have moved since. */
export type CheckedChanges = Omit<Copies, 'readAt'> & { readonly updatedAt: ReadonlyMap<string, Timestamp> };

/** The update times of documents; one that is missing is created, which is a check too. */
export const updateTimes = (found: readonly DocumentSnapshot[]): ReadonlyMap<string, Timestamp> =>
  new Map(found.flatMap(({ ref, updateTime }) => (updateTime ? [[ref.path, updateTime] as const] : [])));

/**
 * The changes that the events make to the stream's own documents; null when our code fails on them.
 * `key`: the key of the personal fields; without it nobody can read more than what was stored.
 * `read`: documents that were read with the head. Only those that nobody expected are read here.
 * `state`: of the stream before the events.
 */
export const changesInCommit = async (
  { db, following }: EventStore,
  events: readonly AnyEvent[],
  stored: readonly EventEnvelope[],
  key: Buffer | null,
  read: ReadonlyMap<string, DocumentSnapshot>,
  state: unknown,
): Promise<CheckedChanges | null> => {
  const shown = stored.map((event, index) => (key ? { ...event, data: events[index]?.data } : event) as AnyEnvelope);
  try {
    const keys = following.keysOf(shown);
    const held = following.heldIn(shown, state);
    const missing = keys.filter((path) => !read.has(path) && !held.has(path)).map((path) => db.doc(path));
    const found = [...keys.flatMap((path) => read.get(path) ?? []), ...(await getMany(db, missing))];
    const documents = new Map<string, ReadModel | null>(held);
    for (const document of found) documents.set(document.ref.path, (document.data() as ReadModel | undefined) ?? null);
    const changes = following.changesOf(shown, documents);
    const updatedAt = updateTimes(found.filter(({ ref }) => following.isChecked(ref.path)));
    return { changes, updatedAt, copied: following.copiedFrom(found, changes) };
  } catch (error) {
    if (!(error instanceof EventFault)) throw error;
    reportError(error, { owed: true, event: stored[0]?.id ?? null });
    return null;
  }
};
