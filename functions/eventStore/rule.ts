import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type { DecisionContext } from '#domain/kernel/decider.ts';
import type { DomainError } from '#domain/kernel/domainError.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { type AnyAggregate, aggregateNamed } from '#domain/registry.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import type { KnownIds } from './knownIds.ts';
import type { EventStore } from './request.ts';
import { loadStream } from './stream.ts';

export type FoundStream = { readonly streamId: string; readonly state: unknown };

/** Documents that a rule named, by path; undefined for a missing one. */
export type RuleDocuments = { get(path: string): Readonly<Record<string, unknown>> | undefined };

/**
 * A rule over other streams. What it names is read without a lock, in the command's one batched
 * read, and each rule sees only what it named itself. A rule that no other command may break at the
 * same moment also names `sharedDocument`, `turns` or `reserve`: the commit has a precondition on
 * these documents.
 */
export type Rule = {
  readonly streams?: readonly { readonly aggregate: AnyAggregate; readonly entityId: string }[];
  /** Paths of documents that the rule reads. */
  readonly documents?: readonly string[];
  /**
   * Makes the command that is decided, when the server knows more than the sender. The receipt
   * keeps what was sent. At most one rule of a command does this. `held`: what the shared document
   * holds.
   */
  fillCommand?(states: readonly unknown[], held: Readonly<Record<string, unknown>>, documents: RuleDocuments): { readonly type: string };
  /** What the decision has to know of the rule's streams. */
  addContext?(states: readonly unknown[]): Partial<DecisionContext>;
  /** Names more streams by documents with a `streamId`. `isFirst`: no shared document yet. */
  find?(db: Firestore, isFirst: boolean): readonly Query[];
  /** Documents that must not be there, and the refusal if one is. */
  readonly absent?: Absent;
  check?(states: readonly unknown[], now: number, found: readonly FoundStream[], documents: RuleDocuments): void;
  /** Rules that depend on what was read. Their documents cost one more round trip. */
  further?(states: readonly unknown[], documents: RuleDocuments): readonly FurtherRule[];
  /**
   * A document that names one stream. `taken`: the error for the others, given what the document
   * holds; null if the stream takes it over.
   */
  readonly reserve?: {
    readonly path: string;
    data(states: readonly unknown[], held: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, unknown>>;
    taken(held: Readonly<Record<string, unknown>>, states: readonly unknown[]): ErrorCode | null;
  };
  /**
   * A document that several streams write together: it is read with the command and written with
   * its commit, on condition that it is as it was read, so that their commands come one after the
   * other. The streams that it names are among `found`.
   */
  readonly sharedDocument?: {
    readonly path: string;
    streamsIn(held: Readonly<Record<string, unknown>>): readonly string[];
    data(found: readonly FoundStream[], held: Readonly<Record<string, unknown>>): Record<string, unknown>;
  };
  /**
   * Paths of documents (`paths.turn`) that only count commands. Commands with a path in common come
   * one after the other, as with `sharedDocument`.
   */
  readonly turns?: readonly string[];
};

/**
 * Documents that must not be there, and the refusal if one is. `counts`: whether a document of the
 * queries is meant; every one without it.
 */
type Absent = {
  queries(db: Firestore): readonly Query[];
  /** How many documents of one query refuse; one by default. */
  readonly least?: number;
  counts?(document: Readonly<Record<string, unknown>>): boolean;
  refusal(): DomainError;
};

/** A rule that is known only after the first read. */
export type FurtherRule = Pick<Rule, 'streams' | 'find' | 'absent' | 'check' | 'turns'>;

/** Rules that name documents by ids in the command's own stream. */
export type RulesByIds = (ids: KnownIds) => readonly Rule[];

/** The paths of the heads of a rule's streams, in their order. */
export const headsOf = ({ streams = [] }: Pick<Rule, 'streams'>): readonly string[] =>
  streams.map(({ aggregate, entityId }) => paths.head(streamIdOf(aggregate.name, entityId)));

/** The documents whose preconditions order commands. */
export const orderingPaths = ({ reserve, sharedDocument, turns = [] }: Rule): readonly string[] => [
  ...[reserve?.path, sharedDocument?.path].filter((path) => path !== undefined),
  ...turns,
];

/** The states of streams whose heads were read, each loaded once. */
export const statesIn = ({ db, keys }: EventStore, at: (path: string) => DocumentSnapshot) => {
  const loaded = new Map<string, Promise<unknown>>();
  const stateOf = async (aggregate: AnyAggregate, path: string): Promise<unknown> =>
    (await loadStream(db, keys, aggregate, at(path))).state;
  return (rule: Pick<Rule, 'streams'>): Promise<unknown[]> => {
    const heads = headsOf(rule);
    return Promise.all(
      (rule.streams ?? []).map(({ aggregate }, index) => {
        const path = heads[index] as string;
        const state = loaded.get(path) ?? stateOf(aggregate, path);
        loaded.set(path, state);
        return state;
      }),
    );
  };
};

/** Refuses when a document is there that must not be. */
export const assertAbsent = async ({ db }: EventStore, { absent }: Pick<Rule, 'absent'>): Promise<void> => {
  if (!absent) return;
  const { counts, least = 1 } = absent;
  const answers = await Promise.all(absent.queries(db).map((query) => (counts ? query : query.limit(least)).get()));
  const isThere = answers.some(({ docs }) => docs.filter((found) => counts?.(found.data()) ?? true).length >= least);
  if (isThere) throw absent.refusal();
};

/**
 * The streams that the rule's queries name, and those of the document that is written together.
 * `read`: documents that the command has read.
 */
export const foundBy = async (
  { db, keys }: EventStore,
  rule: Pick<Rule, 'find' | 'sharedDocument'>,
  shared?: DocumentSnapshot,
  read: ReadonlyMap<string, DocumentSnapshot> = new Map(),
): Promise<FoundStream[]> => {
  const answers = await Promise.all((rule.find?.(db, !shared?.exists) ?? []).map((query) => query.get()));
  const asked = answers.flatMap(({ docs }) => docs.map((found) => found.get('streamId') as string));
  const named = [...new Set([...asked, ...(rule.sharedDocument?.streamsIn(shared?.data() ?? {}) ?? [])])];
  const wanted = named.map(paths.head);
  const others = await getMany(
    db,
    wanted.filter((path) => !read.has(path)).map((path) => db.doc(path)),
  );
  const byPath = new Map(others.map((head) => [head.ref.path, head]));
  const heads = wanted.map((path) => (read.get(path) ?? byPath.get(path)) as DocumentSnapshot);
  return Promise.all(
    heads.map(async (head) => {
      const { aggregate } = parseStreamId(head.id);
      return { streamId: head.id, state: (await loadStream(db, keys, aggregateNamed(aggregate), head)).state };
    }),
  );
};
