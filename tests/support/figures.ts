import { sweepDays } from '#functions/projections/dailySummaries.ts';
import { runtime } from '#functions/runtime.ts';
import { type DailySummary, sumFigures } from '#projections/figures/dailySummaries.schema.ts';

/** The figures from a day (JST date) on, summed like in the sweep: a test may run past midnight. */
export const figuresFrom = async (date: string): Promise<DailySummary['figures']> => {
  const { db } = runtime();
  await sweepDays(db);
  const { docs } = await db.collection('dairySummaries').where('date', '>=', date).get();
  return sumFigures(docs.map((day) => (day.data() as DailySummary).figures));
};
