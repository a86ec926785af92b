import type { DocumentReference, DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { DomainError } from '#domain/kernel/domainError.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import { type AnyAggregate, aggregateNamed } from '#domain/registry.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { EventStore } from './request.ts';
import { loadStream } from './stream.ts';

/** A stream that a guard's query named, with its current state. */
export type FoundStream = { readonly streamId: string; readonly state: unknown };

/** A rule over other streams. Their states are read in the command's transaction. */
export type Guard = {
  readonly streams: readonly { readonly aggregate: AnyAggregate; readonly entityId: string }[];
  /**
   * Makes the command that is decided, when the server knows more than the sender. The receipt
   * keeps what was sent. `held`: what `together` holds.
   */
  complete?(states: readonly unknown[], held: Readonly<Record<string, unknown>>): { readonly type: string };
  /** Names more streams by documents that hold a `streamId`. */
  find?(db: Firestore): readonly Query[];
  /**
   * The same, asked outside the transaction. For a command whose own commit writes what the query
   * looks for: several of them at once would block each other. `isFirst`: the document that streams
   * write together is missing.
   */
  findBeside?(db: Firestore, isFirst: boolean): readonly Query[];
  /**
   * Documents that must not be there, and the refusal if one is. Read in the transaction, so that
   * none can come at the same moment.
   */
  readonly absent?: { queries(db: Firestore): readonly Query[]; refusal(): DomainError };
  check?(states: readonly unknown[], now: number, found: readonly FoundStream[]): void;
  /**
   * A document that only one stream can create. `taken`: the error for the others, given what the
   * document holds.
   */
  readonly reserve?: {
    readonly path: string;
    data(states: readonly unknown[]): Readonly<Record<string, unknown>>;
    taken(held: Readonly<Record<string, unknown>>): ErrorCode;
  };
  /**
   * A document that several streams write together: it is read and written with the commit, so that
   * their commands come one after the other. The streams that it names are among `found`.
   */
  readonly together?: {
    readonly path: string;
    streamsIn(held: Readonly<Record<string, unknown>>): readonly string[];
    data(found: readonly FoundStream[], held: Readonly<Record<string, unknown>>): Record<string, unknown>;
  };
};

/** Reads inside or outside a transaction. */
export type Reader = {
  documents(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
  query(query: Query): Promise<QuerySnapshot>;
};

/** The states of the guard's streams, in their order. */
export const statesOf = async ({ db, keys }: EventStore, { streams }: Guard, heads: readonly DocumentSnapshot[]): Promise<unknown[]> => {
  const loaded = await Promise.all(
    streams.map(({ aggregate }, index) => loadStream(db, keys, aggregate, heads[index] as DocumentSnapshot)),
  );
  return loaded.map(({ state }) => state);
};

/** Refuses when a document is there that must not be. */
export const assertAbsent = async ({ db }: EventStore, { absent }: Guard, read: Reader): Promise<void> => {
  if (!absent) return;
  const answers = await Promise.all(absent.queries(db).map((query) => read.query(query.limit(1))));
  if (answers.some(({ empty }) => !empty)) throw absent.refusal();
};

/**
 * The streams that the guard's queries name, and those of the document that is written together.
 */
export const foundBy = async (
  { db, keys }: EventStore,
  guard: Guard,
  read: Reader,
  together: DocumentSnapshot | undefined,
): Promise<FoundStream[]> => {
  const within = (guard.find?.(db) ?? []).map((query) => read.query(query));
  const beside = (guard.findBeside?.(db, !together?.exists) ?? []).map((query) => query.get());
  const answers = await Promise.all([...within, ...beside]);
  const asked = answers.flatMap(({ docs }) => docs.map((found) => found.get('streamId') as string));
  const named = [...new Set([...asked, ...(guard.together?.streamsIn(together?.data() ?? {}) ?? [])])];
  if (named.length === 0) return [];
  const heads = await read.documents(...named.map((streamId) => db.doc(paths.head(streamId))));
  return Promise.all(
    heads.map(async (head) => {
      const { aggregate } = parseStreamId(head.id);
      return { streamId: head.id, state: (await loadStream(db, keys, aggregateNamed(aggregate), head)).state };
    }),
  );
};
