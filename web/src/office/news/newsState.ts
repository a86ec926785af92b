import { longTime } from '#domain/kernel/format/times.ts';
import type { News } from '#projections/content/news.schema.ts';

type Standing = Pick<News, 'isPublished' | 'publishedTo' | 'publishAt' | 'deletedAt'>;
export const isShown = ({ isPublished, publishedTo }: Standing): boolean => isPublished || publishedTo !== null;

export const newsState = (news: Standing): string => {
  if (news.deletedAt !== null) return '削除済み';
  if (isShown(news)) return '公開中';
  return news.publishAt === null ? '下書き' : `公開予約（${longTime(news.publishAt)}）`;
};
