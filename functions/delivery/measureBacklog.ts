import type { Firestore, Query } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { streamsDue } from '../eventStore/openDeadlines.ts';
import { measured } from '../platform/log.ts';
import type { Measure } from '../platform/objectives.ts';
import { buckets, countOwing, owingIn, type Progress } from './progress.ts';

/** ms. The sweep handles deadlines that are a minute late. A later one is not being handled. */
const LATE_MS = 5 * MINUTE;

const count = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** Since when (ms) the oldest work is owed; null where nothing is. */
const oldestOwedSince = async (db: Firestore, now: number): Promise<number | null> => {
  const oldest = await Promise.all(buckets.map((bucket) => owingIn(db, bucket, now).limit(1).get()));
  const since = oldest.flatMap((page) => page.docs.map((found) => (found.data() as Progress).owedSince ?? now));
  return since.length === 0 ? null : Math.min(...since);
};

type OpenDeadline = Readonly<
  Record<Extract<Measure, 'parkedStreams' | 'oldestOwed' | 'owedStreams' | 'lateDeadlines' | 'mailsDue'>, number>
>;

/**
 * How much is left to do: numbers of streams, deadlines and mails, and for how long (ms) the oldest
 * work has been owed.
 */
export const standingOf = async (db: Firestore, now: number): Promise<OpenDeadline> => {
  const [parkedStreams, owedSince, owedStreams, lateDeadlines, mailsDue] = await Promise.all([
    count(db.collection('parkedStreams')),
    oldestOwedSince(db, now),
    countOwing(db),
    count(streamsDue(db, 0, now - LATE_MS)),
    count(db.collection('mails').where('dueAt', '<=', now)),
  ]);
  return { parkedStreams, oldestOwed: now - (owedSince ?? now), owedStreams, lateDeadlines, mailsDue };
};

/** Logs how much is left to do. */
export const measureBacklog = async (db: Firestore, now: number): Promise<void> => {
  for (const [name, value] of Object.entries(await standingOf(db, now))) measured(name as Measure, value);
};
