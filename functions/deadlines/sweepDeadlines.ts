import type { Firestore } from 'firebase-admin/firestore';
import type { Deadline } from '#projections/deadlines.ts';
import type { Runtime } from '../runtime.ts';
import type { Alarm } from './alarmClock.ts';
import { ring } from './ring.ts';

const MINUTE = 60_000;
/** An alarm this late is taken for lost. */
const LATE_MS = MINUTE;
/** Deadlines this near are armed again: twice the period of the sweep, so that none falls between two of them. */
export const NEAR_MS = 3 * MINUTE;
const PAGE = 200;

const due = async (db: Firestore, from: number, to: number): Promise<Alarm[]> => {
  const query = db.collection('deadlines').where('dueAt', '>', from).where('dueAt', '<=', to).orderBy('dueAt').limit(PAGE);
  return (await query.get()).docs.map((document) => {
    const { streamId, kind, dueAt, generation } = document.data() as Deadline;
    return { streamId, kind, dueAt, generation, hop: 0 };
  });
};

/**
 * The backstop of the alarm clock: rings what is overdue and arms what is near. Cloud Tasks may lose a queue (the local server forgets
 * everything on restart); the deadlines themselves are facts of the log. Answers with counts.
 */
export const sweepDeadlines = async (runtime: Runtime): Promise<{ rung: number; armed: number }> => {
  const now = runtime.now();
  const overdue = await due(runtime.db, 0, now - LATE_MS);
  const near = await due(runtime.db, now - LATE_MS, now + NEAR_MS);
  const rung = await Promise.all(overdue.map((alarm) => ring(runtime, alarm)));
  await Promise.all(near.map((alarm) => runtime.alarmClock.arm(alarm, now)));
  return { rung: rung.filter((answer) => answer !== null).length, armed: near.length };
};
