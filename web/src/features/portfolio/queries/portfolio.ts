import { mediaSchema } from '#projections/talent/media.schema.ts';
import { liveRows, useLive } from '#web/shared/data/live.ts';

/** The largest portfolio that is shown; the rules allow no longer page. */
export const PORTFOLIO_MAX = 100;

/** A cast's portfolio as others see it, in its order, live: without movies that are not ready. */
export const usePortfolio = (talentId: string) => {
  const query = useLive(
    liveRows(
      {
        collection: 'media',
        parent: `talents/${talentId}`,
        where: [['state', '==', 'READY']],
        orderBy: ['orderIndex', 'asc'],
        limit: PORTFOLIO_MAX,
      },
      mediaSchema,
    ),
    { enabled: talentId !== '' },
  );
  return { query, items: query.data ?? [] };
};

/** One's own portfolio, with movies that wait or failed. */
export const useOwnPortfolio = (uid: string) => {
  const query = useLive(
    liveRows(
      { collection: 'media', parent: `talents/${uid}`, where: [], orderBy: ['orderIndex', 'asc'], limit: PORTFOLIO_MAX },
      mediaSchema,
    ),
    { enabled: uid !== '' },
  );
  return { query, items: query.data ?? [] };
};
