import type { DemoUser } from './demoUser.ts';

type Item = { readonly title: string; readonly body: string; readonly next: readonly ('publish' | 'unpublish' | 'remove')[] };

/** News in every state, the oldest first: published, a draft, taken back, removed; the newest is published. */
export const demoNews: readonly Item[] = [
  {
    title: 'サービスを開始しました',
    body: 'キャストとお仕事をつなぐサービスを開始しました。プロフィールを充実させると、クライアントの目に留まりやすくなります。',
    next: ['publish'],
  },
  {
    title: '報酬のお支払い日について',
    body: '報酬は、お仕事が終了した月の翌月末日にお支払いします。金融機関の休業日にあたる場合は、前の営業日にお支払いします。',
    next: ['publish'],
  },
  { title: '春のオーディション特集（準備中）', body: '春に向けた特集を準備しています。公開までしばらくお待ちください。', next: [] },
  { title: '秋のキャンペーン', body: '秋のキャンペーンは終了しました。', next: ['publish', 'unpublish'] },
  { title: '誤って作成したお知らせ', body: 'このお知らせは削除されました。', next: ['publish', 'remove'] },
  {
    title: '年末年始の事務局の営業について',
    body: '12月29日から1月3日まで、事務局をお休みします。期間中にいただいたお問い合わせには、1月4日以降に順にお答えします。',
    next: ['publish'],
  },
];

/** Writes the news one after another: the order is what people see. */
export const writeNews = async (office: DemoUser): Promise<void> => {
  for (const [number, { title, body, next }] of demoNews.entries()) {
    const { streamId } = await office.send('news', `write ${number}`, { type: 'write', title, body });
    const newsId = streamId.slice('news-'.length);
    for (const type of next) await office.send('news', `${type} ${number}`, { type, newsId });
  }
};
