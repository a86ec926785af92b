import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { AccountState } from '#domain/account/account.ts';
import { account } from '#domain/account/account.ts';
import { DAY } from '#domain/calendar/instants.ts';
import { type Actor, type DecisionContext, fold } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { type AnyAggregate, type AnyEvent, aggregateNamed } from '#domain/registry.ts';
import { paths } from '../firestorePaths.ts';
import { store, type Writer, writeEvents } from './commit.ts';
import { inOwnCode } from './faults.ts';
import { isAlreadyExists, isOverloaded, isTransient } from './grpcStatus.ts';
import { hasPersonalData } from './personalData.ts';
import { keyOfAll, makesPersonKnown, newPersonKey, type PersonKeys, subjectsOf } from './personKeys.ts';
import { payloadHash, senderKey } from './receipts.ts';
import { type LoadedStream, loadStream } from './stream.ts';

export type Answer = { readonly streamId: string; readonly version: number };

/**
 * An answer, and the types of the events that were appended: none when nothing was left to do, or when the command had been run
 * before. `isRepeated`: the first answer may have been lost with its wake-up.
 */
export type Executed = { readonly answer: Answer; readonly types: readonly string[]; readonly isRepeated?: boolean };

/**
 * Who sends: a person, whose account is read afresh with every command, or the system (deadlines, policies, the operator).
 * `isGoodForOffice`: the person signed in as the office has to.
 */
export type Sender = { readonly uid: string; readonly isGoodForOffice: boolean } | 'system';

export type CommandRequest = {
  readonly aggregate: AnyAggregate;
  readonly entityId: string;
  readonly command: { readonly type: string };
  readonly commandId: string;
  readonly sender: Sender;
  readonly causationId?: string;
  readonly correlationId?: string;
  readonly guard?: Guard;
  /** False: the command goes on with a stream that exists. What a person sends says so; the system may do both. */
  readonly begins?: boolean;
  /** Refuses an account that may not send this command, such as an uncertified client. */
  readonly admit?: (account: AccountState) => void;
};

/**
 * A rule over other streams: their states are read with the rest and must hold still until the commit. `complete` makes the command that is
 * decided, where the server knows more than the sender; the receipt holds what was sent. `reserve` is a document that only one stream can
 * create; `taken` is the refusal for the others, told by what the holder wrote there. `find` names streams that only a query can name, by documents that
 * hold a `streamId`.
 */
export type Guard = {
  readonly streams: readonly { readonly aggregate: AnyAggregate; readonly entityId: string }[];
  complete?(states: readonly unknown[]): CommandRequest['command'];
  find?(db: Firestore): readonly Query[];
  check?(states: readonly unknown[], now: number, found: readonly FoundStream[]): void;
  readonly reserve?: {
    readonly path: string;
    data(states: readonly unknown[]): Record<string, unknown>;
    taken(held: Readonly<Record<string, unknown>>): ErrorCode;
  };
};

/** A stream that a guard's query named, as it stands. */
export type FoundStream = { readonly streamId: string; readonly state: unknown };

export type EventStore = { readonly db: Firestore; readonly keys: PersonKeys; readonly now: () => number };

const MAX_ATTEMPTS = 8;
/** How long (ms) a command goes on trying; the database's client retries below that on its own. */
const BUDGET_MS = 20_000;
const RECEIPT_TTL_MS = 30 * DAY;
const SYSTEM: Actor = { uid: 'system', role: 'system' };

type Reader = {
  documents(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
  query(query: Query): Promise<QuerySnapshot>;
};

/**
 * Runs one command: one batched read (receipt, head, the sender's account, what the guard needs), a decision, one commit. Answers with the
 * stream's version. A repeated commandId gives the first answer; nothing is written for a refusal or when nothing is left to do.
 * Throws DomainError; `aborted` when others were faster eight times.
 */
export const executeCommand = async (eventStore: EventStore, request: CommandRequest): Promise<Executed> => {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await (request.guard ? inTransaction(eventStore, request) : optimistically(eventStore, request));
    } catch (error) {
      // Somebody was faster, or the answer to the commit was lost: the next attempt looks for our own receipt before it decides anew.
      if (!isAlreadyExists(error) && !isTransient(error)) throw error;
      const delay = backoff(error, attempt);
      if (attempt === MAX_ATTEMPTS || performance.now() - startedAt + delay > BUDGET_MS)
        throw new DomainError('aborted', undefined, { cause: error });
      await pause(delay);
    }
  }
};

