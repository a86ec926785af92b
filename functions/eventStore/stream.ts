import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { type SetDeadline, setDeadlines } from '#domain/kernel/deadline.ts';
import { fold } from '#domain/kernel/decider.ts';
import { GENESIS } from '#domain/office/proof/leaves.ts';
import type { AnyAggregate } from '#domain/registry.ts';
import type { PersonKeys } from './personKeys.ts';
import { decryptEvents, readStored } from './readEvents.ts';
import type { Receipt } from './receipts.ts';

/** The head of a stream: its length, a snapshot of the state, and the last event's hash. */
export type Head = {
  readonly version: number;
  readonly snapshot: unknown;
  readonly snapshotSchema: number;
  readonly hash: string;
  /** The first event that the own documents lack; null: none. Missing or 0: unknown. */
  readonly owedFrom?: number | null;
  /** What the clock has to do. Missing in a stream of an older release until a rebuild. */
  readonly deadlines?: readonly SetDeadline[];
  /** When (ms) the first of them is due. */
  readonly nextDue?: number | null;
  /** The receipts of the stream's first commands. Missing in a stream of an older release. */
  readonly receipts?: readonly Receipt[];
};

const decoded = new WeakMap<DocumentSnapshot, Head>();

/** The head in a document; undefined if there is none. A snapshot is decoded once. */
export const headIn = (document: DocumentSnapshot): Head | undefined => {
  if (!document.exists) return undefined;
  const known = decoded.get(document);
  if (known) return known;
  const head = document.data() as Head;
  decoded.set(document, head);
  return head;
};

/**
 * A stream with its state. `owedFrom`: the first version that its documents lack; null: none; 0:
 * unknown (a head of an older release) until a rebuild.
 */
export type LoadedStream = { readonly version: number; readonly state: unknown; readonly hash: string; readonly owedFrom: number | null };

/** The part of a head about the stream's state. `before`: the deadlines of the replaced head. */
export const headOf = (
  aggregate: AnyAggregate,
  state: unknown,
  version: number,
  before: readonly SetDeadline[] = [],
): Required<Pick<Head, 'snapshot' | 'snapshotSchema' | 'deadlines' | 'nextDue'>> => {
  const deadlines = setDeadlines(aggregate.deadlines?.(state) ?? [], before, version);
  const nextDue = deadlines.length > 0 ? Math.min(...deadlines.map(({ dueAt }) => dueAt)) : null;
  return { snapshot: state, snapshotSchema: aggregate.snapshotSchema, deadlines, nextDue };
};

/**
 * The state of a stream, from the snapshot in its head. If the snapshot has another schema than the
 * code, it is ignored and the stream is replayed.
 */
export const loadStream = async (
  db: Firestore,
  keys: PersonKeys,
  aggregate: AnyAggregate,
  head: DocumentSnapshot,
): Promise<LoadedStream> => {
  const held = headIn(head);
  if (!held) return { version: 0, state: aggregate.decider.initial, hash: GENESIS, owedFrom: null };
  const { version, snapshot, snapshotSchema, hash, owedFrom = 0 } = held;
  if (snapshotSchema === aggregate.snapshotSchema) return { version, state: snapshot, hash, owedFrom };
  return { version, state: await replayState(db, keys, aggregate, head.id, version), hash, owedFrom };
};

const PAGE = 500;

const replayState = async (db: Firestore, keys: PersonKeys, aggregate: AnyAggregate, streamId: string, version: number) => {
  let state = aggregate.decider.initial;
  for (let from = 1; from <= version; from += PAGE) {
    const events = await readStored(db, streamId, from, Math.min(PAGE, version - from + 1));
    state = fold(aggregate.decider, await decryptEvents(events, keys), state);
  }
  return state;
};
