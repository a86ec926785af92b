import { daysAfter } from '#domain/kernel/calendar/days.ts';
import { DAY, HOUR, jstDate, startOfJstDay } from '#domain/kernel/calendar/instants.ts';
import { usualPayDay } from '#domain/work/deal/payDays.ts';
import type { SheetTemplate } from '#domain/work/deal/sheet.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { type Role, withRoles } from '#domain/work/job/roles.ts';
import { type Act, entityIdOf, type Person } from './acts.ts';
import type { DealStory } from './dealCourses.ts';
import { around, jobScenePicture, people } from './demoPeople.ts';
import { type MasterIdOf, sceneChoices } from './masters.ts';
import { tableRows } from './memberTables.ts';
import { momentAfter, momentBefore, randomOf } from './moments.ts';
import type { Scene } from './pictures/jobPicture.ts';

const jobColumns = ['client', 'title', 'scene', 'prefecture', 'place', 'inDays', 'days', 'feeMin', 'feeMax', 'what'] as const;

/** Past jobs in the format of today's; the start is in days before today. */
const pastRows = tableRows(
  jobColumns,
  `
0 | 初夏の炭酸飲料 WebCM | city | 13 | 江東区豊洲 | -102 | 1 | 70 | 120 | 屋外で走り、笑い、飲み干す十五秒の映像です。
2 | 地域の防犯啓発動画 | kimono | 14 | 川崎市中原区 | -99 | 1 | 35 | 50 | 呉服店を舞台にした五分間のドラマです。店主役と客役を募集します。
1 | 新生活フェアの会場案内 | exhibition | 27 | インテックス大阪 | -95 | 2 | 30 | 45 | 来場者のご案内と、試食の補助をお願いします。
0 | 企業の周年記念式典 司会 | stage | 13 | 千代田区有楽町 | -91 | 1 | 60 | 90 | 社員三百人の式典で、開会から表彰式までを進行いただきます。
3 | 若草山の新緑ポスター | nature | 29 | 奈良市春日野町 | -88 | 1 | 45 | 65 | 早朝の若草山で撮影します。歩きやすい靴でお越しください。
1 | 冷やし麺の店頭POPモデル | cafe | 27 | 大阪市福島区のスタジオ | -84 | 1 | 25 | 40 | 麺をすする表情を、正面から三十点ほど撮影します。
2 | 自動車部品メーカーの採用映像 | studio | 14 | 横浜市神奈川区 | -80 | 2 | 40 | 60 | 若手社員役です。作業の手順を前日に練習します。
0 | 浴衣ブランドの夏カタログ | kimono | 26 | 京都市左京区 | -77 | 2 | 70 | 110 | 浴衣を一日二十点撮影します。髪は当日こちらで結います。
0 | スポーツジムの入会案内動画 | sports | 13 | 新宿区西新宿 | -73 | 1 | 40 | 65 | 器具の使い方を実演しながら紹介します。
3 | 夏の灯り巡り 音声ガイド | voice | 29 | 奈良市内の録音室 | -70 | 1 | 20 | 35 | 四十か所の案内文を読み上げます。収録は四時間の予定です。
1 | ビアガーデンの告知写真 | city | 27 | 大阪市中央区 | -66 | 1 | 30 | 50 | 夕方から夜にかけて、四人組の場面を撮影します。
2 | インディーズ映画の喫茶店主役 | cafe | 14 | 鎌倉市小町 | -63 | 2 | 50 | 80 | 台詞の多い役です。読み合わせを一回行います。
0 | 家電量販店の店内放送 | voice | 13 | 港区内の録音スタジオ | -59 | 1 | 20 | 30 | 一分の原稿を十本収録します。
0 | 夏フェスの場内アナウンス | stage | 12 | 千葉市美浜区 | -56 | 2 | 80 | 120 | 二日間の公演案内と、雨天時の誘導放送を担当いただきます。
3 | 大仏さまと歩く 観光動画 | city | 29 | 奈良市雑司町 | -52 | 1 | 40 | 55 | 外国からの旅行者役を含む三人で歩きます。
1 | 夏休み料理教室の進行 | exhibition | 28 | 西宮市の文化会館 | -49 | 1 | 35 | 50 | 親子二十組の教室で、講師の横で進行をお願いします。
2 | 配信ドラマの刑事役 | fashion | 14 | 横浜市西区 | -45 | 2 | 60 | 95 | 背広での立ち回りがあります。殺陣の指導が入ります。
0 | 登山用品のカタログ | nature | 19 | 山梨県北杜市 | -42 | 1 | 55 | 80 | 標高千五百メートルの登山道を歩きながら撮影します。
0 | 美容室チェーンの新メニュー写真 | studio | 13 | 渋谷区恵比寿 | -38 | 1 | 30 | 50 | 髪を肩まで切ることに同意いただける方に限ります。
2 | 高校案内パンフレットの先生役 | sports | 14 | 藤沢市 | -34 | 1 | 35 | 50 | 部活動の指導の場面を撮影します。
1 | 健康茶のテレビショッピング | cafe | 27 | 大阪市内のスタジオ | -30 | 1 | 50 | 75 | 愛用者役として、生放送で感想を話していただきます。
3 | 鹿と朝ごはん 宿泊プランの写真 | kimono | 29 | 奈良市高畑町 | -26 | 1 | 40 | 60 | 旅館の朝食と散策の場面です。浴衣をご用意します。
0 | 金融アプリの説明動画 | voice | 13 | 品川区大崎 | -22 | 1 | 45 | 65 | 三本の説明動画に声を入れます。専門用語は事前に資料をお渡しします。
1 | 秋の新作弁当のチラシ | fashion | 27 | 大阪市北区 | -17 | 1 | 25 | 40 | 会社員役と学生役を募集します。私服を三着お持ちください。
2 | ご当地ヒーローショーの進行 | stage | 14 | 小田原市 | -9 | 2 | 40 | 60 | 一日三回の公演で、子どもたちへの呼び掛けをお願いします。
3 | 秋の味覚列車の同乗リポート | nature | 29 | 奈良県吉野町 | -5 | 1 | 40 | 55 | 列車の中での食事と、沿線の景色を紹介します。
0 | オーガニックコスメのSNS動画 | studio | 13 | 目黒区中目黒 | -2 | 1 | 50 | 80 | 自宅での手入れを再現する縦型の動画です。
`,
);

