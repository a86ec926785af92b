import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { jstDate, startOfJstDay } from '#domain/kernel/jstCalendar.ts';
import type { RefusalDay } from '#domain/operation/answers.ts';
import { paths } from '../firestorePaths.ts';
import { reportError } from '../reporting.ts';

/** What was refused, how often: by the aggregate of the command, then by code. */
export type Refusals = Record<string, Readonly<Record<string, number>>>;
type Save = (date: string, refusals: Refusals) => Promise<void>;

/** ms; how often one process writes at the most. */
const PERIOD = 60_000;

/**
 * Counts in this process and writes what it counted once a minute at the most, so that a flood of refused commands makes no flood of writes. A process that is
 * ended in between takes the counts of its last minute with it.
 */
export const refusalCounter = (now: () => number, save: Save, report: (error: unknown) => void = reportError) => {
  let counted: Refusals = {};
  let savedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (Object.keys(counted).length === 0) return;
    const [part, at] = [counted, now()];
    counted = {};
    savedAt = at;
    // A count that could not be written must not fail the command's answer; it is lost, and that is reported.
    await save(jstDate(at), part).catch(report);
  };

  return {
    flush,
    count: async (aggregate: string, code: string): Promise<void> => {
      const codes = counted[aggregate] ?? {};
      counted[aggregate] = { ...codes, [code]: (codes[code] ?? 0) + 1 };
      const wait = savedAt + PERIOD - now();
      if (wait <= 0) return flush();
      timer ??= setTimeout(flush, wait).unref();
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
  const dates = [today, jstDate(startOfJstDay(today) - 1)];
  const days = await db.getAll(...dates.map((date) => db.doc(paths.refusals(date))));
  return days.map((day, index) => ({ date: dates[index] as string, counts: (day.get('counts') as Refusals | undefined) ?? {} }));
};
