import type { News } from '#projections/content/news.schema.ts';
import type { Act } from '../acts/act.ts';

/** The state of a news item in Japanese. */
export const newsState = ({ isPublished, deletedAt }: Pick<News, 'isPublished' | 'deletedAt'>): string => {
  if (deletedAt !== null) return '削除済み';
  return isPublished ? '公開中' : '下書き';
};

/** The office's possible acts on a news item. */
export const newsActs = ({ id, title, isPublished, deletedAt }: News): Act[] => {
  if (deletedAt !== null) return [];
  const on = { callable: 'news', fields: { newsId: id }, document: `news/${id}` } as const;
  const publication: Act = isPublished
    ? {
        ...on,
        type: 'unpublish',
        label: '非公開にする',
        title: `「${title}」を非公開にしますか？`,
        consequences: ['会員のお知らせに表示されなくなります。', '下書きに戻り、もう一度公開できます。'],
        done: `「${title}」を非公開にしました`,
        ends: true,
      }
    : {
        ...on,
        type: 'publish',
        label: '公開する',
        title: `「${title}」を公開しますか？`,
        consequences: ['すべてのキャストとクライアントのお知らせに表示されます。'],
        done: `「${title}」を公開しました`,
      };
  const removal: Act = {
    ...on,
    type: 'remove',
    label: '削除する',
    title: `「${title}」を削除しますか？`,
    consequences: ['会員にも事務局にも表示されなくなります。', '元に戻せません。'],
    done: `「${title}」を削除しました`,
    ends: true,
  };
  return [publication, removal];
};
