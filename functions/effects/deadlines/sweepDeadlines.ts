import type { Firestore } from 'firebase-admin/firestore';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { deadlinesIn, streamsDue } from '../../eventStore/openDeadlines.ts';
import { reportError } from '../../platform/log.ts';
import type { Runtime } from '../../ports.ts';
import type { Alarm } from './alarmClock.ts';
import { fireDeadline } from './fireDeadline.ts';

/** An alarm this late counts as lost. */
const LATE_MS = MINUTE;
/** The sweep arms deadlines this near: longer than its period, so that none is missed. */
export const NEAR_MS = 3 * MINUTE;
const PAGE = 200;
/** The number of streams per span in one run. The next run handles the rest. */
const STREAMS_MAX = 20_000;

/** Yields due alarms page by page, so that streams that stay overdue do not hide others. */
async function* due(db: Firestore, from: number, to: number): AsyncGenerator<readonly Alarm[]> {
  const query = streamsDue(db, from, to).limit(PAGE);
  for (let page = await query.get(), seen = 0; !page.empty; page = await query.startAfter(page.docs.at(-1)).get()) {
    yield page.docs.flatMap((head) => deadlinesIn(head.id, head.data()).map((deadline) => ({ ...deadline, hop: 0 })));
    seen += page.size;
    if (page.size < PAGE || seen >= STREAMS_MAX) return;
  }
}

/**
 * Runs `act` on each alarm and counts the effects. A failure is reported and stops no other alarm.
 */
const each = async (alarms: readonly Alarm[], act: (alarm: Alarm) => Promise<boolean>): Promise<number> => {
  const outcomes = await Promise.allSettled(alarms.map(act));
  for (const outcome of outcomes) if (outcome.status === 'rejected') reportError(outcome.reason, { sweep: 'deadlines' });
  return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length;
};

/**
 * The backstop of Cloud Tasks: rings overdue deadlines and arms near ones. Cloud Tasks may lose a
 * task (the local server forgets all at a restart); the stream heads keep the deadlines. Returns
 * counts.
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
      rung += await each(alarms.filter(isLate), async (alarm) => (await fireDeadline(runtime, alarm)) !== null);
      armed += await each(alarms.filter(isNear), arm);
    }
  return { rung, armed };
};
