import { sweepDays } from '#functions/projections/dailySummaries.ts';
import { runtime } from '#functions/runtime.ts';
import { summaryPath } from '#projections/figures/dairySummaries.ts';

/** A day's figures, summed like in the sweep. */
export const figuresOf = async (date: string): Promise<Record<string, number>> => {
  const { db } = runtime();
  await sweepDays(db);
  return ((await db.doc(summaryPath(date)).get()).get('figures') ?? {}) as Record<string, number>;
};
