import { dairySummarySchema } from '#projections/figures/dairySummaries.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';
import { daysAtMost, type Period, type Unit, whole } from '../periods.ts';

/** The days of a period and of the one before it, live: a document a day. A day on which nothing happened has none. */
export const useDailyFigures = (unit: Unit, { spans, before }: Period) => {
  const { from, to } = whole([...before, ...spans]);
  return useLive(
    liveRows(
      {
        collection: 'dairySummaries',
        where: [
          ['date', '>=', from],
          ['date', '<=', to],
        ],
        orderBy: ['date', 'asc'],
        limit: daysAtMost[unit],
      },
      dairySummarySchema,
    ),
  );
};