/**
 * The demo jobs: client (by number), days until the start, duration, fees in thousand yen. Of the
 * last three one ended by its deadline, the others were closed by their client.
 */
const rows = tableRows(
  jobColumns,
  `
0 | 春の新商品 化粧水のWebCM出演者 | studio | 13 | 渋谷区内の撮影スタジオ | 24 | 1 | 80 | 150 | 肌の透明感を伝える30秒の映像です。正面と横顔、手元の撮影があります。
0 | 住宅展示会 会場案内とステージ進行 | exhibition | 13 | 東京ビッグサイト | 31 | 3 | 45 | 60 | 三日間の展示会で、来場者のご案内と一日四回のステージ進行をお願いします。
0 | 企業紹介映像のナレーション収録 | voice | 13 | 港区内の録音スタジオ | 18 | 1 | 40 | 70 | 十五分の企業紹介映像に合わせたナレーションです。収録は三時間を予定しています。
0 | ランニングシューズの広告モデル | sports | 14 | 横浜市みなとみらい地区 | 27 | 1 | 60 | 90 | 早朝の街を走る姿を撮影します。五キロメートルほど走れる方を探しています。
0 | カフェの新メニュー紹介 スチール撮影 | cafe | 13 | 世田谷区三軒茶屋 | 20 | 1 | 25 | 40 | 明るい店内で、飲み物と焼き菓子を楽しむ場面を撮影します。
0 | 音楽祭の公式アンバサダー | stage | 12 | 千葉市幕張 | 52 | 2 | 120 | 200 | 音楽祭の告知映像と、当日のステージでのあいさつをお願いします。
0 | 和装ブランドの秋冬カタログ | kimono | 26 | 京都市東山区 | 40 | 2 | 70 | 110 | 訪問着と小紋を中心に、一日十五点ほど撮影します。着付けはこちらで行います。
0 | オフィス家具メーカーの採用動画 | city | 13 | 千代田区丸の内 | 22 | 1 | 35 | 50 | 社員役として、会議や相談の場面に出演いただきます。台詞は多くありません。
0 | アパレル新店のオープニングショー | fashion | 13 | 中央区銀座 | 35 | 1 | 50 | 80 | 開店当日の店内で、二十分のショーに出演いただきます。
0 | アウトドア用品の使い方動画 | nature | 20 | 長野県軽井沢町 | 29 | 1 | 45 | 65 | テントと調理道具の使い方を説明しながら実演します。
1 | 冷凍ぎょうざのテレビCM 家族役 | cafe | 27 | 大阪市内のスタジオ | 26 | 1 | 90 | 140 | 父、母、子どもの三人が食卓を囲む場面です。食物アレルギーのない方に限ります。
1 | 食博ブースの試食案内スタッフ | exhibition | 27 | インテックス大阪 | 33 | 4 | 30 | 45 | 新商品の試食をすすめ、特長を説明するお仕事です。関西弁歓迎です。
1 | レシピ動画の手元モデル | studio | 27 | 大阪市北区の本社キッチン | 19 | 1 | 25 | 35 | 十品の調理を手元中心で撮影します。爪の手入れをお願いします。
1 | 商店街コラボ企画のリポーター | city | 28 | 神戸市中央区 | 23 | 1 | 35 | 55 | 商店街を歩きながら、店主の方に話を聞く企画です。
1 | 社内運動会の司会 | sports | 27 | 万博記念公園 | 38 | 1 | 40 | 60 | 参加者三百人の運動会で、実況を交えて進行いただきます。
1 | 新商品発表会の司会と実演 | stage | 13 | 港区六本木 | 30 | 1 | 60 | 85 | 報道関係者向けの発表会です。五分間の調理の実演があります。
1 | 店内放送のナレーション | voice | 27 | 大阪市北区の録音室 | 17 | 1 | 20 | 30 | 一分の店内放送を十二本収録します。
2 | 短編映画 主人公の姉役 | nature | 14 | 鎌倉市内 | 45 | 3 | 80 | 120 | 海辺の町を舞台にした二十分の短編です。台詞の読み合わせを事前に一回行います。
2 | ミュージックビデオのダンサー | stage | 14 | 川崎市内のスタジオ | 21 | 1 | 40 | 60 | 五人組のダンサーを募集します。振り付けは当日の午前に行います。
2 | 旅番組のロケ出演者 | nature | 22 | 静岡県伊豆市 | 28 | 2 | 55 | 75 | 温泉と地元の料理を紹介する一泊二日のロケです。
2 | 医療機器の説明映像 看護師役 | studio | 14 | 横浜市都筑区 | 25 | 1 | 45 | 60 | 機器の使い方を手順どおりに実演いただきます。医療の経験がある方を優先します。
2 | 防災啓発ドラマの家族役 | city | 14 | 横浜市内の住宅 | 34 | 2 | 50 | 70 | 地震への備えを伝える十分間のドラマです。親子でのエントリーも歓迎します。
2 | ゲーム実況番組の進行役 | voice | 13 | 秋葉原の配信スタジオ | 20 | 1 | 35 | 50 | 二時間の生配信で、出演者の紹介と進行を担当いただきます。
2 | ブライダル情報誌の表紙モデル | fashion | 14 | 横浜市山手の洋館 | 42 | 1 | 70 | 100 | ドレス三着とカジュアル一着を撮影します。
3 | 奈良の冬をめぐる観光ポスター | nature | 29 | 奈良公園とその周辺 | 26 | 2 | 50 | 70 | 早朝の公園と、古い町並みでの撮影です。自然な笑顔の方を探しています。
3 | 灯りの祭典 オープニングの司会 | stage | 29 | 奈良市登大路町 | 48 | 1 | 45 | 60 | 点灯式の司会です。英語での簡単なあいさつがあります。
3 | 町家カフェの紹介動画 | cafe | 29 | 奈良市ならまち | 23 | 1 | 25 | 40 | 三軒の町家カフェを訪ねる五分間の動画です。
3 | 着物で歩く古都 体験モデル | kimono | 29 | 奈良市と斑鳩町 | 32 | 1 | 35 | 50 | 外国からのお客様に向けた、着物体験の案内写真です。
3 | 市民マラソンの公式リポーター | sports | 29 | 奈良市鴻ノ池 | 55 | 1 | 40 | 55 | スタート前から表彰式まで、会場の様子を伝えていただきます。
3 | 観光案内所の多言語音声ガイド | voice | 29 | 奈良市内の録音室 | 19 | 1 | 30 | 45 | 日本語に加えて、英語か中国語で読める方を募集します。
2 | 締切間近 地域情報番組のリポーター | city | 14 | 横浜市中区 | 9 | 1 | 30 | 40 | まもなく募集を締め切ります。
0 | 年末の福袋企画 店頭モデル | fashion | 13 | 豊島区池袋 | 36 | 2 | 30 | 40 | 募集は終了しました。
1 | 秋の味覚フェアの試食案内 | exhibition | 27 | 大阪市中央区 | 21 | 2 | 25 | 35 | 募集は終了しました。
`,
);
type Row = (typeof rows)[number];

