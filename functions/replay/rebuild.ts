import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { ChainFault } from '#domain/operation/answers.ts';
import { sweepOwed } from '../delivery/sweepOwed.ts';
import { moveOlderKeys } from '../eventStore/olderKeys.ts';
import type { Runtime } from '../runtime.ts';
import { compare, type Difference } from './compare.ts';
import { type DocumentsOnDisk, documentsOnDisk } from './documentsOnDisk.ts';
import { allHandled, readHandled, wroteDocumentsMeanwhile } from './handled.ts';
import { type Heads, headsNow, noteProgress } from './noteProgress.ts';
import { type HeldPause, takePause } from './pause.ts';
import { replayLog } from './replayLog.ts';
import { setAside } from './setAside.ts';
import { mendDocuments } from './writeDocuments.ts';

/** With `streamId` only documents about that stream; with `dryRun` nothing is written. */
export type RebuildOptions = {
  readonly streamId?: string;
  readonly dryRun?: boolean;
  readonly onProgress?: (events: number) => void;
  /** Is told of each document that was written; in a dry run, of each that would be. */
  readonly onDifference?: (difference: Difference) => void;
};
/** `written`: how many documents were written; in a dry run, how many differ. */
export type Rebuilt = { readonly events: number; readonly written: number };

/** How often it starts again because a command that began before the pause wrote documents. */
const MAX_ROUNDS = 5;

/**
 * Replays the log and corrects every document that differs. Projectors are paused; commands and
 * reads continue, and their events are projected afterwards. Reservations are corrected too.
 * Throws, and resumes the projectors, when an event cannot be projected, or while another rebuild
 * runs. Converts a store of an older release. If the process is killed, the pause ends alone and
 * each event still counts once: run it again.
 */
export const rebuild = async (runtime: Runtime, options: RebuildOptions = {}): Promise<Rebuilt> => {
  if (options.dryRun) return mendAll(runtime, options, null);
  await moveOlderKeys(runtime.db, runtime.keys.make);
  const pause = await takePause(runtime);
  try {
    return await mendAll(runtime, options, pause);
  } finally {
    await pause.release();
    await sweepOwed(runtime.db, runtime.publish, runtime.now(), 0);
  }
};

/**
 * Rounds of reading, comparing and correcting, until nothing moved meanwhile. Without a pause
 * nothing is written.
 */
const mendAll = async (runtime: Runtime, options: RebuildOptions, pause: HeldPause | null): Promise<Rebuilt> => {
  let written = 0;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const documents = documentsOnDisk();
    try {
      const mended = await mendOnce(runtime, options, pause, documents);
      written += mended.written;
      if (!mended.moved) return { events: mended.events, written };
    } finally {
      documents.close();
    }
  }
  throw new Error(`documents went on moving for ${MAX_ROUNDS} rounds`);
};

const mendOnce = async (
  runtime: Runtime,
  { streamId, onProgress, onDifference }: RebuildOptions,
  pause: HeldPause | null,
  documents: DocumentsOnDisk,
): Promise<Rebuilt & { readonly moved: boolean }> => {
  const { db } = runtime;
  const handledIn = await readHandled(db);
  const { events, versions, faults, reserved } = await replayLog(runtime, documents, onProgress, handledIn);
  if (faults.length > 0) throw new Error(`the log is damaged, nothing was written: ${inWords(faults)}`);
  const differences = setAside(documents);
  for await (const difference of compare(db, documents, reserved))
    if (concerns(streamId, difference.path, difference.expected ?? difference.found ?? {})) differences.add(difference);
  const heads = await headsNow(db);
  if (pause && wroteDocumentsMeanwhile(heads, versions, handledIn)) return { events, written: 0, moved: true };
  let [written, left] = [0, 0];
  for (const found of differences.chunks()) {
    const chunk = found.filter((each) => !isReservedSince(each, heads, versions));
    const moved = new Set(pause ? await mendDocuments(db, chunk, pause.assertHeld) : []);
    left += moved.size;
    written += chunk.length - moved.size;
    for (const each of chunk) if (!moved.has(each)) onDifference?.(each);
  }
  if (left > 0) return { events, written, moved: true };
  if (pause && !streamId) {
    // The progress of the others is right: their documents contain what their handlers have done.
    const inFull = new Map([...versions].filter(([each]) => handledIn(each) === allHandled));
    pause.assertHeld();
    await noteProgress(runtime, inFull, heads);
  }
  return { events, written, moved: false };
};

/**
 * Whether a command reserved it after the log was read: it does so also while the projectors are
 * paused.
 */
const isReservedSince = ({ path, expected, found }: Difference, heads: Heads, versions: ReadonlyMap<string, number>): boolean => {
  if (!path.startsWith('reservations/') || expected || !found) return false;
  const streamId = String(found.streamId);
  return (heads.get(streamId)?.version ?? 0) > (versions.get(streamId) ?? 0);
};

const inWords = (faults: readonly ChainFault[]): string => {
  const first = faults.slice(0, 5).map(({ streamId, version, reason }) => `${streamId} version ${version}: ${reason}`);
  return faults.length > first.length ? `${first.join('; ')} and ${faults.length - first.length} more` : first.join('; ');
};

/** Whether a document tells of the stream: its own document, or one that names its entity. */
const concerns = (streamId: string | undefined, path: string, document: Record<string, unknown>): boolean => {
  if (!streamId) return true;
  const { entityId } = parseStreamId(streamId);
  const { streamId: named, offerId, entryId, jobId } = document;
  return path.endsWith(`/${entityId}`) || named === streamId || [offerId, entryId, jobId].includes(entityId);
};