/** Backoff (ms) after a failed attempt: short when another command was faster, exponential when the database is overloaded or away. */
export const backoff = (error: unknown, attempt: number, random = Math.random): number =>
  random() * (isOverloaded(error) ? Math.min(100 * 2 ** attempt, 4_000) : 15 * attempt);

const optimistically = async (eventStore: EventStore, request: CommandRequest): Promise<Executed> => {
  const batch = eventStore.db.batch();
  const { db } = eventStore;
  const reader: Reader = { documents: (...refs) => db.getAll(...refs), query: (query) => query.get() };
  const executed = await decideAndWrite(eventStore, request, reader, batch);
  if (executed.types.length > 0) await batch.commit();
  return executed;
};

/** The exception (design section 4): a rule over another stream's state needs that stream to stand still until the commit. */
const inTransaction = (eventStore: EventStore, request: CommandRequest): Promise<Executed> =>
  eventStore.db.runTransaction(
    (transaction) => {
      const reader: Reader = {
        documents: (...refs) => transaction.getAll(...refs),
        query: (query) => transaction.get(query),
      };
      return decideAndWrite(eventStore, request, reader, transaction);
    },
    { maxAttempts: 1 },
  );

const decideAndWrite = async (eventStore: EventStore, request: CommandRequest, read: Reader, writer: Writer): Promise<Executed> => {
  const { db, keys, now } = eventStore;
  const { aggregate, entityId, guard } = request;
  const streamId = streamIdOf(aggregate.name, entityId);
  const accountId = request.sender === 'system' ? streamId : streamIdOf('account', request.sender.uid);
  const [receipt, head, accountHead, ...guarded] = (await read.documents(
    db.doc(paths.receipt(request.commandId)),
    db.doc(paths.head(streamId)),
    db.doc(paths.head(accountId)),
    ...(guard?.reserve ? [db.doc(guard.reserve.path)] : []),
    ...(guard?.streams ?? []).map((other) => db.doc(paths.head(streamIdOf(other.aggregate.name, other.entityId)))),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, ...DocumentSnapshot[]];

  const known = await senderKey(keys, request);
  if (receipt.exists) return { answer: repeated(receipt, payloadHash(request, known)), types: [], isRepeated: true };

  const actor = await actorOf(eventStore, request, accountHead);
  const stream = await loadStream(db, keys, aggregate, head);
  const context: DecisionContext = { now: now(), actor, ids: [] };
  const reservation = guard?.reserve && guarded[0];
  const states = guard ? await statesOf(eventStore, guard, reservation ? guarded.slice(1) : guarded) : [];
  const command = guard?.complete?.(states) ?? request.command;
  const events = inOwnCode(() => aggregate.decider.decide(command, stream.state, context) as AnyEvent[]);
  if (events.length === 0) return { answer: { streamId, version: stream.version }, types: [] };
  if (stream.version === 0) assertMayBegin(request);
  guard?.check?.(states, context.now, await foundBy(eventStore, guard, read));
  if (guard?.reserve && reservation?.exists) throw new DomainError(guard.reserve.taken(reservation.data() ?? {}));

  const answer = { streamId, version: stream.version + events.length };
  const at = context.now;
  const correlationId = request.correlationId ?? request.commandId;
  const meta = { actor, commandId: request.commandId, correlationId, causationId: request.causationId ?? null, recordedAt: at };
  const key = await keyFor(eventStore, request, events, db, writer);
  writeEvents(db, writer, aggregate, fold(aggregate.decider, events, stream.state), store(streamId, stream, events, meta, key));
  const hash = payloadHash(request, known ?? key);
  writer.create(receipt.ref, { ...answer, payloadHash: hash, createdAt: at, expireAt: new Date(at + RECEIPT_TTL_MS) });
  if (guard?.reserve) writer.create(db.doc(guard.reserve.path), guard.reserve.data(states));
  return { answer, types: events.map(({ type }) => type) };
};

/** An id that a sender invented names nothing, whatever the decider makes of an empty stream. */
const assertMayBegin = ({ aggregate, begins, guard }: CommandRequest): void => {
  if (begins === false || (aggregate.reserved && !guard?.reserve)) throw new DomainError('not-found');
};

const statesOf = async ({ db, keys }: EventStore, { streams }: Guard, heads: readonly DocumentSnapshot[]): Promise<unknown[]> => {
  const loaded = await Promise.all(
    streams.map(({ aggregate }, index) => loadStream(db, keys, aggregate, heads[index] as DocumentSnapshot)),
  );
  return loaded.map(({ state }) => state);
};

const foundBy = async ({ db, keys }: EventStore, guard: Guard, read: Reader): Promise<FoundStream[]> => {
  const answers = await Promise.all((guard.find?.(db) ?? []).map((query) => read.query(query)));
  const named = [...new Set(answers.flatMap(({ docs }) => docs.map((found) => found.get('streamId') as string)))];
  if (named.length === 0) return [];
  const heads = await read.documents(...named.map((streamId) => db.doc(paths.head(streamId))));
  return Promise.all(
    heads.map(async (head) => {
      const { aggregate } = parseStreamId(head.id);
      return { streamId: head.id, state: (await loadStream(db, keys, aggregateNamed(aggregate), head)).state };
    }),
  );
};

const repeated = (receipt: DocumentSnapshot, hash: string): Answer => {
  if (receipt.get('payloadHash') !== hash) throw new DomainError('command-id-reused');
  return { streamId: receipt.get('streamId'), version: receipt.get('version') };
};

/** The actor as the log knows it now: a suspension or a lost role counts at once, although tokens live for an hour. */
const actorOf = async ({ db, keys }: EventStore, request: CommandRequest, accountHead: DocumentSnapshot): Promise<Actor> => {
  if (request.sender === 'system') return SYSTEM;
  const { state } = (await loadStream(db, keys, account, accountHead)) as LoadedStream & { state: AccountState };
  const { uid, isGoodForOffice } = request.sender;
  if (state.status === 'NONE') return { uid, role: null };
  if (state.status === 'WITHDRAWN') throw new DomainError('account-withdrawn');
  if (state.suspended) throw new DomainError('account-suspended');
  if (state.isAdmin && !isGoodForOffice) throw new DomainError('second-factor-missing');
  request.admit?.(state);
  return { uid, role: state.isAdmin ? 'office' : state.role };
};

/**
 * The key that encrypts the events' personal fields: that of the people they are about, or a new one that is stored with the event that makes the person known.
 * A sender who has left meanwhile is refused. Of somebody else who has left nothing is written down: without a key the fields are stored as null.
 */
const keyFor = async ({ keys }: EventStore, request: CommandRequest, events: readonly AnyEvent[], db: Firestore, writer: Writer) => {
  const { aggregate, entityId, sender } = request;
  const personal = events.find(({ type }) => hasPersonalData(type));
  if (!personal) return null;
  const subjects = subjectsOf(aggregate, entityId, personal);
  const held = await keys.read(subjects);
  const known = keyOfAll(held, subjects);
  if (known) return known;
  if (makesPersonKnown(personal.type)) return createKey(db, writer, subjects);
  if (sender !== 'system' && subjects.includes(sender.uid) && !held.get(sender.uid)) throw new DomainError('account-withdrawn');
  return null;
};

const createKey = (db: Firestore, writer: Writer, subjects: readonly string[]): Buffer => {
  const key = newPersonKey();
  for (const uid of subjects) writer.create(db.doc(paths.personKey(uid)), { key: key.toString('base64') });
  return key;
};
