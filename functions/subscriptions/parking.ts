import type { Firestore } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/calendar/instants.ts';
import { paths } from '../firestorePaths.ts';
import { reportError } from '../reporting.ts';
import { checkpointOf } from './checkpoint.ts';
import type { AnySubscription } from './subscriptions.ts';

export const MAX_FAILURES = 5;
/** How long (ms) faults of the database are taken for passing ones. */
export const PATIENCE_MS = 10 * MINUTE;

/** Why a stream stands still: our own code fails on an event, or the database goes on refusing what is written for it. */
export type ParkedCause = 'CODE' | 'SERVER';

/** parkedStreams/{subscription}_{streamId}: a pointer to the event that fails, never its payload. */
export type ParkedStream = {
  readonly cause: ParkedCause;
  readonly subscription: AnySubscription;
  readonly streamId: string;
  readonly version: number;
  readonly error: string;
  readonly parkedAt: number;
};

/**
 * Counts a failed delivery; the fifth parks the stream: this event and what follows it in the stream wait, other streams go on.
 * A fault of the database counts only once the event is ten minutes old. Answers whether the stream is parked now.
 */
export const recordFailure = (
  db: Firestore,
  subscription: AnySubscription,
  streamId: string,
  error: unknown,
  cause: ParkedCause,
  now: number,
): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const ref = db.doc(paths.checkpoint(subscription, streamId));
    const checkpoint = checkpointOf(await transaction.get(ref), subscription, streamId);
    if (cause === 'SERVER') {
      const event = await transaction.get(db.doc(paths.event(streamId, checkpoint.version + 1)));
      if (!event.exists || (event.get('meta.recordedAt') as number) > now - PATIENCE_MS) return false;
    }
    const failures = checkpoint.failures + 1;
    const parkedAt = failures >= MAX_FAILURES ? now : null;
    transaction.set(ref, { ...checkpoint, failures, parkedAt });
    if (parkedAt === null) return false;
    const message = error instanceof Error ? error.message : String(error);
    const parked: ParkedStream = { cause, subscription, streamId, version: checkpoint.version + 1, error: message, parkedAt };
    transaction.set(db.doc(paths.parked(subscription, streamId)), parked);
    reportError(error, { parked: true, subscription, streamId, version: parked.version });
    return true;
  });

/** `discard`: skip the failing event. `parkedAt` (ms): only if the stream is still parked since then. */
type Unpark = { readonly discard?: boolean; readonly parkedAt?: number };

/** Lets a parked stream go on; a skipped event is not owed any more. Answers whether it did. The caller delivers it again. */
export const unpark = (
  db: Firestore,
  subscription: AnySubscription,
  streamId: string,
  { discard = false, parkedAt }: Unpark = {},
): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const ref = db.doc(paths.checkpoint(subscription, streamId));
    const checkpoint = checkpointOf(await transaction.get(ref), subscription, streamId);
    if (parkedAt !== undefined && checkpoint.parkedAt !== parkedAt) return false;
    if (discard) transaction.delete(db.doc(owedPath(subscription, streamId, checkpoint.version + 1)));
    transaction.set(ref, { ...checkpoint, version: checkpoint.version + (discard ? 1 : 0), failures: 0, parkedAt: null });
    transaction.delete(db.doc(paths.parked(subscription, streamId)));
    return true;
  });

const owedPath = (subscription: AnySubscription, streamId: string, version: number): string =>
  subscription === 'readModels' ? paths.outbox(streamId, version) : paths.delivery(subscription, streamId, version);
