import { z } from 'zod';
import { nextMorning } from '#domain/kernel/calendar/instants.ts';
import { newsAudienceLabels, publishAt, publishAtFault } from '#domain/talk/news/fields.ts';
import type { News } from '#projections/content/news.schema.ts';
import type { Act } from '../acts/act.ts';
import { isShown } from './newsState.ts';

const planned = z.object({
  publishAt: publishAt.superRefine((at, context) => {
    const fault = publishAtFault(at, Date.now());
    if (fault) context.addIssue({ code: 'custom', message: fault });
  }),
});

export const newsActs = (news: News): Act[] => {
  const { id, title } = news;
  if (news.deletedAt !== null) return [];
  const on = { callable: 'news', fields: { newsId: id }, document: `news/${id}` } as const;
  const publication: Act = isShown(news)
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
        consequences: [`${newsAudienceLabels[news.audience]}のお知らせに表示され、未読の印が付きます。`],
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
  const plan: Act = {
    ...on,
    type: 'schedule',
    label: news.publishAt === null ? '公開を予約する' : '予約の日時を変更する',
    title: `「${title}」の公開を予約しますか？`,
    consequences: ['選んだ日時に、自動で公開します。それまでは編集も予約の解除もできます。'],
    done: `「${title}」の公開を予約しました`,
    isBeside: true,
    inputs: {
      schema: planned,
      start: { publishAt: news.publishAt ?? nextMorning(Date.now()) },
      fields: { publishAt: { as: 'dateTime', help: '日本時間' } },
    },
  };
  const unplan: Act = {
    ...on,
    type: 'unschedule',
    label: '予約を解除する',
    title: `「${title}」の公開の予約を解除しますか？`,
    consequences: ['下書きに戻ります。'],
    done: `「${title}」の予約を解除しました`,
    isBeside: true,
  };
  if (isShown(news)) return [publication, removal];
  return [publication, plan, ...(news.publishAt === null ? [] : [unplan]), removal];
};
