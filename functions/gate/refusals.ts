import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { jstDate, MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { RefusalDay } from '#domain/office/operation/answers.ts';
import { paths } from '../platform/firestorePaths.ts';
import { reportError } from '../platform/log.ts';

/** Counts of refusals by callable (for a command its aggregate), then by code. */
export type Refusals = Record<string, Readonly<Record<string, number>>>;
type Save = (date: string, refusals: Refusals) => Promise<void>;

/** The shortest time between two writes of a process (ms). */
const PERIOD = MINUTE;

/**
 * Counts in memory and writes at most once a minute, so that a flood of refusals does not cause a
 * flood of writes. Writes happen inside a request, since an idle process may have no CPU. If the
 * process ends, counts since the last write are lost.
 */
export const refusalCounter = (now: () => number, save: Save, report: (error: unknown) => void = reportError) => {
  let counted: Refusals = {};
  let savedAt = Number.NEGATIVE_INFINITY;
  let saving: Promise<void> = Promise.resolve();

  // Also waits for a write of another request, so that a read after it finds all counts.
  const flush = (): Promise<void> => {
    if (Object.keys(counted).length === 0) return saving;
    const [part, at] = [counted, now()];
    counted = {};
    savedAt = at;
    // A failed write must not fail the command's answer. The counts are lost, and the error is
    // reported.
    saving = saving.then(() => save(jstDate(at), part)).catch(report);
    return saving;
  };
  const flushIfDue = async (): Promise<void> => {
    if (now() >= savedAt + PERIOD) await flush();
  };

  return {
    flush,
    /** Writes if the last write is a minute old. Every request calls it. */
    flushIfDue,
    count: (aggregate: string, code: string): Promise<void> => {
      const codes = counted[aggregate] ?? {};
      counted[aggregate] = { ...codes, [code]: (codes[code] ?? 0) + 1 };
      return flushIfDue();
    },
  };
};

/** Adds to a day's counts by increments, so that processes do not overwrite each other. */
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
