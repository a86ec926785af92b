import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { ChainFault } from '#domain/office/operation/answers.ts';
import { faultLine } from '#domain/office/proof/chainFaults.ts';
import type { ReadModel } from '#projections/kernel/projector.ts';
import { withNewestCards } from '#projections/replay.ts';
import { sweepOwed } from '../delivery/sweepOwed.ts';
import { moveOlderKeys } from '../eventStore/olderKeys.ts';
import type { Runtime } from '../ports.ts';
import { type Collections, comparePacks } from '../search/comparePacks.ts';
import { compare, compareDocuments, compareSome } from './compare.ts';
import { compareReservations, wantedOf } from './compareReservations.ts';
import { type Difference, type DocumentsOnDisk, documentsOnDisk, spillToDisk } from './documentsOnDisk.ts';
import { handledMeanwhile, readHandled, wroteDocumentsMeanwhile } from './handled.ts';
import { inLanesOf } from './lanes.ts';
import { type Lease, takeLease } from './lease.ts';
import { headsNow, noteProgress } from './noteProgress.ts';
import { type ReplayedLog, replayLog } from './replayLog.ts';
import { mendDocuments } from './writeDocuments.ts';

/** With `streamId` only documents about that stream; with `dryRun` nothing is written. */
export type RebuildOptions = {
  readonly streamId?: string;
  readonly dryRun?: boolean;
  readonly onProgress?: (events: number) => void;
  /** Is told of each document that was written; in a dry run, of each that would be. */
  readonly onDifference?: (difference: Difference) => void;
};
/**
 * `written`: how many documents were written; in a dry run, how many differ. `pausedMs`: how long
 * the projectors had to wait at the end.
 */
export type Rebuilt = { readonly events: number; readonly written: number; readonly pausedMs: number };

/** How often it starts again because documents went on moving. */
const MAX_ROUNDS = 5;
/** For clocks that do not run equally fast (ms). */
const MARGIN_MS = 200;
/** With how many streams to catch up the projectors are paused. */
const FEW = 200;

/**
 * Replays the log and corrects every document, reservation and counter that differs. The log is
 * read and compared while everything goes on. Then the projectors pause for a moment: what moved
 * meanwhile is replayed and compared again, and what still differs is corrected. Events of the
 * pause are projected afterwards. Throws when an event cannot be projected, or while another
 * rebuild runs. Converts a store of an older release. If the process is killed, the pause ends
 * alone and each event still counts once: run it again.
 */
export const rebuild = async (runtime: Runtime, options: RebuildOptions = {}): Promise<Rebuilt> => {
  let written = 0;
  const counting: RebuildOptions = {
    ...options,
    onDifference: (difference) => {
      written += 1;
      options.onDifference?.(difference);
    },
  };
  if (options.dryRun) return { events: await onDisk((documents) => look(runtime, counting, documents)), written, pausedMs: 0 };
  await moveOlderKeys(runtime.db, runtime.keys.make);
  const lease = await takeLease(runtime);
  try {
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const mended = await onDisk((documents) => lookAndMend(runtime, counting, documents, lease));
      if (mended) return { ...mended, written };
      await lease.resume();
    }
    throw new Error(`documents went on moving for ${MAX_ROUNDS} rounds`);
  } finally {
    await lease.release();
    await sweepOwed(runtime.db, runtime.publish, runtime.now(), 0);
  }
};

const onDisk = async <Result>(work: (documents: DocumentsOnDisk) => Promise<Result>): Promise<Result> => {
  const documents = documentsOnDisk();
  try {
    return await work(documents);
  } finally {
    documents.close();
  }
};

/** The replay of what the handlers have done so far. */
const replayHandled = async (runtime: Runtime, documents: DocumentsOnDisk, { onProgress }: RebuildOptions): Promise<ReplayedLog> => {
  const log = await replayLog(runtime, documents, onProgress, await readHandled(runtime.bulk));
  assertSound(log);
  return log;
};

const assertSound = ({ faults }: ReplayedLog): void => {
  if (faults.length > 0) throw new Error(`the log is damaged, nothing was written: ${inWords(faults)}`);
};

/** A dry run: tells what differs. Returns the number of events. */
const look = async (runtime: Runtime, options: RebuildOptions, documents: DocumentsOnDisk): Promise<number> => {
  const { events, reserved } = await replayHandled(runtime, documents, options);
  for await (const difference of compare(runtime, documents, reserved))
    if (concerns(options.streamId, difference)) options.onDifference?.(difference);
  return events;
};

/** The documents that are compared again during the pause, because they moved. */
const MOVED = 'moved';
/** The reservations that differed before the pause. */
const RESERVED = 'reserved';

