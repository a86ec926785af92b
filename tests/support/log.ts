import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { faultLine } from '#domain/office/proof/chainFaults.ts';
import type { Progress } from '#functions/delivery/progress.ts';
import { sweepOwed } from '#functions/delivery/sweepOwed.ts';
import { sweepCards } from '#functions/projections/copiedCards.ts';
import { sweepDays } from '#functions/projections/dailySummaries.ts';
import { differingFields } from '#functions/replay/compare.ts';
import { verify } from '#functions/replay/verify.ts';
import { runtime } from '#functions/runtime.ts';
import { level, now } from './level.ts';
import { until } from './until.ts';

/** The stored events of a stream, oldest first. */
export const eventsOf = async (streamId: string) =>
  (await runtime().db.collection(`streams/${streamId}/events`).orderBy('version').get()).docs.map((found) => found.data());

/** The number of stored events and receipts; a refused command adds none. */
export const storedCount = async (): Promise<number> => {
  const { db } = runtime();
  const counts = await Promise.all([db.collectionGroup('events').count().get(), db.collection('receipts').count().get()]);
  return counts.reduce((sum, found) => sum + found.data().count, 0);
};

const SWEEP_AFTER_MS = 2_000;

/**
 * Runs the sweep, more often than the schedule, until nothing is owed and days and cards are up to
 * date.
 */
export const whenCaughtUp = async (limitMs = 60_000): Promise<void> => {
  const { db, publish } = runtime();
  const owing = db.collection('progress').where('owedSince', '>', 0).limit(1);
  // Work that was just published is handled without a sweep, which would publish it again.
  let sweptAt = now();
  /** A stream that owes work, for the error message; null if none does. */
  const owed = async (): Promise<Progress | null> => ((await owing.get()).docs[0]?.data() as Progress | undefined) ?? null;
  const owedAfterSweep = async () => {
    const progress = await owed();
    if (!progress || now() - sweptAt <= SWEEP_AFTER_MS) return progress;
    sweptAt = now();
    // Tests write future times, for which the scheduled sweep is too early.
    const late = Math.max(now(), (progress.owedSince ?? 0) + SWEEP_AFTER_MS);
    await Promise.all([sweepOwed(db, publish, late, SWEEP_AFTER_MS), level().runSchedule('sweep')]);
    // A sweep of many streams can take longer than the limit.
    return owed();
  };
  await until(owedAfterSweep, (left) => left === null, 'nothing owed', limitMs);
  await sweepDays(db);
  await sweepCards({ ...runtime(), now: () => now() + 2 * MINUTE });
};

/** The faults that a replay of the log finds, as text; empty if documents and replay are equal. */
export const whatDiffers = async (): Promise<string[]> => {
  const { faults, differences } = await verify(runtime());
  return [...faults.map(faultLine), ...differences.map((difference) => `${difference.path}: ${differingFields(difference).join(', ')}`)];
};
