import { newsSchema } from '#projections/content/news.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';

/** All news that is not removed, the last changed first; live. */
export const useOfficeNews = () =>
  useLiveHistory({ collection: 'news', where: [['deletedAt', '==', null]], orderBy: ['updatedAt', 'desc'], limit: 50 }, newsSchema);