/** Null: it has to start again. */
const lookAndMend = async (
  runtime: Runtime,
  options: RebuildOptions,
  documents: DocumentsOnDisk,
  lease: Lease,
): Promise<Omit<Rebuilt, 'written'> | null> => {
  const { db, bulk, pauseKeptMs } = runtime;
  const log = await replayHandled(runtime, documents, options);
  const first = spillToDisk(documents, 'first');
  // The replay still has what they have to be.
  for await (const { path, found, writtenAt } of compareDocuments(bulk, documents)) first.add({ path, expected: null, found, writtenAt });
  for (const { path } of await compareReservations(db, log.reserved)) documents.list(RESERVED, path);
  // Most of what was handled meanwhile, so that the pause is short.
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const moved = await log.catchUp(await headsNow(bulk), MOVED);
    if (moved === null) return null;
    if (moved <= FEW) break;
  }
  await lease.pause();
  const pausedAt = performance.now();
  // Until each process has seen the pause.
  if (pauseKeptMs > 0) await pause(pauseKeptMs + MARGIN_MS);
  /** Returns how many were written by others since they were compared. */
  const mend = async (batches: Iterable<readonly Difference[]>): Promise<number> => {
    let left = 0;
    await inLanesOf(batches, async (found) => {
      const batch = found.filter((each) => concerns(options.streamId, each));
      const moved = new Set(await mendDocuments(bulk, batch, lease.assertHeld));
      for (const each of batch)
        if (!moved.has(each)) options.onDifference?.(each);
        else if (!isPack(each)) documents.list(isReservation(each) ? RESERVED : MOVED, each.path);
      left += moved.size;
    });
    return left;
  };
  let isFirst = true;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    if ((await log.catchUp(await headsNow(bulk), MOVED)) === null) return null;
    assertSound(log);
    const again = spillToDisk(documents, `again ${round}`);
    for await (const each of compareSome(db, documents.listed(MOVED), replayedIn(documents))) again.add(each);
    const wanted = wantedOf(log.reserved);
    for await (const each of compareSome(db, documents.listed(RESERVED), (path, found) => wanted(path)(found))) again.add(each);
    for (const each of await comparePacks(db, withCards(documents))) again.add(each);
    const heads = await headsNow(bulk);
    if (wroteDocumentsMeanwhile(heads, log.contained) || (await handledMeanwhile(db, heads, log.contained))) continue;
    let left = await mend(again.batches());
    if (isFirst) left += await mend(notMoved(first.batches(), documents));
    isFirst = false;
    if (left > 0) continue;
    if (!options.streamId) {
      // The progress of the others is right: their documents contain what their handlers have done.
      lease.assertHeld();
      await noteProgress(runtime, log.inFull(), heads);
    }
    return { events: log.events, pausedMs: performance.now() - pausedAt };
  }
  return null;
};

const replayedIn =
  (documents: DocumentsOnDisk) =>
  (path: string): ReadModel | null => {
    const document = documents.get(path);
    return document ? withNewestCards(documents, path, document) : null;
  };

/** The documents with their newest cards: what was caught up may have renamed a person. */
const withCards = (documents: DocumentsOnDisk): Collections => ({
  get: (path) => replayedIn(documents)(path) ?? undefined,
  inOrder: function* (collection) {
    for (const [path, document] of documents.inOrder(collection)) yield [path, withNewestCards(documents, path, document)];
  },
});

/**
 * Differences from before the pause that are not compared again, with what they have to be: one
 * whose card was refreshed meanwhile may be right. Nobody else changed them in the replay, so no
 * document is read again.
 */
const notMoved = function* (batches: Iterable<readonly Difference[]>, documents: DocumentsOnDisk): Generator<Difference[]> {
  const wanted = replayedIn(documents);
  for (const batch of batches)
    yield batch
      .filter(({ path }) => !documents.isListed(MOVED, path))
      .map((each) => ({ ...each, expected: wanted(each.path) }))
      .filter(({ expected, found }) => !isDeepStrictEqual(expected, found));
};

/** Packs are compared in each round. */
const isPack = ({ path }: Difference): boolean => path.startsWith('searchPacks/');
const isReservation = ({ path }: Difference): boolean => path.startsWith('reservations/') || path.startsWith('invoiceCounters/');

const inWords = (faults: readonly ChainFault[]): string => {
  const first = faults.slice(0, 5).map(faultLine);
  return faults.length > first.length ? `${first.join('; ')} and ${faults.length - first.length} more` : first.join('; ');
};

/** Whether it tells of the stream: its own document, or one that names its entity. */
const concerns = (streamId: string | undefined, { path, expected, found }: Difference): boolean => {
  if (!streamId) return true;
  const { entityId } = parseStreamId(streamId);
  const { streamId: named, offerId, entryId, jobId } = expected ?? found ?? {};
  return path.endsWith(`/${entityId}`) || named === streamId || [offerId, entryId, jobId].some((id) => id === entityId);
};
