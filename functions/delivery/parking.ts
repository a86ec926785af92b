import { type DocumentSnapshot, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { Head } from '../eventStore/stream.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/log.ts';
import { type Progress, progressIn, settled } from './progress.ts';
import type { Subscription } from './publish.ts';

/** How many faults of our own code in a row park a stream. */
export const MAX_FAILURES = 5;
/** How long (ms) faults of the database are taken for passing ones. */
export const PATIENCE_MS = 10 * MINUTE;

/** Why a stream is parked: our code fails on an event, or writes fail for `PATIENCE_MS`. */
export type ParkedCause = 'CODE' | 'SERVER';

/**
 * parkedStreams/{subscription}_{streamId}: a pointer to the event that fails, never its payload.
 */
export type ParkedStream = {
  readonly cause: ParkedCause;
  readonly subscription: Subscription;
  readonly streamId: string;
  readonly version: number;
  readonly error: string;
  readonly parkedAt: number;
};

/** The next event of a subscription. The head has it for the stream's own documents. */
const nextOf = (progress: Progress, head: DocumentSnapshot, subscription: Subscription): number =>
  subscription === 'readModels' ? ((head.data() as Head | undefined)?.owedFrom ?? 0) : (progress.done[subscription] ?? 0) + 1;

const readBoth = async (db: Firestore, transaction: Transaction, streamId: string) => {
  const found = await transaction.getAll(db.doc(paths.progress(streamId)), db.doc(paths.head(streamId)));
  return found as [DocumentSnapshot, DocumentSnapshot];
};

/**
 * Counts a failed delivery; the fifth parks the stream: this event and what follows it in the
 * stream wait, other streams go on. A fault of the database counts only once the event is ten
 * minutes old. Answers whether the stream is parked now.
 */
export const recordFailure = (
  db: Firestore,
  subscription: Subscription,
  streamId: string,
  error: unknown,
  cause: ParkedCause,
  now: number,
): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const [found, head] = await readBoth(db, transaction, streamId);
    const progress = progressIn(found);
    if (!progress) return false;
    const version = nextOf(progress, head, subscription);
    if (cause === 'SERVER') {
      const event = await transaction.get(db.doc(paths.event(streamId, version)));
      if (!event.exists || (event.get('meta.recordedAt') as number) > now - PATIENCE_MS) return false;
    }
    const failures = (progress.failures[subscription] ?? 0) + 1;
    if (failures < MAX_FAILURES) {
      transaction.update(found.ref, { [`failures.${subscription}`]: failures });
      return false;
    }
    const after: Progress = { ...progress, parkedAt: { ...progress.parkedAt, [subscription]: now } };
    transaction.update(found.ref, { [`failures.${subscription}`]: failures, [`parkedAt.${subscription}`]: now, ...settled(after) });
    const message = error instanceof Error ? error.message : String(error);
    const parked: ParkedStream = { cause, subscription, streamId, version, error: message, parkedAt: now };
    transaction.set(db.doc(paths.parked(subscription, streamId)), parked);
    reportError(error, { parked: true, subscription, streamId, version });
    return true;
  });

/**
 * `discard`: skip the failing event. `parkedAt` (ms): only if the stream is still parked since
 * then. `now` (ms): since when the rest is owed.
 */
type Unpark = { readonly discard?: boolean; readonly parkedAt?: number; readonly now: number };

/** Resumes a parked stream; a skipped event is not owed any more. Returns whether it did. */
export const unpark = (
  db: Firestore,
  subscription: Subscription,
  streamId: string,
  { discard = false, parkedAt, now }: Unpark,
): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const [found, head] = await readBoth(db, transaction, streamId);
    const progress = progressIn(found);
    if (!progress || (parkedAt !== undefined && progress.parkedAt[subscription] !== parkedAt)) return false;
    const goesOn = { [`failures.${subscription}`]: FieldValue.delete(), [`parkedAt.${subscription}`]: FieldValue.delete(), owedSince: now };
    if (!discard) transaction.update(found.ref, goesOn);
    else {
      const skipped = nextOf(progress, head, subscription);
      const isLast = skipped >= (progress.owed[subscription] ?? 0);
      if (subscription === 'readModels') transaction.update(head.ref, { owedFrom: isLast ? null : skipped + 1 });
      transaction.update(found.ref, { ...goesOn, ...((subscription !== 'readModels' || isLast) && { [`done.${subscription}`]: skipped }) });
    }
    transaction.delete(db.doc(paths.parked(subscription, streamId)));
    return true;
  });
