import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { ReadModel } from '#projections/projector.ts';
import { replay } from '#projections/replay.ts';
import { chainBreak } from '../eventStore/hashChain.ts';
import { open } from '../eventStore/readEvents.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import { readLog } from './readLog.ts';

/** A place where the log contradicts itself: it was altered behind the store's back. */
export type ChainFault = { readonly streamId: string; readonly version: number; readonly reason: string };

export type ReplayedLog = {
  readonly events: number;
  /** How far each stream goes. */
  readonly versions: ReadonlyMap<string, number>;
  readonly faults: readonly ChainFault[];
  readonly documents: ReadonlyMap<string, ReadModel>;
};

const faultOf = (streamId: string, events: readonly EventEnvelope[], head: Head | undefined): ChainFault | null => {
  const broken = chainBreak(events);
  if (broken) return { streamId, ...broken };
  const last = events.at(-1);
  if (!head || !last) return { streamId, version: last?.version ?? 0, reason: 'the stream has no head' };
  if (head.version < last.version) return { streamId, version: last.version, reason: 'lies beyond the head' };
  return null;
};

/** A head that is ahead of the events read is one that moved on since, or a log with its end cut off: whoever asks later knows. */
const endMissing = async ({ db }: Runtime, streamId: string, head: Head, last: EventEnvelope): Promise<ChainFault | null> => {
  if (head.version === last.version)
    return head.hash === last.hash ? null : { streamId, version: last.version, reason: 'is not the event that the head names' };
  const next = await db.doc(paths.event(streamId, last.version + 1)).get();
  return next.exists ? null : { streamId, version: last.version + 1, reason: `event ${last.version + 1} is missing` };
};

/** Reads the whole log, checks its chains and replays it in memory. A stream that is damaged or cannot be replayed is reported as a fault; the others go on. */
export const replayLog = async (runtime: Runtime, onProgress?: (events: number) => void): Promise<ReplayedLog> => {
  const replayed = replay();
  const versions = new Map<string, number>();
  const faults: ChainFault[] = [];
  const heads = await readHeads(runtime);
  let count = 0;
  for await (const { streamId, events } of readLog(runtime.db)) {
    const head = heads.get(streamId);
    const last = events.at(-1) as EventEnvelope;
    const fault = faultOf(streamId, events, head) ?? (head ? await endMissing(runtime, streamId, head, last) : null);
    if (fault) faults.push(fault);
    try {
      for (const event of await open(events, runtime.keys)) replayed.add(event);
    } catch (error) {
      if (!fault)
        faults.push({ streamId, version: last.version, reason: `cannot be replayed: ${error instanceof Error ? error.message : error}` });
    }
    versions.set(streamId, last.version);
    count += events.length;
    onProgress?.(count);
  }
  return { events: count, versions, faults, documents: replayed.documents() };
};

const readHeads = async ({ db }: Runtime): Promise<Map<string, Head>> => {
  const found = await db.collection('streams').select('version', 'hash').get();
  return new Map(found.docs.map((head) => [head.id, head.data() as Head]));
};
