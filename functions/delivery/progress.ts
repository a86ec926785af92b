import { type DocumentSnapshot, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import { fingerprint } from '#domain/kernel/fingerprint.ts';
import { type Subscription, subscriptions } from './subscriptions.ts';

type PerSubscription = { readonly [Name in Subscription]?: number };

/**
 * progress/{streamId}: what the stream's events still owe, to whom and since when. A commit writes `owed` and `owedSince` without looking; who has done something writes
 * the rest, on condition that the document stands as it was read. So neither waits for the other, and what is done once is noted once.
 */
export type Progress = {
  readonly streamId: string;
  /** The newest version that a subscription has to see. */
  readonly owed: PerSubscription;
  /** How far it has come; missing in a store that was never rebuilt since it had no progress documents. */
  readonly done: PerSubscription;
  /** Failed deliveries of the next event in a row. */
  readonly failures: PerSubscription;
  /** Since when (ms) it stands still here. */
  readonly parkedAt: PerSubscription;
  /** When (ms) something was owed last; null when there is nothing that can go on. */
  readonly owedSince: number | null;
  /** Spreads the sweep's index: no range of it takes the writes of all streams. */
  readonly bucket: number;
};

export const buckets = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const bucketOf = (streamId: string): number => fingerprint(streamId) % buckets.length;

/** The streams of a bucket that have owed something since `before` (ms) or earlier, the oldest first. */
export const owingIn = (db: Firestore, bucket: number, before: number): Query =>
  db.collection('progress').where('bucket', '==', bucket).where('owedSince', '<=', before).orderBy('owedSince');

/** How many streams owe something to somebody who can go on. */
export const countOwing = async (db: Firestore): Promise<number> => {
  const counts = await Promise.all(buckets.map((bucket) => owingIn(db, bucket, Number.MAX_SAFE_INTEGER).count().get()));
  return counts.reduce((sum, found) => sum + found.data().count, 0);
};

/** What a commit writes when its events are owed to somebody; merged into what is there. `isFirst`: nobody has seen an event of the stream. */
export const owing = (streamId: string, version: number, to: readonly Subscription[], at: number, isFirst: boolean) => ({
  streamId,
  owed: Object.fromEntries(to.map((subscription) => [subscription, version])),
  ...(isFirst && { done: { readModels: 0, shared: 0, policies: 0 }, failures: {}, parkedAt: {} }),
  owedSince: to.length > 0 ? at : null,
  bucket: bucketOf(streamId),
});

/** The progress of a stream where everything up to `version` is done. */
export const nothingOwed = (streamId: string, version: number): Progress => ({
  streamId,
  owed: {},
  done: { readModels: version, shared: version, policies: version },
  failures: {},
  parkedAt: {},
  owedSince: null,
  bucket: bucketOf(streamId),
});

export const progressIn = (snapshot: DocumentSnapshot): Progress | undefined => snapshot.data() as Progress | undefined;

const isOwed = ({ owed, done }: Progress, subscription: Subscription): boolean =>
  done[subscription] !== undefined && (owed[subscription] ?? 0) > done[subscription];

/** Whether the subscription can go on: something is owed to it, and it does not stand still. What is shared waits for the stream's own documents. */
export const canGoOn = (progress: Progress, subscription: Subscription): boolean =>
  isOwed(progress, subscription) &&
  progress.parkedAt[subscription] === undefined &&
  (subscription !== 'shared' || !isOwed(progress, 'readModels'));

/** What changes when a subscription has seen everything up to `version`. */
export const seenUpTo = (progress: Progress, subscription: Subscription, version: number): Readonly<Record<string, unknown>> => {
  const done = Math.max(version, progress.done[subscription] ?? 0);
  const after: Progress = { ...progress, done: { ...progress.done, [subscription]: done } };
  return {
    [`done.${subscription}`]: done,
    ...(progress.failures[subscription] !== undefined && { [`failures.${subscription}`]: FieldValue.delete() }),
    ...settled(after),
  };
};

/** What is owed to nobody who can go on, the sweep need not find. */
export const settled = (after: Progress): { readonly owedSince?: null } =>
  subscriptions.some((each) => canGoOn(after, each)) ? {} : { owedSince: null };
