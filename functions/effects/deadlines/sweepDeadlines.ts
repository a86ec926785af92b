import type { Firestore } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/calendar/instants.ts';
import { deadlinesIn, streamsDue } from '../../eventStore/standingDeadlines.ts';
import { reportError } from '../../platform/reporting.ts';
import type { Runtime } from '../../runtime.ts';
import type { Alarm } from './alarmClock.ts';
import { ring } from './ring.ts';

/** An alarm this late is taken for lost. */
const LATE_MS = MINUTE;
/**
 * Deadlines this near are armed again: twice the period of the sweep, so that none falls between
 * two of them.
 */
export const NEAR_MS = 3 * MINUTE;
const PAGE = 200;
/** How many streams of each span one sweep looks after; the others are the next one's. */
const STREAMS_MAX = 20_000;

/**
 * What is due in a span, by pages: streams that stay overdue (because they are parked) never hide
 * the others.
 */
async function* due(db: Firestore, from: number, to: number): AsyncGenerator<readonly Alarm[]> {
  const query = streamsDue(db, from, to).limit(PAGE);
  for (let page = await query.get(), seen = 0; !page.empty; page = await query.startAfter(page.docs.at(-1)).get()) {
    yield page.docs.flatMap((head) => deadlinesIn(head.id, head.data()).map((deadline) => ({ ...deadline, hop: 0 })));
    seen += page.size;
    if (page.size < PAGE || seen >= STREAMS_MAX) return;
  }
}

/**
 * Runs one act on each alarm of a page; one that fails is reported and stops no other. Answers with
 * how many did something.
 */
const each = async (alarms: readonly Alarm[], act: (alarm: Alarm) => Promise<boolean>): Promise<number> => {
  const outcomes = await Promise.allSettled(alarms.map(act));
  for (const outcome of outcomes) if (outcome.status === 'rejected') reportError(outcome.reason, { sweep: 'deadlines' });
  return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
};

/**
 * The backstop of the alarm clock: rings what is overdue and arms what is near. Cloud Tasks may
 * lose a queue (the local server forgets everything on restart); deadlines stand with their
 * streams. Answers with counts.
 */
export const sweepDeadlines = async (runtime: Runtime): Promise<{ rung: number; armed: number }> => {
  const now = runtime.now();
  const { db, alarmClock } = runtime;
  const isLate = ({ dueAt }: Alarm) => dueAt <= now - LATE_MS;
  const isNear = (alarm: Alarm) => !isLate(alarm) && alarm.dueAt <= now + NEAR_MS;
  const arm = async (alarm: Alarm) => {
    await alarmClock.arm(alarm, now);
    return true;
  };
  let [rung, armed] = [0, 0];
  for (const [from, to] of [
    [0, now - LATE_MS],
    [now - LATE_MS, now + NEAR_MS],
  ] as const)
    for await (const alarms of due(db, from, to)) {
      rung += await each(alarms.filter(isLate), async (alarm) => (await ring(runtime, alarm)) !== null);
      armed += await each(alarms.filter(isNear), arm);
    }
  return { rung, armed };
};
