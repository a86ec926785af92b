import { setTimeout as pause } from 'node:timers/promises';
import { type DocumentData, type DocumentSnapshot, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { fold } from '#domain/kernel/decider.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { streamIdOf } from '#domain/kernel/identifiers.ts';
import { paths } from '../platform/firestorePaths.ts';
import { getMany } from '../platform/getMany.ts';
import { inTurn } from '../platform/inTurn.ts';
import { reportError } from '../platform/log.ts';
import { inSpan } from '../platform/tracing.ts';
import { encodeEvents, writeChanges, writeEvents } from './commit.ts';
import { type CheckedChanges, changesInCommit } from './commitHooks.ts';
import { type Decided, decide, type Found, readFor } from './decide.ts';
import { keyFor } from './eventKey.ts';
import { asProgramFault } from './faults.ts';
import { backoff, isOvertaken, isRefusedWrite, isTransient } from './grpcStatus.ts';
import { idsIn, knownIds, rememberIds } from './knownIds.ts';
import { logCommand } from './logCommand.ts';
import { isFull, keepReceipt, payloadHash, type Receipt, receiptFrom, receiptIn, senderKey } from './receipts.ts';
import type { CommandRequest, EventStore, Executed, RuledRequest } from './request.ts';
import { orderingPaths } from './rule.ts';
import { headIn, headOf, loadStream } from './stream.ts';

/** How often a command is tried while the servers fail. */
const MAX_FAULTS = 8;
/** How long (ms) a command retries; the database's client retries within that. */
const BUDGET_MS = 20_000;

/**
 * Runs one command: one batched read (head, the sender's account, what its rules name), a
 * decision, one commit. Nothing is locked: the commit has preconditions. Answers with the stream's
 * version. A commandId that comes again gets the first answer. Throws DomainError; `aborted` when
 * others were faster for 20 s, or the servers failed eight times.
 */
export const executeCommand = (eventStore: EventStore, request: CommandRequest): Promise<Executed> =>
  logCommand(request, (tried) => untilStored(eventStore, request, tried));

/**
 * Decides a command and writes nothing: the state of its stream, and whether the command would
 * change it. Throws the DomainError of a refusal.
 */
export const tryCommand = async (
  eventStore: EventStore,
  request: CommandRequest,
): Promise<{ readonly state: unknown; readonly changes: boolean }> => {
  const ruled = await withRules(eventStore, request);
  const found = await readFor(eventStore, ruled, streamIdOf(ruled.aggregate.name, ruled.entityId));
  const { events, stream } = await decide(eventStore, ruled, found);
  return { state: stream.state, changes: events.length > 0 };
};

const untilStored = async (eventStore: EventStore, request: CommandRequest, tried: () => void): Promise<Executed> => {
  const endsAt = performance.now() + BUDGET_MS;
  let way: Way = { writesDocuments: true, isAgain: false };
  let faults = 0;
  let ruled: RuledRequest | undefined;
  for (let attempt = 1; ; attempt++) {
    tried();
    try {
      ruled ??= await withRules(eventStore, request);
      const known = ruled;
      return await inTurn(eventStore.db, competedFor(known), () => {
        // The commands before this one in the process took all the time.
        if (performance.now() > endsAt) throw new DomainError('aborted');
        return attemptOnce(eventStore, known, way);
      });
    } catch (error) {
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
      if (faults === MAX_FAULTS || performance.now() + delay > endsAt) throw new DomainError('aborted', undefined, { cause: error });
      await pause(delay);
    }
  }
};

/**
 * Rules that name documents by ids of the stream get them from what the process remembers. Only a
 * process that has not seen the stream reads its head once more.
 */
const withRules = async ({ db, keys }: EventStore, { rules = [], ...request }: CommandRequest): Promise<RuledRequest> => {
  if (typeof rules !== 'function') return { ...request, rules };
  const streamId = streamIdOf(request.aggregate.name, request.entityId);
  let ids = knownIds(db, streamId);
  if (!ids) {
    const [head] = await getMany(db, [db.doc(paths.head(streamId))]);
    const { state } = await loadStream(db, keys, request.aggregate, head as DocumentSnapshot);
    rememberIds(db, streamId, state);
    ids = idsIn(state);
  }
  return { ...request, rules: rules(ids) };
};

/** `isAgain`: an earlier attempt may have stored the command. */
type Way = { readonly writesDocuments: boolean; readonly isAgain: boolean };

/**
 * The documents on whose preconditions the command's commit depends. Commands of this process run
 * one after the other on them, so only other processes can overtake.
 */
const competedFor = ({ aggregate, entityId, rules }: RuledRequest): readonly string[] => [
  paths.head(streamIdOf(aggregate.name, entityId)),
  ...rules.flatMap(orderingPaths),
];

const attemptOnce = async (eventStore: EventStore, request: RuledRequest, way: Way): Promise<Executed> => {
  const { db, following, now } = eventStore;
  const batch = db.batch();
  const readAt = now();
  const { executed, documents } = await decideAndWrite(eventStore, request, way, batch);
  if (executed.types.length === 0) return executed;
  await inSpan('commit', {}, () => batch.commit());
  if (documents) await following.checkCopies(db, { readAt, ...documents }, now());
  return executed;
};

type Written = { readonly executed: Executed; readonly documents?: CheckedChanges | null };

const decideAndWrite = async (eventStore: EventStore, request: RuledRequest, way: Way, batch: WriteBatch): Promise<Written> => {
  const streamId = streamIdOf(request.aggregate.name, request.entityId);
  const keyOfSender = senderKey(eventStore.keys, request);
  // A refused command needs no key, so a failure counts only where the key is used.
  keyOfSender.catch(() => undefined);
  const found = await inSpan('read', {}, () => readFor(eventStore, request, streamId));
  const answerOf = async (receipt: Receipt): Promise<Written> => {
    const hash = payloadHash(request, await keyOfSender);
    if (receipt.payloadHash !== hash) throw new DomainError('command-id-reused');
    return { executed: { answer: { streamId, version: receipt.version }, types: [], isRepeated: true } };
  };
  const known = receiptIn(found.head, request.commandId);
  if (known) return answerOf(known);
  const stored = async (): Promise<Receipt | undefined> => {
    if (!isFull(found.head)) return undefined;
    return receiptFrom(await eventStore.db.doc(paths.receipt(request.commandId)).get());
  };
  const before = way.isAgain ? await stored() : undefined;
  if (before) return answerOf(before);
  try {
    const decided = await inSpan('decide', {}, () => decide(eventStore, request, found));
    if (decided.events.length > 0) return await write(eventStore, request, way, found, decided, batch, keyOfSender);
    const receipt = await stored();
    return receipt ? answerOf(receipt) : { executed: { answer: { streamId, version: decided.stream.version }, types: [] } };
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
  request: RuledRequest,
  way: Way,
  { isPaused, head, at: documentAt, documents: expected }: Found,
  { events, stream, actor, at, checked }: Decided,
  writer: WriteBatch,
  keyOfSender: Promise<Buffer | null>,
): Promise<Written> => {
  const { db } = eventStore;
  const { aggregate, commandId } = request;
  const streamId = streamIdOf(aggregate.name, request.entityId);
  const answer = { streamId, version: stream.version + events.length };
  const correlationId = request.correlationId ?? commandId;
  const meta = { actor, commandId, correlationId, causationId: request.causationId ?? null, recordedAt: at };
  const key = await keyFor(eventStore, request, events);
  const stored = encodeEvents(streamId, stream, events, meta, key);
  const { owedFrom } = stream;
  const mayWrite = way.writesDocuments && owedFrom === null && !isPaused;
  const documents = mayWrite
    ? await inSpan('project', {}, () => changesInCommit(eventStore, events, stored, key, expected, stream.state))
    : null;
  const hash = payloadHash(request, (await keyOfSender) ?? key);

  const after = asProgramFault(() =>
    headOf(aggregate, fold(aggregate.decider, events, stream.state), answer.version, headIn(head)?.deadlines),
  );
  rememberIds(db, streamId, after.snapshot);
  writeEvents(db, writer, stored, head, {
    ...after,
    owedFrom: documents ? null : (owedFrom ?? stream.version + 1),
    ...keepReceipt(db, writer, head, { commandId, version: answer.version, payloadHash: hash }, at),
  });
  if (documents) writeChanges(db, writer, documents.changes, documents.updatedAt);
  const types = events.map(({ type }) => type);
  const deadlines = after.deadlines.filter(({ generation }) => generation === answer.version);
  const { owes, progress } = eventStore.following.pendingAfter({
    streamId,
    version: answer.version,
    types,
    at,
    setsDeadlines: deadlines.length > 0,
    isFirst: stream.version === 0,
    lacksDocuments: !documents,
  });
  if (progress) writer.set(db.doc(paths.progress(streamId)), progress, { merge: true });
  const turns = new Map<string, DocumentSnapshot>();
  for (const { rule, states, found, turns: further } of checked) {
    if (rule.sharedDocument) {
      const shared = documentAt(rule.sharedDocument.path);
      takeTurn(writer, shared, rule.sharedDocument.data(found, shared.data() ?? {}));
    }
    for (const turn of [...(rule.turns ?? []).map(documentAt), ...further]) turns.set(turn.ref.path, turn);
    if (rule.reserve) {
      const held = documentAt(rule.reserve.path);
      writeIfUnchanged(writer, held, rule.reserve.data(states, held.data()));
    }
  }
  for (const turn of turns.values()) takeTurn(writer, turn);
  return { executed: { answer, types, ...(owes.length > 0 && { message: { ...answer, events: stored, deadlines, owes } }) }, documents };
};

const writeIfUnchanged = (writer: WriteBatch, { ref, updateTime }: DocumentSnapshot, data: DocumentData): void => {
  if (updateTime) writer.update(ref, data, { lastUpdateTime: updateTime });
  else writer.create(ref, data);
};

/**
 * Writes a document that orders commands, if it is as it was read. The count makes each write a
 * change: a write that changes nothing keeps the update time.
 */
const takeTurn = (writer: WriteBatch, read: DocumentSnapshot, data: Readonly<Record<string, unknown>> = {}): void =>
  writeIfUnchanged(writer, read, { ...data, turns: read.updateTime ? FieldValue.increment(1) : 1 });
