import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference, DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { AccountState } from '#domain/account/account.ts';
import { account } from '#domain/account/account.ts';
import { DAY } from '#domain/calendar/instants.ts';
import { type Actor, type DecisionContext, fold } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { ErrorCode } from '#domain/kernel/errorMessages.ts';
import { parseStreamId, streamIdOf } from '#domain/kernel/identifiers.ts';
import { type AnyAggregate, type AnyEnvelope, type AnyEvent, aggregateNamed, type EventType } from '#domain/registry.ts';
import type { Change, ReadModel } from '#projections/projector.ts';
import { owing } from '../delivery/progress.ts';
import type { Message } from '../delivery/publish.ts';
import type { Subscription } from '../delivery/subscriptions.ts';
import { paths } from '../firestorePaths.ts';
import { reportError } from '../reporting.ts';
import { store, type Writer, writeChanges, writeEvents } from './commit.ts';
import { EventFault, inOwnCode } from './faults.ts';
import { isOverloaded, isOvertaken, isRefusedWrite, isTransient } from './grpcStatus.ts';
import { hasPersonalData } from './personalData.ts';
import { keyOfAll, makesPersonKnown, newPersonKey, type PersonKeys, subjectsOf } from './personKeys.ts';
import { payloadHash, senderKey } from './receipts.ts';
import { type LoadedStream, loadStream } from './stream.ts';

export type Answer = { readonly streamId: string; readonly version: number };

/**
 * An answer, and the types of the events that were appended: none when nothing was left to do, or when the command had been run
 * before. `message`: what to publish, where somebody has to hear of the events. `isRepeated`: the first answer may have been lost with its message.
 */
export type Executed = {
  readonly answer: Answer;
  readonly types: readonly string[];
  readonly message?: Message;
  readonly isRepeated?: boolean;
};

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
 * hold a `streamId`; with `findsBeside` the answer need not stand still, because the command itself writes what the query looks for, and several at once would wait for
 * each other.
 */
export type Guard = {
  readonly streams: readonly { readonly aggregate: AnyAggregate; readonly entityId: string }[];
  complete?(states: readonly unknown[]): CommandRequest['command'];
  find?(db: Firestore): readonly Query[];
  readonly findsBeside?: true;
  check?(states: readonly unknown[], now: number, found: readonly FoundStream[]): void;
  readonly reserve?: {
    readonly path: string;
    data(states: readonly unknown[]): Record<string, unknown>;
    taken(held: Readonly<Record<string, unknown>>): ErrorCode;
  };
};

/** A stream that a guard's query named, as it stands. */
export type FoundStream = { readonly streamId: string; readonly state: unknown };

/** What follows events in their own commit, and who has to hear of them afterwards; pure. Its faults never fail a command. */
export type Following = {
  /** The documents that have to be read before. */
  keysOf(events: readonly AnyEnvelope[]): readonly string[];
  changesOf(events: readonly AnyEnvelope[], found: ReadonlyMap<string, ReadModel | null>): ReadonlyMap<string, Change>;
  /** Whether what was read must stand still until the commit: something of another stream is copied from it. */
  copies(keys: readonly string[], changes: ReadonlyMap<string, Change>): boolean;
  interestedIn(types: readonly EventType[]): readonly Subscription[];
};

export type EventStore = { readonly db: Firestore; readonly keys: PersonKeys; readonly now: () => number; readonly following: Following };

/** How often a command is tried while the servers fail. */
const MAX_FAULTS = 8;
/** How long (ms) a command goes on trying, also when others are faster; the database's client retries below that on its own. */
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
 * Throws DomainError; `aborted` when others were faster for twenty seconds, or the servers failed eight times.
 */
export const executeCommand = async (eventStore: EventStore, request: CommandRequest): Promise<Executed> => {
  const startedAt = performance.now();
  let way: Way = { standsStill: request.guard !== undefined || request.begins === true, documents: 'written' };
  let faults = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      return await (way.standsStill ? inTransaction(eventStore, request, way) : optimistically(eventStore, request, way));
    } catch (error) {
      if (error instanceof MustStandStill) {
        way = { ...way, standsStill: true };
        continue;
      }
      if (way.documents === 'written' && isRefusedWrite(error)) {
        // The events may be sound all the same: what the stream owes then is found by whoever brings its documents up.
        reportError(error, { owed: true, aggregate: request.aggregate.name });
        way = { ...way, documents: 'owed' };
        continue;
      }
      // Somebody was faster, or the answer to the commit was lost: the next attempt looks for our own receipt before it decides anew.
      if (!isOvertaken(error) && !isTransient(error)) throw error;
      const delay = backoff(error, attempt);
      if (!isOvertaken(error)) faults += 1;
      if (faults === MAX_FAULTS || performance.now() - startedAt + delay > BUDGET_MS)
        throw new DomainError('aborted', undefined, { cause: error });
      await pause(delay);
    }
  }
};

/** Backoff (ms) after a failed attempt: short when another command was faster, exponential when the database is overloaded or away. */
export const backoff = (error: unknown, attempt: number, random = Math.random): number =>
  random() * (isOverloaded(error) ? Math.min(100 * 2 ** attempt, 4_000) : Math.min(15 * attempt, 200));

/** How a command is run: whether what it reads stands still until the commit, and whether its commit writes the stream's documents or owes them. */
type Way = { readonly standsStill: boolean; readonly documents: 'written' | 'owed' };

/** The documents of a commit copy something that is not the stream's own: it must not change before the commit. */
class MustStandStill extends Error {}

const optimistically = async (eventStore: EventStore, request: CommandRequest, way: Way): Promise<Executed> => {
  const batch = eventStore.db.batch();
  const { db } = eventStore;
  const reader: Reader = { documents: (...refs) => db.getAll(...refs), query: (query) => query.get() };
  const executed = await decideAndWrite(eventStore, request, way, reader, batch);
  if (executed.types.length > 0) await batch.commit();
  return executed;
};

