import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { ChainFault } from '#domain/operation/answers.ts';
import { type ReplayStore, replay } from '#projections/replay.ts';
import { chainBreak } from '../eventStore/hashChain.ts';
import { open } from '../eventStore/readEvents.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import type { DocumentsOnDisk } from './documentsOnDisk.ts';
import { allHandled, type Handled, partsOf } from './handled.ts';
import { allOf, readLog, type StoredStream } from './readLog.ts';
import { type Reserved, reservedBy } from './reservations.ts';

/** The result of a replay, beside its documents. */
export type ReplayedLog = {
  readonly events: number;
  /** How far each stream goes. */
  readonly versions: ReadonlyMap<string, number>;
  readonly faults: readonly ChainFault[];
  /** What the streams hold in reservations and counters. */
  readonly reserved: Reserved;
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
  if (!head.exists) return { streamId, version, reason: 'the stream has no head' };
  const now = head.data() as Head;
  if (now.version < version) return { streamId, version, reason: 'lies beyond the head' };
  if (now.version > version) return next.exists ? null : { streamId, version: version + 1, reason: `event ${version + 1} is missing` };
  return now.hash === last.hash ? null : { streamId, version, reason: 'is not the event that the head names' };
};

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
  const replayed = replay<ReplayStore>(documents);
  const reserved = reservedBy();
  const versions = new Map<string, number>();
  const faults: ChainFault[] = [];
  const heads = await readHeads(runtime);
  let count = 0;
  const replayStream = async ({ streamId, events }: StoredStream) => {
    const last = events.at(-1) as EventEnvelope;
    const broken = chainBreak(events);
    const fault = broken ? { streamId, ...broken } : await endFault(runtime, streamId, last, heads.get(streamId));
    if (fault) faults.push(fault);
    try {
      const handled = handledIn(streamId);
      const opened = await open(events, runtime.keys);
      for (const event of opened) replayed.add(event, partsOf(handled, event.version));
      reserved.add(streamId, opened);
    } catch (error) {
      if (!fault)
        faults.push({ streamId, version: last.version, reason: `cannot be replayed: ${error instanceof Error ? error.message : error}` });
    }
    versions.set(streamId, last.version);
    count += events.length;
    onProgress?.(count);
  };
  for await (const stream of readLog(runtime.db)) {
    // After what they open: an inbox keeps only the newest of those that come early.
    if (stream.streamId.startsWith('notification-')) documents.put('openings', stream);
    else await replayStream(stream);
  }
  for (const stream of documents.taken<StoredStream>('openings')) await replayStream(stream);
  replayed.documents();
  return { events: count, versions, faults, reserved: reserved.all() };
};

const readHeads = async ({ db }: Runtime): Promise<ReadonlyMap<string, HeadRead>> => {
  const heads = new Map<string, HeadRead>();
  for await (const head of allOf(db.collection('streams').select('version', 'hash')))
    heads.set(head.id, { version: head.get('version') as number, hash: head.get('hash') as string });
  return heads;
};
