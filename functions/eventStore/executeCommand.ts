import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type AccountState, account } from '#domain/account/account.ts';
import { DAY } from '#domain/calendar/instants.ts';
import { type Actor, type DecisionContext, fold } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import type { AnyEvent } from '#domain/registry.ts';
import { paths } from '../firestorePaths.ts';
import { reportError } from '../reporting.ts';
import { store, type Writer, writeChanges, writeEvents } from './commit.ts';
import { keyFor } from './eventKey.ts';
import { inOwnCode } from './faults.ts';
import { changesInCommit, isPaused, NeedsTransaction } from './following.ts';
import { backoff, isOvertaken, isRefusedWrite, isTransient } from './grpcStatus.ts';
import { foundBy, type Reader, statesOf } from './guard.ts';
import { payloadHash, senderKey } from './receipts.ts';
import type { Answer, CommandRequest, EventStore, Executed } from './request.ts';
import { type LoadedStream, loadStream } from './stream.ts';

/** How often a command is tried while the servers fail. */
const MAX_FAULTS = 8;
/** How long (ms) a command goes on trying, also when others are faster; the database's client retries below that on its own. */
const BUDGET_MS = 20_000;
const RECEIPT_TTL_MS = 30 * DAY;
const SYSTEM: Actor = { uid: 'system', role: 'system' };

/**
 * Runs one command: one batched read (receipt, head, the sender's account, what the guard needs), a decision, one commit. Answers with the
 * stream's version. A repeated commandId gives the first answer; nothing is written for a refusal or when nothing is left to do.
 * Throws DomainError; `aborted` when others were faster for twenty seconds, or the servers failed eight times.
 */
export const executeCommand = async (eventStore: EventStore, request: CommandRequest): Promise<Executed> => {
  const startedAt = performance.now();
  // New documents copy from others: a command that begins a stream runs in a transaction.
  let way: Way = { inTransaction: request.guard !== undefined || request.begins === true, writesDocuments: true };
  let faults = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      return await (way.inTransaction ? inTransaction(eventStore, request, way) : optimistically(eventStore, request, way));
    } catch (error) {
      if (error instanceof NeedsTransaction) {
        way = { ...way, inTransaction: true };
        continue;
      }
      if (way.writesDocuments && isRefusedWrite(error)) {
        // A document may be at fault, not the events: commit the events alone. The documents follow later.
        reportError(error, { owed: true, aggregate: request.aggregate.name });
        way = { ...way, writesDocuments: false };
        continue;
      }
      // Another command was faster, or the commit's answer was lost: the next attempt first looks for our receipt.
      if (!isOvertaken(error) && !isTransient(error)) throw error;
      const delay = backoff(error, attempt);
      if (!isOvertaken(error)) faults += 1;
      if (faults === MAX_FAULTS || performance.now() - startedAt + delay > BUDGET_MS)
        throw new DomainError('aborted', undefined, { cause: error });
      await pause(delay);
    }
  }
};

type Way = { readonly inTransaction: boolean; readonly writesDocuments: boolean };

const optimistically = async (eventStore: EventStore, request: CommandRequest, way: Way): Promise<Executed> => {
  const batch = eventStore.db.batch();
  const { db } = eventStore;
  const reader: Reader = { documents: (...refs) => db.getAll(...refs), query: (query) => query.get() };
  const executed = await decideAndWrite(eventStore, request, way, reader, batch);
  if (executed.types.length > 0) await batch.commit();
  return executed;
};

/** For commands that depend on data of other streams, which must not change before the commit. */
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
  const mayWrite = way.writesDocuments && owedFrom === null && !isPaused(control);
  const changes = mayWrite ? await changesInCommit(eventStore, events, stored, key, read, way.inTransaction) : null;

  if (isNew) for (const uid of subjects) writer.create(db.doc(paths.personKey(uid)), { key: (key as Buffer).toString('base64') });
  writeEvents(db, writer, stored, head, {
    snapshot: fold(aggregate.decider, events, stream.state),
    snapshotSchema: aggregate.snapshotSchema,
    owedFrom: changes ? null : (owedFrom ?? stream.version + 1),
  });
  if (changes) writeChanges(db, writer, changes);
  const types = events.map(({ type }) => type);
  const commit = { streamId, version: answer.version, types, at, isFirst: stream.version === 0, lacksDocuments: !changes };
  const { owes, progress } = eventStore.following.owedAfter(commit);
  if (progress) writer.set(db.doc(paths.progress(streamId)), progress, { merge: true });
  const hash = payloadHash(request, known ?? key);
  writer.create(receipt.ref, { ...answer, payloadHash: hash, createdAt: at, expireAt: new Date(at + RECEIPT_TTL_MS) });
  if (guard?.reserve) writer.create(db.doc(guard.reserve.path), guard.reserve.data(states));
  return { answer, types, ...(owes.length > 0 && { message: { ...answer, events: stored, owes } }) };
};

/** An id that a sender invented names nothing, whatever the decider makes of an empty stream. */
const assertMayBegin = ({ aggregate, begins, guard }: CommandRequest): void => {
  if (begins === false || (aggregate.reserved && !guard?.reserve)) throw new DomainError('not-found');
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