/** The exception (design section 4): a rule over another stream's state, or a copy of another stream's document, needs that to stand still until the commit. */
const inTransaction = (eventStore: EventStore, request: CommandRequest, way: Way): Promise<Executed> =>
  eventStore.db.runTransaction(
    (transaction) => {
      const reader: Reader = {
        documents: (...refs) => transaction.getAll(...refs),
        query: (query) => transaction.get(query),
      };
      return decideAndWrite(eventStore, request, way, reader, transaction);
    },
    { maxAttempts: 1 },
  );

const decideAndWrite = async (
  eventStore: EventStore,
  request: CommandRequest,
  way: Way,
  read: Reader,
  writer: Writer,
): Promise<Executed> => {
  const { db, keys, now } = eventStore;
  const { aggregate, entityId, guard } = request;
  const streamId = streamIdOf(aggregate.name, entityId);
  const accountId = request.sender === 'system' ? streamId : streamIdOf('account', request.sender.uid);
  const [receipt, control, head, accountHead, ...guarded] = (await read.documents(
    db.doc(paths.receipt(request.commandId)),
    db.doc(paths.projectionControl),
    db.doc(paths.head(streamId)),
    db.doc(paths.head(accountId)),
    ...(guard?.reserve ? [db.doc(guard.reserve.path)] : []),
    ...(guard?.streams ?? []).map((other) => db.doc(paths.head(streamIdOf(other.aggregate.name, other.entityId)))),
  )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, ...DocumentSnapshot[]];

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
  const { key, isNew, subjects } = await keyFor(eventStore, request, events);
  const stored = store(streamId, stream, events, meta, key);
  const { owedFrom } = stream;
  const mayWrite = way.documents === 'written' && owedFrom === null && !control.get('pausedAt');
  const changes = mayWrite ? await follow(eventStore, events, stored, key, way, read) : null;

  if (isNew) for (const uid of subjects) writer.create(db.doc(paths.personKey(uid)), { key: (key as Buffer).toString('base64') });
  writeEvents(db, writer, stored, head, {
    snapshot: fold(aggregate.decider, events, stream.state),
    snapshotSchema: aggregate.snapshotSchema,
    owedFrom: changes ? null : (owedFrom ?? stream.version + 1),
  });
  if (changes) writeChanges(db, writer, changes);
  const owes = [...(changes ? [] : ['readModels' as const]), ...eventStore.following.interestedIn(events.map(({ type }) => type))];
  const isFirst = stream.version === 0;
  // A stream's progress begins with it: one without is of an older release.
  if (owes.length > 0 || isFirst)
    writer.set(db.doc(paths.progress(streamId)), owing(streamId, answer.version, owes, at, isFirst), { merge: true });
  const hash = payloadHash(request, known ?? key);
  writer.create(receipt.ref, { ...answer, payloadHash: hash, createdAt: at, expireAt: new Date(at + RECEIPT_TTL_MS) });
  if (guard?.reserve) writer.create(db.doc(guard.reserve.path), guard.reserve.data(states));
  return {
    answer,
    types: events.map(({ type }) => type),
    ...(owes.length > 0 && { message: { ...answer, events: stored, owes } }),
  };
};

/** What the events change of documents; null when our own code fails on them: then the stream owes its documents. */
const follow = async (
  { db, following }: EventStore,
  events: readonly AnyEvent[],
  stored: readonly EventEnvelope[],
  key: Buffer | null,
  way: Way,
  read: Reader,
): Promise<ReadonlyMap<string, Change> | null> => {
  // Without the key nobody will ever read more of them than what was stored.
  const shown = stored.map((event, index) => (key ? { ...event, data: events[index]?.data } : event) as AnyEnvelope);
  try {
    const keys = following.keysOf(shown);
    const found = keys.length > 0 ? await read.documents(...keys.map((path) => db.doc(path))) : [];
    const documents = new Map(found.map((document) => [document.ref.path, (document.data() as ReadModel | undefined) ?? null]));
    const changes = following.changesOf(shown, documents);
    if (!way.standsStill && following.copies(keys, changes)) throw new MustStandStill();
    return changes;
  } catch (error) {
    if (!(error instanceof EventFault)) throw error;
    reportError(error, { owed: true, event: stored[0]?.id ?? null });
    return null;
  }
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
  const ask = (query: Query) => (guard.findsBeside ? query.get() : read.query(query));
  const answers = await Promise.all((guard.find?.(db) ?? []).map(ask));
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
 * The key that encrypts the events' personal fields: that of the people they are about, or a new one (`isNew`), to be stored with the event that makes the person known.
 * A sender who has left meanwhile is refused. Of somebody else who has left nothing is written down: without a key the fields are stored as null.
 */
const keyFor = async (
  { keys }: EventStore,
  { aggregate, entityId, sender }: CommandRequest,
  events: readonly AnyEvent[],
): Promise<{ key: Buffer | null; isNew: boolean; subjects: readonly string[] }> => {
  const personal = events.find(({ type }) => hasPersonalData(type));
  if (!personal) return { key: null, isNew: false, subjects: [] };
  const subjects = subjectsOf(aggregate, entityId, personal);
  const held = await keys.read(subjects);
  const known = keyOfAll(held, subjects);
  if (known) return { key: known, isNew: false, subjects };
  if (makesPersonKnown(personal.type)) return { key: newPersonKey(), isNew: true, subjects };
  if (sender !== 'system' && subjects.includes(sender.uid) && !held.get(sender.uid)) throw new DomainError('account-withdrawn');
  return { key: null, isNew: false, subjects };
};