/** How many jobs are open; the deadline of one more has passed. */
export const openJobs = 30;
const endedJob = openJobs;

const wanted = [
  { numberOfPeople: 1, wantedGender: 0, wantedAgeBands: [] },
  { numberOfPeople: 2, wantedGender: 0, wantedAgeBands: [7, 8] },
  { numberOfPeople: 1, wantedGender: 2, wantedAgeBands: [7, 8, 9] },
  { numberOfPeople: 5, wantedGender: 0, wantedAgeBands: [] },
  { numberOfPeople: 3, wantedGender: 1, wantedAgeBands: [8, 9, 10] },
] as const;

/** Jobs with roles, by number: names, and how many of each. */
const castings: { readonly [job: number]: readonly (readonly [name: string, seats: number])[] } = {
  7: [
    ['部長', 1],
    ['新入社員', 2],
  ],
  10: [
    ['父', 1],
    ['母', 1],
  ],
};
const rolesOf = (row: Row, number: number): Role[] =>
  (castings[number] ?? []).map(([name, seats], at) => ({
    no: at + 1,
    name,
    seats,
    feeMin: Number(row.feeMin) * 1000,
    feeMax: Number(row.feeMax) * 1000,
    wantedGender: 0,
    wantedAgeBands: [],
    days: '',
  }));

