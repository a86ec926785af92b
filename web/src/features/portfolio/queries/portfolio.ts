import { mediaSchema } from '#projections/media.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** The largest portfolio that is shown; the rules allow no longer page. */
export const PORTFOLIO_MAX = 100;

/** A cast's portfolio in its order, live. */
export const usePortfolio = (talentId: string) => {
  const query = useLive(
    liveRows(
      { collection: 'media', parent: `talents/${talentId}`, where: [], orderBy: ['orderIndex', 'asc'], limit: PORTFOLIO_MAX },
      mediaSchema,
    ),
    { enabled: talentId !== '' },
  );
  return { query, items: query.data ?? [] };
};
