import type { Firestore, Query } from 'firebase-admin/firestore';
import {
  COUNTED_MAX,
  type LastSeal,
  type LastVerification,
  type OperationStatus,
  type Owed,
  type Stop,
} from '#domain/office/operation/answers.ts';
import { buckets, canGoOn, countOwing, owingIn, type Progress } from '../delivery/progress.ts';
import { subscriptions } from '../delivery/publish.ts';
import { nextDeadlines, streamsDue } from '../eventStore/openDeadlines.ts';
import { isPaused } from '../eventStore/pauses.ts';
import { latestRefusals } from '../gate/refusals.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/log.ts';
import type { Runtime } from '../ports.ts';
import { newestSeal, type Seals } from '../seals/keptSeals.ts';

const PAGE = 20;

/** Counts up to `COUNTED_MAX`: the page asks every ten seconds, and 1,000 entries cost a read. */
const count = async (query: Query): Promise<number> => (await query.limit(COUNTED_MAX).count().get()).data().count;

const owedNow = async (db: Firestore): Promise<OperationStatus['owed']> => {
  const [total, pages] = await Promise.all([
    countOwing(db, COUNTED_MAX),
    Promise.all(buckets.map((bucket) => owingIn(db, bucket, Number.MAX_SAFE_INTEGER).limit(PAGE).get())),
  ]);
  const owing = pages.flatMap((page) => page.docs.map((found) => found.data() as Progress));
  const oldest = owing.map((progress): Owed => {
    const to = subscriptions.filter((each) => canGoOn(progress, each));
    return { streamId: progress.streamId, to, version: Math.max(...Object.values(progress.owed)), since: progress.owedSince ?? 0 };
  });
  return { count: total, oldest: oldest.sort((a, b) => a.since - b.since).slice(0, PAGE) };
};

/** The newest seal, from the bucket. Null if it cannot be read, so that the page shows the rest. */
const lastSeal = async ({ store }: Seals): Promise<LastSeal | null> => {
  try {
    return await newestSeal(store);
  } catch (error) {
    reportError(error);
    return null;
  }
};

/** The state of operations: the first items of each list and bounded counts. */
export const operationStatus = async ({ db, now, seals }: Runtime): Promise<OperationStatus> => {
  const at = now();
  const [owed, parked, total, overdue, next, waiting, failed, control, verification, seal, stop, refusals] = await Promise.all([
    owedNow(db),
    count(db.collection('parkedStreams')),
    count(streamsDue(db, 0, Number.MAX_SAFE_INTEGER)),
    count(streamsDue(db, 0, at)),
    nextDeadlines(db, PAGE),
    count(db.collection('mails').where('dueAt', '>', 0)),
    count(db.collection('mails').where('state', '==', 'FAILED')),
    db.doc(paths.projectionControl).get(),
    db.doc(paths.lastVerification).get(),
    lastSeal(seals),
    db.doc(paths.stop).get(),
    latestRefusals(db, at),
  ]);
  return {
    now: at,
    owed,
    parked,
    deadlines: { total, overdue, next: next.map(({ streamId, kind, dueAt }) => ({ streamId, kind, dueAt })) },
    mails: { waiting, failed },
    pausedAt: isPaused(control, at) ? control.get('pausedAt') : null,
    lastVerification: (verification.data() as LastVerification | undefined) ?? null,
    lastSeal: seal,
    stopped: (stop.data() as Stop | undefined) ?? null,
    refusals,
  };
};
