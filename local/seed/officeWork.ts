import { DAY, jstDate, MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { NewsAudience } from '#domain/talk/news/audiences.ts';
import { type Act, entityIdOf, type Person } from './acts.ts';
import { around, castPicture, people } from './demoPeople.ts';
import type { DemoJob } from './jobPostings.ts';
import { suspendedCast } from './memberTables.ts';

/** Two open reports: a cast's about a job, and a client's about a cast. */
export const reportActs = (now: number, jobs: readonly DemoJob[]): Act[] => {
  const { clients, casts } = people;
  const withoutEvidence = { pictures: [], messageId: null };
  const aboutJob = {
    kind: 'job',
    subjectId: jobs[9]?.jobId,
    reason: 'FALSE',
    words: '掲載されている報酬が、面談で伺った金額と異なっていました。',
  };
  const aboutCast = {
    kind: 'talent',
    subjectId: casts[6]?.uid,
    reason: 'PERSONAL_INFORMATION',
    words: '自己紹介に、本人以外の方の連絡先が書かれているようです。',
  };
  return [
    {
      at: around(now, 1.8, 'cast'),
      by: casts[1] as Person,
      callable: 'reports',
      label: 'report a job',
      command: { type: 'report', ...aboutJob, ...withoutEvidence },
    },
    {
      at: around(now, 0.6, 'client'),
      by: clients[1] as Person,
      callable: 'reports',
      label: 'report a cast',
      command: { type: 'report', ...aboutCast, ...withoutEvidence },
    },
  ];
};

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

const nameAct = (at: number, by: Person): Act => ({
  at,
  by,
  callable: 'accounts',
  label: 'name',
  command: { type: 'nameMember', staffName: by.name },
});

/** The names of the members, and two colleagues with one role each; one approves up to a fee. */
export const colleagueActs = (now: number): Act[] => [
  nameAct(around(now, 128, 'office') - MINUTE, people.office),
  ...(['review', 'billing'] as const).flatMap((role, step): Act[] => {
    const by = people.colleagues[role];
    const at = around(now, 128, 'office') + step * MINUTE;
    const duties = {
      type: 'setDuties',
      uid: by.uid,
      roles: [role],
      approvalLimit: role === 'review' ? 300_000 : null,
      reason: '担当の決定',
    };
    return [
      { at, by, callable: 'accounts', label: 'register', command: { type: 'register', email: by.email } },
      { at: at + 1, by: people.office, callable: 'accounts', label: `duties of ${by.uid}`, command: duties },
      nameAct(at + 2, by),
    ];
  }),
];

/** The operator's prices: none at first, then a service fee and a share. */
export const priceActs = (now: number): Act[] => [
  {
    at: around(now, 75, 'office'),
    by: people.office,
    callable: 'priceLists',
    label: 'prices',
    command: {
      type: 'announce',
      from: jstDate(now - 60 * DAY),
      serviceRate: 10,
      serviceMin: 3_000,
      shareRate: 5,
      reason: 'サービス料と利用料の導入のため',
    },
  },
];

/** Rare acts of the office that it revokes later, so that notifications show them. */
export const officeActs = (now: number): Act[] => {
  const { office } = people;
  const client = (people.clients[3] as Person).uid;
  const cast = (people.casts[suspendedCast] as Person).uid;
  const reason = '登録内容の確認のため';
  const told: readonly (readonly [
    daysAgo: number,
    callable: 'accounts' | 'clients' | 'talents',
    command: { readonly type: string; readonly uid: string; readonly reason?: string; readonly path?: string },
  ])[] = [
    [115.5, 'accounts', { type: 'revokeCertification', uid: client, reason }],
    [115.5, 'clients', { type: 'returnProfile', uid: client, reason: '所在地を確認できませんでした。登記のとおりにご入力ください。' }],
    [112, 'accounts', { type: 'certifyClient', uid: client }],
    [58, 'talents', { type: 'suspend', uid: cast, reason }],
    [54, 'talents', { type: 'publish', uid: cast }],
    [46, 'talents', { type: 'unpublish', uid: cast, reason }],
    [46, 'talents', { type: 'returnProfile', uid: cast, reason: 'お顔がはっきり写っていないため、写真の差し替えをお願いします。' }],
    [44, 'talents', { type: 'takeDownPicture', uid: cast, path: castPicture(suspendedCast, 1), reason: 'ほかの方が写っているため' }],
    [42, 'talents', { type: 'publish', uid: cast }],
    [30, 'accounts', { type: 'suspend', uid: cast, reason }],
    [26, 'accounts', { type: 'lift', uid: cast, reason: '登録内容を確認できたため' }],
  ];
  return told.map(([daysAgo, callable, command], step) => ({
    at: around(now, daysAgo, 'office') + step,
    by: office,
    callable,
    command,
    label: `office act ${step}`,
  }));
};