/** How many days before its start a job stops accepting entries. */
const leadDays = (inDays: number): number => (inDays > 0 ? 7 : 4);

/** The template of a terms sheet: work from 9 to 18 on each day. */
const templateOf = (number: number, days: readonly string[], media: readonly string[], industry: string | undefined): SheetTemplate => {
  const last = days.at(-1) as string;
  const isExclusive = number % 3 === 0 && industry !== undefined;
  return {
    workDays: days.map((date) => ({ date, from: '09:00', to: '18:00', kind: 'SHOOT' })),
    usage: media.map((id) => ({ media: id, region: 'JAPAN', start: null, months: [6, 12, 24][number % 3] as number })),
    competition: isExclusive ? 'PRODUCT' : 'NONE',
    competitionIn: isExclusive ? industry : null,
    expenses: 'ACTUAL',
    expensesYen: 3_000,
    overtimeYen: 5_000,
    inspectionDue: null,
    payDue: usualPayDay(last),
    undecidedBy: null,
  };
};

const postingOf = (row: Row, number: number, now: number, picture: string, masterId: MasterIdOf) => {
  const { jobCategory, industry, media } = sceneChoices[row.scene as Scene];
  const { wantedAgeBands, ...people } = wanted[number % wanted.length] as (typeof wanted)[number];
  const [inDays, days] = [Number(row.inDays), Number(row.days)];
  const startsAt = startOfJstDay(daysAfter(jstDate(now), inDays)) + 9 * HOUR;
  const chosen = { media: media.map((name) => masterId('media', name)), industry: industry.map((name) => masterId('industry', name)) };
  const dates = Array.from({ length: days }, (_, day) => daysAfter(jstDate(startsAt), day));
  return withRoles({
    ...postingCatalogue.empty,
    title: row.title,
    description: `${row.what}\n\n【内容】\n当日は担当者が現地でご案内します。衣装とメイクはこちらで用意します。\n【お願い】\n交通費は別にお支払いします。内容は変わることがありますので、くわしくはお問い合わせください。`,
    jobCategory: masterId('jobCategory', jobCategory),
    ...chosen,
    prefecture: Number(row.prefecture),
    place: row.place,
    startsAt,
    endsAt: startsAt + (days - 1) * DAY + 9 * HOUR,
    schedule:
      days > 1 ? `${days}日間のうち、一部の日だけの参加もご相談ください。` : '集合は開始の30分前です。終了時刻は前後することがあります。',
    feeMin: Number(row.feeMin) * 1000,
    feeMax: Number(row.feeMax) * 1000,
    ...people,
    wantedAgeBands: [...wantedAgeBands],
    wantedSkills: row.what?.includes('英語') ? [{ code: 'eng', level: 1 }] : [],
    entryDeadline: number === endedJob ? startOfJstDay(jstDate(now)) - DAY + 18 * HOUR : startsAt - leadDays(inDays) * DAY,
    pictures: [picture],
    sheet: templateOf(number, dates, chosen.media, chosen.industry[0]),
    roles: rolesOf(row, number),
  });
};

/** A posted job: client (by number), time (ms) and id. */
export type DemoJob = {
  readonly client: number;
  readonly scene: Scene;
  readonly posting: ReturnType<typeof postingOf>;
  readonly postedAt: number;
  readonly jobId: string;
};

const postedDaysAgo = (number: number, inDays: number): number => (inDays > 0 ? 4 + ((number * 11) % 31) : 16 + (number % 3) * 3 - inDays);

/** The label of a posting, from which its command id follows. */
const jobLabel = (number: number): string => `post ${number}`;

