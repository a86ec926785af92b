import type { Firestore } from 'firebase-admin/firestore';
import { paths } from '../firestorePaths.ts';
import { reportError } from '../reporting.ts';
import { checkpointOf } from './checkpoint.ts';
import type { AnySubscription } from './subscriptions.ts';

export const MAX_FAILURES = 5;

/** parkedStreams/{subscription}_{streamId}: a pointer to the event that fails, never its payload. */
export type ParkedStream = {
  readonly subscription: string;
  readonly streamId: string;
  readonly version: number;
  readonly error: string;
  readonly parkedAt: number;
};

/**
 * Counts a failed delivery; the fifth parks the stream: this event and what follows it in the stream wait, other streams go on.
 * Answers whether the stream is parked now.
 */
export const recordFailure = (
  db: Firestore,
  subscription: AnySubscription,
  streamId: string,
  error: unknown,
  now: number,
): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const ref = db.doc(paths.checkpoint(subscription, streamId));
    const checkpoint = checkpointOf(await transaction.get(ref), subscription, streamId);
    const failures = checkpoint.failures + 1;
    const parkedAt = failures >= MAX_FAILURES ? now : null;
    transaction.set(ref, { ...checkpoint, failures, parkedAt });
    if (parkedAt === null) return false;
    const message = error instanceof Error ? error.message : String(error);
    const parked: ParkedStream = { subscription, streamId, version: checkpoint.version + 1, error: message, parkedAt };
    transaction.set(db.doc(paths.parked(subscription, streamId)), parked);
    reportError(error, { parked: true, subscription, streamId, version: parked.version });
    return true;
  });

/** `discard`: behind the event that fails. `parkedAt` (ms): only if it still stands there since then. */
type Unpark = { readonly discard?: boolean; readonly parkedAt?: number };

/** Lets a parked stream go on from where it stands; what is left out is owed no more. Answers whether it did. The caller delivers it again. */
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
