import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { fold } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/reporting.ts';
import { inSpan, openSpan } from '../platform/tracing.ts';
import { store, type Writer, writeChanges, writeEvents } from './commit.ts';
import { type Decided, decide, type Found, readFor } from './decide.ts';
import { keyFor } from './eventKey.ts';
import { inOwnCode } from './faults.ts';
import { changesInCommit, isPaused, NeedsTransaction } from './following.ts';
import { backoff, isOvertaken, isRefusedWrite, isTransient } from './grpcStatus.ts';
import type { Reader } from './guard.ts';
import { logCommand } from './logCommand.ts';
import { isFull, keepReceipt, payloadHash, type Receipt, receiptFrom, receiptIn, senderKey } from './receipts.ts';
import type { CommandRequest, EventStore, Executed } from './request.ts';
import { headOf } from './stream.ts';

/** How often a command is tried while the servers fail. */
const MAX_FAULTS = 8;
/**
 * How long (ms) a command goes on trying, also when others are faster; the database's client
 * retries below that on its own.
 */
const BUDGET_MS = 20_000;

/**
 * Runs one command: one batched read (head, the sender's account, what the guard needs), a
 * decision, one commit. Answers with the stream's version. A commandId that comes again gets the
 * first answer. Throws DomainError; `aborted` when others were faster for 20 s, or the servers
 * failed eight times.
 */
export const executeCommand = (eventStore: EventStore, request: CommandRequest): Promise<Executed> =>
  logCommand(request, (tried) => untilStored(eventStore, request, tried));

const untilStored = async (eventStore: EventStore, request: CommandRequest, tried: () => void): Promise<Executed> => {
  const startedAt = performance.now();
  // New documents copy from others: a command that begins a stream runs in a transaction.
  let way: Way = { inTransaction: request.guard !== undefined || request.begins === true, writesDocuments: true, isAgain: false };
  let faults = 0;
  for (let attempt = 1; ; attempt++) {
    tried();
    try {
      return await (way.inTransaction ? inTransaction(eventStore, request, way) : optimistically(eventStore, request, way));
    } catch (error) {
      if (error instanceof NeedsTransaction) {
        way = { ...way, inTransaction: true };
        continue;
      }
      if (way.writesDocuments && isRefusedWrite(error)) {
        // A document may be at fault, not the events: commit the events alone. The documents follow
        // later.
        reportError(error, { owed: true, aggregate: request.aggregate.name });
        way = { ...way, writesDocuments: false };
        continue;
      }
      // Another command was faster, or the commit's answer was lost: the next attempt first looks
      // for our receipt.
      if (!isOvertaken(error) && !isTransient(error)) throw error;
      const delay = backoff(error, attempt);
      if (!isOvertaken(error)) faults += 1;
      way = { ...way, isAgain: true };
      if (faults === MAX_FAULTS || performance.now() - startedAt + delay > BUDGET_MS)
        throw new DomainError('aborted', undefined, { cause: error });
      await pause(delay);
    }
  }
};

/** `isAgain`: an earlier attempt may have stored the command. */
type Way = { readonly inTransaction: boolean; readonly writesDocuments: boolean; readonly isAgain: boolean };

const optimistically = async (eventStore: EventStore, request: CommandRequest, way: Way): Promise<Executed> => {
  const batch = eventStore.db.batch();
  const { db } = eventStore;
  const reader: Reader = { documents: (...refs) => db.getAll(...refs), query: (query) => query.get() };
  const executed = await decideAndWrite(eventStore, request, way, reader, batch);
  if (executed.types.length > 0) await inSpan('commit', {}, () => batch.commit());
  return executed;
};

/** For commands that depend on data of other streams, which must not change before the commit. */
const inTransaction = async (eventStore: EventStore, request: CommandRequest, way: Way): Promise<Executed> => {
  let committed: (() => void) | undefined;
  const run = eventStore.db.runTransaction(
    async (transaction) => {
      const reader: Reader = {
        documents: (...refs) => transaction.getAll(...refs),
        query: (query) => transaction.get(query),
      };
      const executed = await decideAndWrite(eventStore, request, way, reader, transaction);
      // The client commits when this function has returned.
      committed = openSpan('commit');
      return executed;
    },
    { maxAttempts: 1 },
  );
  return run.finally(() => committed?.());
};

