import type { NewsText } from '../talk/news/fields.ts';
import { type NewsEvent, news } from '../talk/news/news.ts';

/** A news item for all users, without link and picture. */
export const newsContent: NewsText = { ...news.commandRows.write.example, link: '', picture: null };

/** The event of a new item; some fields can differ. */
export const newsWritten = (content: Partial<NewsText> = {}): NewsEvent & { type: 'NewsWritten' } => ({
  type: 'NewsWritten',
  data: { ...newsContent, ...content },
});

export const newsPublished = (audience: NewsText['audience'] = 'all'): NewsEvent & { type: 'NewsPublished' } => ({
  type: 'NewsPublished',
  data: { audience },
});
