import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { NewerEvent } from '#domain/kernel/eventDefinition.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { EventFault } from '../eventStore/faults.ts';
import { isOvertaken, isRefusedWrite } from '../eventStore/grpcStatus.ts';
import { open, readStored } from '../eventStore/readEvents.ts';
import { paths } from '../firestorePaths.ts';
import type { Runtime } from '../runtime.ts';
import { canGoOn, type Progress, progressIn, settled } from './progress.ts';
import type { Message } from './publish.ts';
import type { Subscription } from './subscriptions.ts';

/** How many of a stream's events are handled at once. */
const BATCH = 50;

/** The content of an event is at fault, or what is made of it; not a server that is away. */
const isAboutAnEvent = (error: unknown): boolean => error instanceof EventFault || error instanceof NewerEvent || isRefusedWrite(error);

/**
 * Handles a stream's events, at most `most` at a time, until nothing is left. When a batch fails because of one of its events, the events are handled one by one:
 * those before it get done, and the stream is parked before the event that fails.
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

export type Unseen = {
  readonly progress: Progress;
  /** When the progress was written that was read: what is noted of these events, is noted on this condition. */
  readonly readAt: Timestamp;
  readonly events: readonly AnyEnvelope[];
  readonly last: AnyEnvelope;
};

/**
 * The events of a stream that a subscription has not seen yet, oldest first, at most `most`; null when there are none, or it stands still. The message brings the newest events: only a
 * gap costs a query.
 */
export const unseen = async (
  { db, keys }: Runtime,
  subscription: Subscription,
  { streamId, events: brought = [] }: Message,
  most: number,
): Promise<Unseen | null> => {
  const found: DocumentSnapshot = await db.doc(paths.progress(streamId)).get();
  const progress = progressIn(found);
  if (!progress) return null;
  if (!canGoOn(progress, subscription)) {
    await leaveAlone(found, progress);
    return null;
  }
  const done = progress.done[subscription] as number;
  const newer = brought.filter((event) => event.version > done);
  const isWhole = newer[0]?.version === done + 1;
  const events = await open(isWhole ? newer.slice(0, most) : await readStored(db, streamId, done + 1, most), keys);
  const last = events.at(-1);
  return last ? { progress, readAt: found.updateTime as Timestamp, events, last } : null;
};

/** A commit says that something is owed without knowing whether anybody can go on: the sweep need not come back for one that stands still. */
const leaveAlone = async (found: DocumentSnapshot, progress: Progress): Promise<void> => {
  if (progress.owedSince === null || settled(progress).owedSince === undefined) return;
  try {
    await found.ref.update({ owedSince: null }, { lastUpdateTime: found.updateTime as Timestamp });
  } catch (error) {
    // It moved: whoever moved it knows better.
    if (!isOvertaken(error)) throw error;
  }
};

/** Whether the projectors stand still, because a rebuild writes all documents. */
export const isPaused = (control: DocumentSnapshot): boolean => Boolean(control.get('pausedAt'));