const decideAndWrite = async (
  eventStore: EventStore,
  request: CommandRequest,
  way: Way,
  read: Reader,
  writer: Writer,
): Promise<Executed> => {
  const streamId = streamIdOf(request.aggregate.name, request.entityId);
  const found = await inSpan('read', {}, () => readFor(eventStore, request, streamId, read));
  const answerOf = async (receipt: Receipt): Promise<Executed> => {
    const hash = payloadHash(request, await senderKey(eventStore.keys, request));
    if (receipt.payloadHash !== hash) throw new DomainError('command-id-reused');
    return { answer: { streamId, version: receipt.version }, types: [], isRepeated: true };
  };
  const known = receiptIn(found.head, request.commandId);
  if (known) return answerOf(known);
  const stored = async (): Promise<Receipt | undefined> => {
    if (!isFull(found.head)) return undefined;
    const [document] = await read.documents(eventStore.db.doc(paths.receipt(request.commandId)));
    return receiptFrom(document as DocumentSnapshot);
  };
  const before = way.isAgain ? await stored() : undefined;
  if (before) return answerOf(before);
  try {
    const decided = await inSpan('decide', {}, () => decide(eventStore, request, found, read));
    if (decided.events.length > 0) return await write(eventStore, request, way, found, decided, read, writer);
    const receipt = await stored();
    return receipt ? answerOf(receipt) : { answer: { streamId, version: decided.stream.version }, types: [] };
  } catch (error) {
    // A repeated command may be refused now although it succeeded before: then its first answer
    // holds.
    const receipt = error instanceof DomainError ? await stored() : undefined;
    if (!receipt) throw error;
    return answerOf(receipt);
  }
};

/** Writes the events, the head, the stream's own documents, what is owed, and the receipt. */
const write = async (
  eventStore: EventStore,
  request: CommandRequest,
  way: Way,
  { control, head, together }: Found,
  { events, stream, actor, at, states, found }: Decided,
  read: Reader,
  writer: Writer,
): Promise<Executed> => {
  const { db } = eventStore;
  const { aggregate, commandId, guard } = request;
  const streamId = streamIdOf(aggregate.name, request.entityId);
  const answer = { streamId, version: stream.version + events.length };
  const correlationId = request.correlationId ?? commandId;
  const meta = { actor, commandId, correlationId, causationId: request.causationId ?? null, recordedAt: at };
  const key = await keyFor(eventStore, request, events);
  const stored = store(streamId, stream, events, meta, key);
  const { owedFrom } = stream;
  const mayWrite = way.writesDocuments && owedFrom === null && !isPaused(control, at);
  const documents = mayWrite
    ? await inSpan('project', {}, () => changesInCommit(eventStore, events, stored, key, read, way.inTransaction))
    : null;
  const hash = payloadHash(request, (await senderKey(eventStore.keys, request)) ?? key);

  const after = inOwnCode(() => headOf(aggregate, fold(aggregate.decider, events, stream.state), answer.version, head.get('deadlines')));
  writeEvents(db, writer, stored, head, {
    ...after,
    owedFrom: documents ? null : (owedFrom ?? stream.version + 1),
    ...keepReceipt(db, writer, head, { commandId, version: answer.version, payloadHash: hash }, at),
  });
  if (documents) writeChanges(db, writer, documents.changes, documents.readAt);
  const types = events.map(({ type }) => type);
  const deadlines = after.deadlines.filter(({ generation }) => generation === answer.version);
  const { owes, progress } = eventStore.following.owedAfter({
    ...{ streamId, version: answer.version, types, at, setsDeadlines: deadlines.length > 0 },
    ...{ isFirst: stream.version === 0, lacksDocuments: !documents },
  });
  if (progress) writer.set(db.doc(paths.progress(streamId)), progress, { merge: true });
  if (guard?.together) writer.set(db.doc(guard.together.path), guard.together.data(found, together?.data() ?? {}));
  if (guard?.reserve) writer.create(db.doc(guard.reserve.path), guard.reserve.data(states));
  return { answer, types, ...(owes.length > 0 && { message: { ...answer, events: stored, deadlines, owes } }) };
};