const demoJob = (row: Row, number: number, now: number, masterId: MasterIdOf): DemoJob => {
  const client = Number(row.client);
  const inDays = Number(row.inDays);
  return {
    client,
    scene: row.scene as Scene,
    posting: postingOf(row, number, now, jobScenePicture(number, client), masterId),
    postedAt: around(now, postedDaysAgo(number, inDays), 'client', 'job', number),
    jobId: entityIdOf(people.clients[client] as Person, jobLabel(number)),
  };
};

/** Today's jobs, and then the past jobs. */
export const demoJobs = (now: number, masterId: MasterIdOf): DemoJob[] =>
  [...rows, ...pastRows].map((row, number) => demoJob(row, number, now, masterId));

/** The number of today's jobs; the numbers of past jobs start here. */
export const jobsOfToday = rows.length;

/** The demo client's drafts: one nearly complete, one with a title only. */
export const demoDrafts = (postings: readonly DemoJob[]): object[] => {
  const { posting } = postings[0] as DemoJob;
  const open = { startsAt: null, endsAt: null, feeMin: null, feeMax: null, entryDeadline: null };
  return [
    { ...posting, sheet: null, title: '夏の新商品 日焼け止めのWebCM出演者', entryDeadline: null },
    {
      ...posting,
      ...open,
      sheet: null,
      title: '（仮）周年イベントの司会',
      description: '',
      industry: [],
      media: [],
      numberOfPeople: null,
      pictures: [],
    },
  ];
};

/** A job is posted before its first deal. */
const postedBefore = (stories: readonly DealStory[], jobs: readonly DemoJob[]): DemoJob[] =>
  jobs.map((job, number) => {
    const firsts = stories.filter((story) => story.job === number).map(({ times }) => times[0] ?? Number.POSITIVE_INFINITY);
    const first = Math.min(...firsts);
    return first < job.postedAt + 2 * HOUR
      ? { ...job, postedAt: momentBefore(first - 3 * HOUR, 'client', randomOf('posted', number)) }
      : job;
  });

/** Clients post jobs, edit some and close some; the office closes one. */
export const jobActs = (stories: readonly DealStory[], planned: readonly DemoJob[], now: number): Act[] =>
  postedBefore(stories, planned).flatMap(({ client, posting, postedAt, jobId }, number) => {
    const by = people.clients[client] as Person;
    const random = randomOf('job', number);
    const post: Act = { at: postedAt, by, callable: 'jobs', label: jobLabel(number), command: { type: 'post', ...posting } };
    const acts = [post];
    const shownAt = momentAfter(postedAt + HOUR, 'client', randomOf('public page', number));
    // Every third open job has a public page.
    if (number < openJobs && number % 3 === 0 && shownAt < now)
      acts.push({ at: shownAt, by, callable: 'jobs', label: `public page ${number}`, command: { type: 'openPage', jobId } });
    if (number % 4 === 1 && number !== openJobs) {
      const at = momentAfter(postedAt + 5 * HOUR, 'client', random);
      const edited = { ...posting, feeMax: posting.feeMax + 5_000, schedule: `${posting.schedule}昼食をご用意します。` };
      if (at < now) acts.push({ at, by, callable: 'jobs', label: `edit ${number}`, command: { type: 'edit', jobId, ...edited } });
    }
    const last = Math.max(0, ...stories.filter(({ job }) => job === number).map(({ times }) => times.at(-1) ?? 0));
    const close = (at: number): Act => ({ at, by, callable: 'jobs', label: `close ${number}`, command: { type: 'close', jobId } });
    if (number === openJobs + 1) acts.push(close(around(now, 2, 'client')));
    if (number === openJobs + 2) {
      const reason = '掲載の内容を確認できなかったため';
      const command = { type: 'forceClose', jobId, reason };
      acts.push({ at: around(now, 1, 'office'), by: people.office, callable: 'jobs', label: 'close a job', command });
    }
    if (number >= jobsOfToday && number % 5 < 2) {
      const at = momentAfter(Math.max(last, postedAt + 2 * DAY) + HOUR, 'client', random);
      if (at < now) acts.push(close(at));
    }
    return acts;
  });

/** The demo client's drafts. */
export const draftActs = (jobs: readonly DemoJob[], now: number): Act[] =>
  demoDrafts(jobs).map((draft, number) => ({
    at: around(now, 5 - number * 4, 'client', 'draft'),
    by: people.clients[0] as Person,
    callable: 'jobs',
    label: `draft ${number}`,
    command: { type: 'saveDraft', ...draft },
  }));
