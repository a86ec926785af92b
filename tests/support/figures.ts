import { sweepDays } from '#functions/projections/dailySummaries.ts';
import { runtime } from '#functions/runtime.ts';
import { type DairySummary, sumFigures } from '#projections/figures/dairySummaries.schema.ts';

/** The figures from a day (JST date) on, summed like in the sweep: a test may run past midnight. */
export const figuresFrom = async (date: string): Promise<DairySummary['figures']> => {
  const { db } = runtime();
  await sweepDays(db);
  const { docs } = await db.collection('dairySummaries').where('date', '>=', date).get();
  return sumFigures(docs.map((day) => (day.data() as DairySummary).figures));
};
