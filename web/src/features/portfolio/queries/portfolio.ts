import { mediaSchema } from '#projections/talent/media.schema.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

/** The limit of a portfolio; the rules allow no longer page. */
export const PORTFOLIO_MAX = 100;

/** A cast's portfolio as others see it, in order, live: without movies that are not ready. */
export const usePortfolio = (talentId: string) =>
  useMany(
    {
      collection: 'media',
      parent: `talents/${talentId}`,
      where: [['state', '==', 'READY']],
      orderBy: ['orderIndex', 'asc'],
      limit: PORTFOLIO_MAX,
    },
    mediaSchema,
  );

/** The own portfolio, including movies that are waiting or failed; limited to its first items. */
export const useOwnPortfolio = (uid: string, limit = PORTFOLIO_MAX) =>
  useMany({ collection: 'media', parent: `talents/${uid}`, where: [], orderBy: ['orderIndex', 'asc'], limit }, mediaSchema);
