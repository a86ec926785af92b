import type { NewsAudience } from '#domain/talk/news/audiences.ts';
import { type Act, entityIdOf } from './acts.ts';
import { around, people } from './demoPeople.ts';

/** `daysAgo`: the time of writing and of each further step. */
type Item = {
  readonly title: string;
  readonly body: string;
  readonly audience?: NewsAudience;
  readonly next: readonly ('publish' | 'unpublish' | 'remove')[];
  readonly daysAgo: readonly number[];
};

/**
 * News in every state, oldest first: published, draft, unpublished, removed; the newest is
 * published.
 */
export const demoNews: readonly Item[] = [
  {
    title: 'サービスを開始しました',
    body: 'キャストとお仕事をつなぐサービスを開始しました。プロフィールを充実させると、クライアントの目に留まりやすくなります。',
    next: ['publish'],
    daysAgo: [123, 119],
  },
  {
    title: '報酬のお支払い日について',
    body: '報酬は、お仕事が終了した月の翌月末日にお支払いします。金融機関の休業日にあたる場合は、前の営業日にお支払いします。',
    audience: 'talent',
    next: ['publish'],
    daysAgo: [97, 93],
  },
  {
    title: '春のオーディション特集（準備中）',
    body: '春に向けた特集を準備しています。公開までしばらくお待ちください。',
    next: [],
    daysAgo: [10],
  },
  { title: '秋のキャンペーン', body: '秋のキャンペーンは終了しました。', next: ['publish', 'unpublish'], daysAgo: [66, 62, 31] },
  { title: '誤って作成したお知らせ', body: 'このお知らせは削除されました。', next: ['publish', 'remove'], daysAgo: [45, 41, 37] },
  {
    title: '年末年始の事務局の営業について',
    body: '12月29日から1月3日まで、事務局をお休みします。期間中にいただいたお問い合わせには、1月4日以降に順にお答えします。',
    next: ['publish'],
    daysAgo: [7, 3],
  },
];

/** The office's commands on the news. */
export const newsActs = (now: number): Act[] =>
  demoNews.flatMap(({ title, body, audience = 'all', next, daysAgo }, number) => {
    const by = people.office;
    const newsId = entityIdOf(by, `write ${number}`);
    const at = (step: number) => around(now, daysAgo[step] ?? 0, 'office', number, step);
    const write: Act = {
      at: at(0),
      by,
      callable: 'news',
      label: `write ${number}`,
      command: { type: 'write', title, body, audience, link: '', picture: null },
    };
    const follow = next.map(
      (type, step): Act => ({ at: at(step + 1), by, callable: 'news', label: `${type} ${number}`, command: { type, newsId } }),
    );
    return [write, ...follow];
  });
