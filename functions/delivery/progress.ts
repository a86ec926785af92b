import { type DocumentSnapshot, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import { fingerprint } from '#domain/kernel/fingerprint.ts';
import type { Commit } from '../eventStore/commitHooks.ts';
import { type Subscription, subscriptions } from './publish.ts';

type PerSubscription = { readonly [Name in Subscription]?: number };

/**
 * progress/{streamId}: which subscriptions still have work to do for the stream's events. Commits
 * merge `owed` and `owedSince` without reading. Handlers write the rest with an update-time
 * precondition. So commits and handlers never block each other, and work that is done is noted
 * once.
 */
export type Progress = {
  readonly streamId: string;
  /** The newest version that a subscription has to handle. */
  readonly owed: PerSubscription;
  /** The newest handled version. Missing in a stream of an older release until a rebuild. */
  readonly done: PerSubscription;
  /** Failed deliveries of the next event in a row. */
  readonly failures: PerSubscription;
  /** When (ms) the stream was parked for the subscription. */
  readonly parkedAt: PerSubscription;
  /**
   * When (ms) the last commit owed something. Null when no subscription can work on the stream now.
   */
  readonly owedSince: number | null;
  /** Spreads the writes of all streams over the index that the sweep reads. */
  readonly bucket: number;
};

/** The buckets over which the streams with work are spread. */
export const buckets = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const bucketOf = (streamId: string): number => fingerprint(streamId) % buckets.length;

/** The streams of a bucket with work left since `before` (ms) or earlier, oldest first. */
export const owingIn = (db: Firestore, bucket: number, before: number): Query =>
  db.collection('progress').where('bucket', '==', bucket).where('owedSince', '<=', before).orderBy('owedSince');

/** The number of streams with work that a subscription can do now, up to about `most`. */
export const countOwing = async (db: Firestore, most?: number): Promise<number> => {
  const counts = await Promise.all(
    buckets.map((bucket) => {
      const owing = owingIn(db, bucket, Number.MAX_SAFE_INTEGER);
      return (most === undefined ? owing : owing.limit(Math.ceil(most / buckets.length))).count().get();
    }),
  );
  return counts.reduce((sum, found) => sum + found.data().count, 0);
};

/** The subscriptions that the head does not follow: their `done` says how far they are. */
const followed = ['shared', 'search', 'policies'] as const satisfies readonly Subscription[];

/** A subscription that the first commit owes nothing is as far as that commit. */
const doneAtFirst = (version: number, to: readonly Subscription[]): Progress['done'] => ({
  readModels: 0,
  ...Object.fromEntries(followed.map((each) => [each, to.includes(each) ? 0 : version])),
});

/** What a commit merges into the stream's progress. */
export const owing = ({ streamId, version, at, isFirst }: Commit, to: readonly Subscription[]) => ({
  streamId,
  owed: Object.fromEntries(to.map((subscription) => [subscription, version])),
  ...(isFirst && { done: doneAtFirst(version, to), failures: {}, parkedAt: {} }),
  owedSince: to.length > 0 ? at : null,
  bucket: bucketOf(streamId),
});

/** The progress of a stream whose events up to `version` are all handled. */
export const nothingOwed = (streamId: string, version: number): Progress => ({
  streamId,
  owed: {},
  done: { readModels: version, shared: version, search: version, policies: version },
  failures: {},
  parkedAt: {},
  owedSince: null,
  bucket: bucketOf(streamId),
});

/** The progress in a document; undefined if there is none. */
export const progressIn = (snapshot: DocumentSnapshot): Progress | undefined => snapshot.data() as Progress | undefined;

const isOwed = ({ owed, done }: Progress, subscription: Subscription): boolean =>
  done[subscription] !== undefined && (owed[subscription] ?? 0) > done[subscription];

/** The subscriptions that have work and are not parked. */
export const owingBy = (progress: Progress): readonly Subscription[] =>
  subscriptions.filter((each) => isOwed(progress, each) && progress.parkedAt[each] === undefined);

/** The subscriptions for which another waits: it reads their documents. */
const waitsFor: Readonly<Record<Subscription, readonly Subscription[]>> = {
  readModels: [],
  shared: ['readModels'],
  search: ['readModels', 'shared'],
  policies: [],
};

/** Whether the subscription has work, is not parked, and those that it waits for are done. */
export const canGoOn = (progress: Progress, subscription: Subscription): boolean =>
  isOwed(progress, subscription) &&
  progress.parkedAt[subscription] === undefined &&
  !waitsFor[subscription].some((each) => isOwed(progress, each));

/**
 * The update that notes that subscriptions have handled everything up to `version`. It also moves
 * those on that are owed nothing, so that their next message brings the next event.
 */
export const seenUpTo = (
  progress: Progress,
  by: Subscription | readonly Subscription[],
  version: number,
): Readonly<Record<string, unknown>> => {
  const names = typeof by === 'string' ? [by] : by;
  const idle = followed.filter((each) => (progress.owed[each] ?? 0) <= (progress.done[each] ?? -1));
  const moved = [...names, ...idle.filter((each) => !names.includes(each) && (progress.done[each] as number) < version)];
  const done = Object.fromEntries(moved.map((name) => [name, Math.max(version, progress.done[name] ?? 0)]));
  return {
    ...Object.fromEntries(moved.map((name) => [`done.${name}`, done[name]])),
    ...Object.fromEntries(
      names.filter((name) => progress.failures[name] !== undefined).map((name) => [`failures.${name}`, FieldValue.delete()]),
    ),
    ...settled({ ...progress, done: { ...progress.done, ...done } }),
  };
};

/** Takes the stream out of the sweep's index when no subscription can work on it. */
export const settled = (after: Progress): { readonly owedSince?: null } =>
  subscriptions.some((each) => canGoOn(after, each)) ? {} : { owedSince: null };
