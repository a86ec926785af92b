import type { Firestore } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/calendar/instants.ts';
import type { Deadline } from '#projections/deadlines.ts';
import { reportError } from '../reporting.ts';
import type { Runtime } from '../runtime.ts';
import type { Alarm } from './alarmClock.ts';
import { ring } from './ring.ts';

/** An alarm this late is taken for lost. */
const LATE_MS = MINUTE;
/** Deadlines this near are armed again: twice the period of the sweep, so that none falls between two of them. */
export const NEAR_MS = 3 * MINUTE;
const PAGE = 200;
/** How many alarms of each kind one sweep looks after; the others are the next one's. */
const ALARMS_MAX = 20_000;

/** Alarms that are due in a span, by pages: those that stay overdue (of a parked stream) never hide the others. */
async function* due(db: Firestore, from: number, to: number): AsyncGenerator<readonly Alarm[]> {
  const query = db.collection('deadlines').where('dueAt', '>', from).where('dueAt', '<=', to).orderBy('dueAt').limit(PAGE);
  for (let page = await query.get(), seen = 0; !page.empty; page = await query.startAfter(page.docs.at(-1)).get()) {
    yield page.docs.map((document) => {
      const { streamId, kind, dueAt, generation } = document.data() as Deadline;
      return { streamId, kind, dueAt, generation, hop: 0 };
    });
    seen += page.size;
    if (page.size < PAGE || seen >= ALARMS_MAX) return;
  }
}

/** Runs one act on each alarm of a page; one that fails is reported and stops no other. Answers with how many did something. */
const each = async (alarms: readonly Alarm[], act: (alarm: Alarm) => Promise<boolean>): Promise<number> => {
  const outcomes = await Promise.allSettled(alarms.map(act));
  for (const outcome of outcomes) if (outcome.status === 'rejected') reportError(outcome.reason, { sweep: 'deadlines' });
  return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
};

/**
 * The backstop of the alarm clock: rings what is overdue and arms what is near. Cloud Tasks may lose a queue (the local server forgets
 * everything on restart); the deadlines themselves are facts of the log. Answers with counts.
 */
export const sweepDeadlines = async (runtime: Runtime): Promise<{ rung: number; armed: number }> => {
  const now = runtime.now();
  const { db, alarmClock } = runtime;
  let [rung, armed] = [0, 0];
  for await (const alarms of due(db, 0, now - LATE_MS)) rung += await each(alarms, async (alarm) => (await ring(runtime, alarm)) !== null);
  for await (const alarms of due(db, now - LATE_MS, now + NEAR_MS))
    armed += await each(alarms, async (alarm) => {
      await alarmClock.arm(alarm, now);
      return true;
    });
  return { rung, armed };
};
