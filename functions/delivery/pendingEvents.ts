import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { NewerEvent } from '#domain/kernel/eventDefinition.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { EventFault } from '../eventStore/faults.ts';
import { isOvertaken, isRefusedWrite } from '../eventStore/grpcStatus.ts';
import { decryptEvents, readStored } from '../eventStore/readEvents.ts';
import { paths } from '../platform/firestorePaths.ts';
import type { Runtime } from '../ports.ts';
import { canGoOn, type Progress, progressIn, settled } from './progress.ts';
import type { Message, Subscription } from './publish.ts';

/** How many of a stream's events are handled at once. */
const BATCH = 50;

/** An event, or a document made of it, causes the error; not an unavailable server. */
const isAboutAnEvent = (error: unknown): boolean => error instanceof EventFault || error instanceof NewerEvent || isRefusedWrite(error);

/**
 * Handles a stream's events in batches of at most `most` until none is left. If an event makes a
 * batch fail, the events are handled one by one, so that the stream is parked exactly before it.
 */
export const inBatches = async (work: (most: number) => Promise<'done' | 'more'>): Promise<void> => {
  for (let most = BATCH; ; ) {
    try {
      if ((await work(most)) === 'done') return;
    } catch (error) {
      if (most === 1 || !isAboutAnEvent(error)) throw error;
      most = 1;
    }
  }
};

/** The events of a stream that a subscription has not handled. */
export type PendingEvents = {
  readonly progress: Progress;
  /** The update time of `progress`: the precondition of the next write to it. */
  readonly readAt: Timestamp;
  readonly events: readonly AnyEnvelope[];
  /** The same events as the log holds them. */
  readonly stored: readonly EventEnvelope[];
  /** They came with the message. */
  readonly isBrought: boolean;
  readonly last: AnyEnvelope;
};

export type Opened = Pick<PendingEvents, 'stored' | 'events' | 'isBrought'>;

/**
 * The next events of a stream for a subscription, oldest first, at most `most`. Null when there are
 * none, or when the stream is parked. Events that the message does not carry are read from the log.
 */
export const unseen = async (runtime: Runtime, subscription: Subscription, message: Message, most: number): Promise<PendingEvents | null> =>
  unseenIn(runtime, await runtime.db.doc(paths.progress(message.streamId)).get(), subscription, message, most);

/** The same by the stream's progress, which was just read. `known`: events that are opened. */
export const unseenIn = async (
  { db, keys }: Pick<Runtime, 'db' | 'keys'>,
  found: DocumentSnapshot,
  subscription: Subscription,
  { streamId, events: carried = [] }: Message,
  most: number,
  known?: Opened,
): Promise<PendingEvents | null> => {
  const progress = progressIn(found);
  if (!progress) return null;
  if (!canGoOn(progress, subscription)) {
    await leaveAlone(found, progress);
    return null;
  }
  const readAt = found.updateTime as Timestamp;
  const done = progress.done[subscription] as number;
  const newest = known?.events.at(-1);
  if (known && newest && known.events[0]?.version === done + 1 && known.events.length <= most)
    return { progress, readAt, stored: known.stored, events: known.events, isBrought: known.isBrought, last: newest };
  const newer = carried.filter((event) => event.version > done);
  const isWhole = newer[0]?.version === done + 1;
  const stored = isWhole ? newer.slice(0, most) : await readStored(db, streamId, done + 1, most);
  const events = await decryptEvents(stored, keys);
  const last = events.at(-1);
  return last ? { progress, readAt, events, stored, isBrought: isWhole, last } : null;
};

/** Takes a parked stream out of the sweep's index, where its commits put it. */
const leaveAlone = async (found: DocumentSnapshot, progress: Progress): Promise<void> => {
  if (progress.owedSince === null || settled(progress).owedSince === undefined) return;
  try {
    await found.ref.update({ owedSince: null }, { lastUpdateTime: found.updateTime as Timestamp });
  } catch (error) {
    // A newer commit or another handler wrote the progress: their value holds.
    if (!isOvertaken(error)) throw error;
  }
};
