import { newsSchema } from '#projections/content/news.schema.ts';
import { useLiveHistory } from '#web/shared/data/liveHistory.ts';

/** News stand by their publication; an edit does not move them. */
const byPublication = newsSchema.transform((news) => ({ ...news, updatedAt: news.publishedAt ?? news.updatedAt }));

/** What the office tells everybody, newest first; live. */
export const usePublishedNews = () =>
  useLiveHistory(
    {
      collection: 'news',
      where: [
        ['isPublished', '==', true],
        ['deletedAt', '==', null],
      ],
      orderBy: ['publishedAt', 'desc'],
      limit: 20,
    },
    byPublication,
  );
