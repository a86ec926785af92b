import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { daysAfter } from '#domain/calendar/days.ts';
import { jstDate, MINUTE } from '#domain/calendar/instants.ts';
import type { RefusalDay } from '#domain/operation/answers.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/reporting.ts';

/**
 * What was refused, how often: by the aggregate of the command or the name of another call, then by
 * code.
 */
export type Refusals = Record<string, Readonly<Record<string, number>>>;
type Save = (date: string, refusals: Refusals) => Promise<void>;

/** ms; how often one process writes at the most. */
const PERIOD = MINUTE;

/**
 * Counts in this process and writes what it counted once a minute at the most, so that a flood of
 * refused commands makes no flood of writes. It writes within a request, never after its answer:
 * between requests a process may get no CPU. A process that ends takes the counts since its last
 * write with it.
 */
export const refusalCounter = (now: () => number, save: Save, report: (error: unknown) => void = reportError) => {
  let counted: Refusals = {};
  let savedAt = Number.NEGATIVE_INFINITY;
  let saving: Promise<void> = Promise.resolve();

  // Also waits for what another request is writing: who reads the counts after it finds them all.
  const flush = (): Promise<void> => {
    if (Object.keys(counted).length === 0) return saving;
    const [part, at] = [counted, now()];
    counted = {};
    savedAt = at;
    // A count that could not be written must not fail the command's answer; it is lost, and that is
    // reported.
    saving = saving.then(() => save(jstDate(at), part)).catch(report);
    return saving;
  };
  const flushIfDue = async (): Promise<void> => {
    if (now() >= savedAt + PERIOD) await flush();
  };

  return {
    flush,
    /** Writes when a minute has passed since the last write; for every request, refused or not. */
    flushIfDue,
    count: (aggregate: string, code: string): Promise<void> => {
      const codes = counted[aggregate] ?? {};
      counted[aggregate] = { ...codes, [code]: (codes[code] ?? 0) + 1 };
      return flushIfDue();
    },
  };
};

/** Adds to a day's counts; each process adds its own. */
export const saveRefusals = async (db: Firestore, date: string, refusals: Refusals): Promise<void> => {
  const counts = Object.entries(refusals).map(([aggregate, codes]) => [
    aggregate,
    Object.fromEntries(Object.entries(codes).map(([code, count]) => [code, FieldValue.increment(count)])),
  ]);
  await db.doc(paths.refusals(date)).set({ date, counts: Object.fromEntries(counts) }, { merge: true });
};

/** The refusals of today and yesterday (JST). */
export const latestRefusals = async (db: Firestore, now: number): Promise<RefusalDay[]> => {
  const today = jstDate(now);
  const dates = [today, daysAfter(today, -1)];
  const days = await db.getAll(...dates.map((date) => db.doc(paths.refusals(date))));
  return days.map((day, index) => ({ date: dates[index] as string, counts: (day.get('counts') as Refusals | undefined) ?? {} }));
};
