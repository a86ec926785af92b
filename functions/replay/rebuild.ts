import { parseStreamId } from '#domain/kernel/identifiers.ts';
import type { ChainFault } from '#domain/operation/answers.ts';
import { sweepOwed } from '../delivery/sweepOwed.ts';
import { moveOlderKeys } from '../eventStore/olderKeys.ts';
import type { Runtime } from '../runtime.ts';
import { compare, type Difference } from './compare.ts';
import { allHandled, readHandled, wroteDocumentsMeanwhile } from './handled.ts';
import { type Heads, headsNow, noteProgress } from './noteProgress.ts';
import { type HeldPause, takePause } from './pause.ts';
import { replayLog } from './replayLog.ts';
import { mendDocuments } from './writeDocuments.ts';

export type RebuildOptions = { readonly streamId?: string; readonly dryRun?: boolean; readonly onProgress?: (events: number) => void };
export type Rebuilt = { readonly events: number; readonly written: readonly Difference[] };

/** How often it starts again because a command that began before the pause wrote documents. */
const MAX_ROUNDS = 5;

/**
 * Replays the log and corrects every document that differs. Projectors are paused; commands and
 * reads continue, and their events are projected afterwards. Reservations are corrected too.
 * Throws, and resumes the projectors, when an event cannot be projected. Throws while another
 * rebuild runs. Converts a store of an older release. If the process is killed, the pause ends
 * alone and each event still counts once: run it again.
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
  const { db } = runtime;
  const written = new Map<string, Difference>();
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const handledIn = await readHandled(db);
    const replayed = await replayLog(runtime, options.onProgress, handledIn);
    const { events, versions, faults } = replayed;
    if (faults.length > 0) throw new Error(`the log is damaged, nothing was written: ${inWords(faults)}`);
    const found = await compare(db, replayed);
    const heads = await headsNow(db);
    const differences = found.filter(
      (each) => concerns(options.streamId, each.path, each.expected ?? each.found ?? {}) && !isReservedSince(each, heads, versions),
    );
    if (!pause) return { events, written: differences };
    if (wroteDocumentsMeanwhile(heads, versions, handledIn)) continue;
    const moved = new Set(await mendDocuments(db, differences, pause.assertHeld));
    for (const each of differences) if (!moved.has(each)) written.set(each.path, each);
    if (moved.size > 0) continue;
    // The progress of the others is right: their documents contain what their handlers have done.
    const inFull = new Map([...versions].filter(([streamId]) => handledIn(streamId) === allHandled));
    pause.assertHeld();
    if (!options.streamId) await noteProgress(runtime, inFull, heads);
    return { events, written: [...written.values()] };
  }
  throw new Error(`documents went on moving for ${MAX_ROUNDS} rounds`);
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
