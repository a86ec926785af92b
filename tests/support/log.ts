import type { Progress } from '#functions/delivery/progress.ts';
import { sweepOwed } from '#functions/delivery/sweepOwed.ts';
import { sweepDays } from '#functions/projections/dailySummaries.ts';
import { differingFields } from '#functions/replay/compare.ts';
import { verify } from '#functions/replay/verify.ts';
import { runtime } from '#functions/runtime.ts';
import { connectToStack } from '#local/stack/controlServer.ts';
import { until } from './until.ts';

/** The stored events of a stream, oldest first. */
export const eventsOf = async (streamId: string) =>
  (await runtime().db.collection(`streams/${streamId}/events`).orderBy('version').get()).docs.map((found) => found.data());

const SWEEP_AFTER_MS = 2_000;

/**
 * Resolves when nothing is owed to any subscription and the days are summed. The sweep runs as the
 * scheduler would run it, only more often and with less patience.
 */
export const whenCaughtUp = async (limitMs = 60_000): Promise<void> => {
  const { db, publish, now } = runtime();
  const owing = db.collection('progress').where('owedSince', '>', 0).limit(1);
  let sweptAt = 0;
  /** What a stream still owes, to be named when it does not come; null when none owes anything. */
  const owed = async () => {
    const [found] = (await owing.get()).docs;
    if (!found) return null;
    const progress = found.data() as Progress;
    if (Date.now() - sweptAt > SWEEP_AFTER_MS) {
      sweptAt = Date.now();
      // Tests write at times to come, for which no sweep of the scheduler is late enough.
      const late = Math.max(now(), (progress.owedSince ?? 0) + SWEEP_AFTER_MS);
      await Promise.all([sweepOwed(db, publish, late, SWEEP_AFTER_MS), connectToStack().runSchedule('sweep')]);
    }
    return progress;
  };
  await until(owed, (left) => left === null, 'nothing owed', limitMs);
  await sweepDays(db);
};

/**
 * What a replay of the log finds wrong, in words; empty when live documents and replay are the
 * same.
 */
export const whatDiffers = async (): Promise<string[]> => {
  const { faults, differences } = await verify(runtime());
  return [
    ...faults.map(({ streamId, version, reason }) => `${streamId} version ${version}: ${reason}`),
    ...differences.map((difference) => `${difference.path}: ${differingFields(difference).join(', ')}`),
  ];
};
