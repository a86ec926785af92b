import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { ChainFault } from '#domain/office/operation/answers.ts';
import { type ReplayStore, replay } from '#projections/replay.ts';
import { chainFault } from '../eventStore/hashChain.ts';
import { decryptEvents, readWhole } from '../eventStore/readEvents.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { type Reserved, reservedBy } from './compareReservations.ts';
import type { DocumentsOnDisk } from './documentsOnDisk.ts';
import { allHandled, type Handled, handledSince, noneHandled, partsBetween } from './handled.ts';
import { inLanes } from './lanes.ts';
import type { Heads } from './noteProgress.ts';
import { idIn, readLog, type StoredStream } from './readLog.ts';

export type ReplayedLog = {
  readonly events: number;
  readonly faults: readonly ChainFault[];
  readonly reserved: Reserved;
  contained(streamId: string): Handled;
  /** The streams of which every event counted, whatever their handlers have done, by version. */
  inFull(): ReadonlyMap<string, number>;
  /**
   * Replays what the handlers have done since, by the heads of now. Documents that it changes go on
   * the list. Returns the number of streams that moved; null when the replay is ahead of one, which
   * then was parked and goes on: then it has to start again.
   */
  catchUp(heads: Heads, list: string): Promise<number | null>;
};

type HeadRead = Pick<Head, 'version' | 'hash'>;

/**
 * Whether a stream ends where its head says. The head is read when it is needed, after the events:
 * one that is ahead belongs to a stream that moved on meanwhile, or to a log with its end cut off,
 * and then the next event is missing.
 */
export const endFault = async (
  { db }: Runtime,
  streamId: string,
  last: EventEnvelope,
  headBefore: HeadRead | undefined,
): Promise<ChainFault | null> => {
  if (headBefore?.version === last.version && headBefore.hash === last.hash) return null;
  const { version } = last;
  const [head, next] = (await db.getAll(db.doc(paths.head(streamId)), db.doc(paths.event(streamId, version + 1)))) as [
    DocumentSnapshot,
    DocumentSnapshot,
  ];
  if (!head.exists) return { streamId, version, fault: 'HEADLESS' };
  const now = head.data() as Head;
  if (now.version < version) return { streamId, version, fault: 'BEYOND_HEAD' };
  if (now.version > version) return next.exists ? null : { streamId, version: version + 1, fault: 'MISSING' };
  return now.hash === last.hash ? null : { streamId, version, fault: 'NOT_HEAD' };
};

const hasLess = (one: Handled, other: Handled): boolean => one.own < other.own || one.shared < other.shared;

const isOpening = (streamId: string): boolean => streamId.startsWith('notification-');

/**
 * Reads the whole log, checks its chains and replays it; with `handledIn`, only what documents
 * contain so far. A stream that is damaged or cannot be replayed is reported as a fault; the others
 * go on.
 */
export const replayLog = async (
  runtime: Runtime,
  documents: DocumentsOnDisk,
  onProgress?: (events: number) => void,
  handledIn: (streamId: string) => Handled = () => allHandled,
): Promise<ReplayedLog> => {
  let list: string | null = null;
  const changed = (path: string): void => {
    if (list !== null) documents.list(list, path);
  };
  const replayed = replay<ReplayStore>({
    get: documents.get,
    set: (path, document) => {
      changed(path);
      documents.set(path, document);
    },
    delete: (path) => {
      changed(path);
      documents.delete(path);
    },
    [Symbol.iterator]: documents[Symbol.iterator],
    inOrder: documents.inOrder,
  });
  const reserved = reservedBy();
  const streams = new Map<string, { readonly version: number; readonly handled: Handled }>();
  const faults: ChainFault[] = [];
  const heads = await readHeads(runtime);
  const contained = (streamId: string): Handled => {
    const stream = streams.get(streamId);
    if (!stream) return noneHandled;
    const { version, handled } = stream;
    return { own: Math.min(version, handled.own), shared: Math.min(version, handled.shared) };
  };
  const replayStream = async ({ streamId, events }: StoredStream, handled: Handled) => {
    const last = events.at(-1) as EventEnvelope;
    const broken = chainFault(events);
    const fault = broken ? { streamId, ...broken } : await endFault(runtime, streamId, last, heads.get(streamId));
    if (fault) faults.push(fault);
    try {
      const before = contained(streamId);
      const opened = await decryptEvents(events, runtime.keys);
      for (const event of opened) replayed.add(event, partsBetween(before, handled, event.version));
      reserved.add(streamId, opened);
    } catch (error) {
      if (!fault)
        faults.push({
          streamId,
          version: last.version,
          fault: 'UNREADABLE',
          detail: error instanceof Error ? error.message : String(error),
        });
    }
    streams.set(streamId, { version: last.version, handled });
  };
  let count = 0;
  const next = async (stream: StoredStream) => {
    await replayStream(stream, handledIn(stream.streamId));
    count += stream.events.length;
    onProgress?.(count);
  };
  for await (const stream of readLog(runtime.bulk)) {
    // After what they open: an inbox keeps only the newest of those that come early.
    if (isOpening(stream.streamId)) documents.put('openings', stream);
    else await next(stream);
  }
  for (const stream of documents.taken<StoredStream>('openings')) await next(stream);
  replayed.documents();

  /** Replays streams further. */
  const goOn = (moved: readonly (readonly [streamId: string, handled: Handled])[]): Promise<void> =>
    inLanes(moved, 1, async (some) => {
      for (const [streamId, handled] of some) {
        const events = await readWhole(runtime.db, streamId);
        if (events.length > 0) await replayStream({ streamId, events }, handled);
        else faults.push({ streamId, version: 1, fault: 'MISSING' });
      }
    });
  return {
    events: count,
    faults,
    reserved: reserved.all(),
    contained,
    inFull: () => new Map([...streams].filter(([, { handled }]) => handled === allHandled).map(([id, { version }]) => [id, version])),
    catchUp: async (headsNow, listed) => {
      const isInFull = (streamId: string) => streams.get(streamId)?.handled === allHandled;
      const now = await handledSince(runtime.db, headsNow, (streamId) => (isInFull(streamId) ? null : contained(streamId)));
      const moved: [streamId: string, handled: Handled][] = [];
      for (const [streamId, handled] of now) {
        const before = contained(streamId);
        if (isInFull(streamId) && hasLess(handled, before)) return null;
        const version = headsNow.get(streamId)?.version ?? 0;
        // What was handled stays handled, also where a later event is owed.
        const after = { own: Math.max(handled.own, before.own), shared: Math.max(handled.shared, before.shared) };
        if (hasLess(before, { own: Math.min(after.own, version), shared: Math.min(after.shared, version) }))
          moved.push([streamId, handled === allHandled ? allHandled : after]);
        else if (isInFull(streamId)) streams.set(streamId, { version, handled });
      }
      list = listed;
      const [openings, others] = [moved.filter(([streamId]) => isOpening(streamId)), moved.filter(([streamId]) => !isOpening(streamId))];
      await goOn(others);
      await goOn(openings);
      replayed.sumDays();
      list = null;
      return moved.length;
    },
  };
};

const readHeads = async ({ bulk }: Runtime): Promise<ReadonlyMap<string, HeadRead>> => {
  const heads = new Map<string, HeadRead>();
  for await (const page of bulk.all({ collection: 'streams', fields: ['version', 'hash'] }))
    for (const { path, data } of page) heads.set(idIn(path), data as HeadRead);
  return heads;
};
