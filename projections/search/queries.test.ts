import { expect, test } from 'vitest';
import { DAY, HOUR, jstInstant } from '#domain/kernel/calendar/instants.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { castSearch } from '#domain/work/search/wanted.ts';
import type { Availability } from '../diary/diaries.schema.ts';
import type { Job } from '../job/jobs.schema.ts';
import type { Talent } from '../talent/talents.schema.ts';
import { castDocument } from '../testing/documents.ts';
import { type CastRow, castRowOf, foldedRow, type JobRow, jobRowOf } from './rows.ts';
import { castSignsByIds, type FoundRows, searchCasts, searchJobs } from './searchRows.ts';

const masters = [
  { id: 'food', name: '食品・飲料' },
  { id: 'beauty', name: '美容・コスメ' },
  { id: 'cm', name: 'テレビCM' },
  { id: 'still', name: 'スチール撮影' },
];

const casts = [
  castDocument('hanako', {
    name: '山田 花子',
    kana: 'ヤマダ ハナコ',
    gender: 2,
    ageBand: 7,
    prefecture: 13,
    belongingTo: 1,
    industry: ['beauty'],
    speciality: ['英会話', '着付け'],
    introduction: '東京都出身です。ABC劇団にいました。',
    thumbnail: 'a',
  }),
  castDocument('taro', {
    name: '佐藤 太郎',
    kana: 'サトウ タロウ',
    gender: 1,
    ageBand: 8,
    prefecture: 27,
    belongingTo: 2,
    industry: ['food'],
    speciality: ['殺陣', 'ピアノ'],
    pr: '京都の舞台に立ちました。英語を勉強中です。',
  }),
  castDocument('ren', {
    name: '京野 蓮',
    kana: 'キョウノ レン',
    gender: 1,
    ageBand: 14,
    prefecture: 26,
    keywords: ['ﾀﾞﾝｽ'],
    speciality: ['サッカー'],
    introduction: '花が好きです。',
  }),
  castDocument('anna', {
    name: 'アンナ・スミス',
    kana: 'アンナ スミス',
    gender: 2,
    ageBand: 9,
    prefecture: 1,
    speciality: ['ヴァイオリン', 'ヨガ'],
  }),
  castDocument('hidden', { name: '山田 隠', kana: 'ヤマダ カクレ', prefecture: 13, isPublished: false }),
];

const job = (id: string, fields: Partial<Job>): Job => ({
  id,
  clientId: 'c',
  client: { id: 'c', name: '', thumbnail: null, version: 1 },
  status: 'OPEN',
  visibility: 'PUBLIC',
  ...postingCatalogue.empty,
  rolesUpTo: 0,
  numberOfPeople: 1,
  entryDeadline: Number.MAX_SAFE_INTEGER,
  pageOpenedAt: null,
  closedAt: null,
  filledAt: null,
  endedAt: null,
  cardVersion: 1,
  createdAt: 0,
  updatedAt: 0,
  version: 1,
  ...fields,
});
const named = (name: string) => ({ id: 'c', name, thumbnail: null, version: 1 });
const jobs = [
  job('cm', {
    title: '清涼飲料水のテレビCM',
    client: named('株式会社ひかり企画'),
    jobCategory: 'cm',
    industry: ['food'],
    prefecture: 13,
    place: '渋谷スタジオ',
    description: '英会話ができる方',
    wantedGender: 2,
    wantedAgeBands: [7],
  }),
  job('still', {
    title: '着物のモデル',
    client: named('山田呉服店'),
    jobCategory: 'still',
    industry: ['beauty'],
    prefecture: 26,
    place: '東山',
    description: 'ダンス経験者を歓迎します。',
    wantedGender: 0,
    wantedAgeBands: [14, 6],
  }),
  job('event', {
    title: 'ＥＣサイトの撮影会',
    client: named('なにわ商事'),
    prefecture: 27,
    description: '子どもと遊ぶ企画です',
    createdAt: 5,
  }),
  job('closed', { title: '着物の撮影', status: 'CLOSED', prefecture: 13 }),
];

const on = (from: string, to = from) => [{ from, to }];
/** Free on each day without an entry. */
const always = Array.from({ length: 8 }, () => 'FREE' as const);
/** The days of the casts that others see. */
const daysOf: Readonly<Record<string, Availability>> = {
  hanako: { id: 'hanako', busy: on('2026-12-01', '2026-12-10'), ask: on('2026-12-14'), free: [], weekly: always, held: [], said: false },
  taro: { id: 'taro', busy: on('2026-12-15'), ask: [], free: [], weekly: always, held: [], said: false },
  ren: { id: 'ren', busy: on('2026-12-14'), ask: [], free: [], weekly: [], held: [], said: false },
};
const castRows = casts.flatMap((each) => castRowOf(each, each.id === 'taro', daysOf[each.id]) ?? []).map(foldedRow);
const jobRows = jobs.flatMap((each) => jobRowOf(each) ?? []).map(foldedRow);
test('a private job has no row', () => {
  expect(jobRowOf(job('open', {}))?.id).toBe('open');
  expect(jobRowOf(job('private', { visibility: 'PRIVATE' }))).toBeNull();
});
const rowOfCast = (cast: Talent) => foldedRow(castRowOf(cast, false, undefined) as CastRow);
const rowOfJob = (posted: Job) => foldedRow(jobRowOf(posted) as JobRow);
const now = Date.parse('2026-11-23T12:00:00+09:00');
const asking = (wanted: Readonly<Record<string, string>>) => ({ wanted, after: null, now, masters });
const castsFor = (q: string, more: Readonly<Record<string, string>> = {}): FoundRows => searchCasts(castRows, true, asking({ ...more, q }));
const jobsFor = (q: string): FoundRows => searchJobs(jobRows, asking({ q, order: 'fit' }));
const exact = ({ ids, loosened }: FoundRows): string => (loosened.length > 0 ? '' : ids.join(' '));

/** Casts and jobs, best first, and the keywords that find them; no keyword has a bar. */
type Found = readonly (readonly [casts: string, jobs: string, typed: string])[];
const byKeyword = (found: Found) =>
  found.flatMap(([ofCasts, ofJobs, typed]) => typed.split('|').map((q): [string, string, string] => [q, ofCasts, ofJobs]));

const queries = byKeyword([
  ['hanako', '', '山田花子|山田 花子|山田　花子|花子 山田|やまだはなこ|ヤマダハナコ|ﾔﾏﾀﾞ ﾊﾅｺ|はなこ|やまだ|yamada|Yamada Hanako|花'],
  ['hanako', '', '第1グループ|abc劇団|ＡＢＣ'],
  ['taro', '', 'ｓａｔｏ|太郎|さとう|アクション|殺陣|piano|ぴあの|30代|第２グループ'],
  ['hanako', 'still', '山田|着物|和装|着付け|美容|化粧品'],
  ['', '', 'サトウ太郎|20代 大阪'],
  ['ren', '', '蓮|れん|花が好き'],
  ['anna', '', 'アンナ|あんな・すみす|バイオリン|ばいおりん|ヨーガ|北海道'],
  ['hanako taro', 'cm', '英会話|英語|えいご|English|ＥＮＧＬＩＳＨ|イングリッシュ'],
  ['ren', 'still', 'ダンス|だんす|ﾀﾞﾝｽ|dance|きょうと|京都府|高校生|10代'],
  ['hanako', 'cm', '東京|東京都|とうきょう|とうきょうと|Tokyo|20代|２０代|二十代|女性 東京 英語'],
  ['ren taro', 'still', '京都'],
  ['taro', 'event', '大阪|大阪府'],
  ['ren taro', 'event still', '関西|近畿'],
  ['hanako anna', 'cm', '女性'],
  ['ren taro', '', '男'],
  ['taro', 'cm', '食品'],
  ['', 'cm', 'テレビcm|コマーシャル|ひかり企画|ヒカリ|渋谷'],
  ['', 'still', '写真'],
  ['', 'event', 'ecサイト|キッズ'],
  ['hanako ren taro anna', 'event cm still', '、'],
]);

test('a search finds casts and jobs in every spelling', () => {
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(queries.map(([typed]) => [typed, exact(castsFor(typed)), exact(jobsFor(typed))])).toEqual(queries);
});

const writtenOtherwise = [
  castDocument('takahashi', { name: '髙橋 麗', kana: 'タカハシ レイ' }),
  castDocument('yamazaki', { name: '山﨑 遙', kana: 'ヤマザキ ハルカ' }),
  castDocument('saito', { name: '齋藤 凛', kana: 'サイトウ リン' }),
  castDocument('sachi', { name: '斉藤 幸', kana: 'サイトウ サチ' }),
  castDocument('watanabe', { name: '渡邉 眞', kana: 'ワタナベ マコト' }),
  castDocument('yoshida', { name: '𠮷田 櫻', kana: 'ヨシダ サクラ' }),
  castDocument('hamada', { name: '濵田 德子', kana: 'ハマダ トクコ' }),
  castDocument('kasai', { name: '葛\u{E0100}西 廣', kana: 'カサイ ヒロシ' }),
  castDocument('sasaki', { name: '佐々木 縁', kana: 'ササキ ユカリ' }),
  castDocument('obrien', { name: 'メアリー・O’Brien', kana: 'メアリー オブライエン', speciality: ['ナレーション'] }),
  castDocument('jose', { name: 'José García', kana: 'ホセ ガルシア', speciality: ['ヴィオラ', 'コンピューター'] }),
  castDocument('lu', { name: 'ルー・シャオ', kana: 'ルー シャオ', introduction: '「踊り子」の役です！' }),
  castDocument('kamiya', { name: '\ufa19谷 \ufa1b美', kana: 'カミヤ フクミ' }),
].map(rowOfCast);
const jobsWrittenOtherwise = [
  job('chigasaki', { title: '打ち合わせのみの撮影', client: named('㈱みなと映像'), place: '茅ヶ崎スタジオ' }),
  job('naniwa', { title: '語り手を募集！', client: named('株式会社なにわ食品'), place: '渋谷区' }),
  job('zzq', { title: '受付スタッフ', client: named('ＺＺＱ商事'), place: '名古屋市', description: '申込み後にお問合せください。' }),
].map(rowOfJob);

/** The same as `queries`, for names and words that are written in several ways. */
const otherwise = byKeyword([
  ['takahashi', '', '髙橋|高橋|高橋麗|高橋さん|髙橋様|たかはしさん|takahashi'],
  ['yamazaki', '', '山﨑|山崎|山嵜|山崎遥|遙|遥'],
  ['saito sachi', '', '齋藤|斎藤|さいとう'],
  ['saito', '', '斎藤凜|斉藤凜さん'],
  ['sachi saito', '', '斉藤|齊藤'],
  ['watanabe', '', '渡邉|渡邊|渡辺|渡辺真|渡邊君'],
  ['yoshida', '', '𠮷田|吉田|吉田桜'],
  ['hamada', '', '濵田|浜田|濱田徳子'],
  ['kasai', '', '葛\u{E0100}西|葛西|葛西広|葛\u200b西'],
  ['sasaki', '', '佐々木|佐佐木|佐々木緣'],
  ['obrien', '', "O’Brien|o'brien|Ｏ＇ＢＲＩＥＮ|メアリーO’Brien|メアリ-|オブライエンさん|ナレーション|ナレ−ション|ナレ-ション"],
  ['obrien', '', 'ナレ―ション|ﾅﾚｰｼｮﾝ'],
  ['jose', '', 'José|jose|garcia|José García|ビオラ|ヴィオラ|びおら|コンピュータ|コンピューター'],
  ['lu', '', 'ルーシャオ|ルー・シャオ|ルー＝シャオ|ル−シャオ|「踊り子」|踊子'],
  ['kamiya', '', '神谷|\ufa19谷福美'],
  ['', 'chigasaki', '打ち合わせ|打合せ|打合わせ|株式会社みなと映像|（株）みなと映像|㈱みなと映像|みなとえいぞう|ミナトエイゾウ|茅ヶ崎'],
  ['', 'chigasaki', '茅ケ崎|茅ｹ崎|茅が崎|ちがさき'],
  ['', 'naniwa', '語手|語り手を募集!|なにわ食品|ナニワショクヒン|㈱なにわ食品|しぶや|shibuya'],
  ['', 'zzq', 'ＺＺＱ|zzq商事|受け付け|申し込み|問い合わせ|なごや'],
]);

test('a search finds names and words in each way of writing them', () => {
  expect(queries.length + otherwise.length).toBeGreaterThanOrEqual(140);
  const sorted = (ids: string) => ids.split(' ').sort().join(' ');
  expect(
    otherwise.map(([q]) => [
      q,
      sorted(exact(searchCasts(writtenOtherwise, true, asking({ q })))),
      exact(searchJobs(jobsWrittenOtherwise, asking({ q }))),
    ]),
  ).toEqual(otherwise.map(([q, found, postings]) => [q, sorted(found), postings]));
});

test('a name that is confused with another finds both, first the one with the typed kanji', () => {
  const ids = (q: string) => searchCasts(writtenOtherwise, true, asking({ q })).ids;
  expect([ids('斉藤'), ids('斎藤'), ids('齋藤さん')]).toEqual([
    ['sachi', 'saito'],
    ['saito', 'sachi'],
    ['saito', 'sachi'],
  ]);
  expect(ids('斉')).toEqual(['sachi']);
});

const driver = rowOfCast(castDocument('driver', { skills: [{ code: 'car', level: 1 }] }));
const wellPaid = job('cafe', { title: '店内の撮影', place: 'オンライン', description: 'カフェで撮ります', feeMin: 50_000, feeMax: 80_000 });
const moreJobs = [wellPaid, job('cheap', { title: '練習の見学', feeMin: 3_000, feeMax: 60_000 })].map(rowOfJob);

test.each(
  byKeyword([
    ['hanako', 'cm', '都内'],
    ['hanako taro', 'cm', 'バイリンガル|英語。'],
    ['hanako', 'still', '着付け。'],
    ['hanako', '', '英語。着付け。|山田さん'],
    ['driver', '', '車'],
    ['', 'cm', 'しぶや|シーエム|ヒカリキカク|ひかりきかく'],
    ['', 'cafe', 'カフェ。|在宅|リモート|5万円|５万円以上|50,000円|¥50,000'],
    ['', 'cheap', '3000円 練習'],
  ]),
)('%s is found in the words that people type', (q, ofCasts, ofJobs) => {
  expect(exact(searchCasts([...castRows, driver], true, asking({ q, order: 'recommended' })))).toBe(ofCasts);
  expect(exact(searchJobs([...jobRows, ...moreJobs], asking({ q, order: 'fit' })))).toBe(ofJobs);
});

test('a row of an earlier release is found too, before a rebuild folds it', () => {
  const { folded: _, ...row } = castRowOf(castDocument('takahashi', { name: '髙橋 麗' }), false, undefined) as CastRow;
  const earlier = foldedRow({ ...row, texts: ['髙橋麗', '打合せ', ''] });
  for (const q of ['高橋', '打ち合わせ']) expect(searchCasts([earlier], true, asking({ q })).ids).toEqual(['takahashi']);
});

test('no search finds a hidden cast, nor a closed job', () => {
  expect(castsFor('隠').ids).not.toContain('hidden');
  expect(jobsFor('').ids).not.toContain('closed');
});

test('without an exact result, rows that miss one condition are shown, with its name', () => {
  expect(castsFor('20代 大阪')).toMatchObject({ count: 1, loosened: ['q:大阪'], ids: ['hanako'] });
  expect(castsFor('ピアノ', { gender: '2', movie: '1' })).toMatchObject({ count: 1, loosened: ['gender'], ids: ['taro'] });
  expect(castsFor('２０代 おおさか').loosened).toEqual(['q:おおさか']);
  expect(castsFor('xyzzy')).toMatchObject({ count: 0, loosened: [], ids: [] });
});

test('filters accept several values, and ranges', () => {
  expect(castsFor('', { area: '13,r3' }).ids).toEqual(['hanako', 'ren', 'taro']);
  expect(castsFor('', { age: '7,8', gender: '1' }).ids).toEqual(['taro']);
  expect(castsFor('', { movie: '1' }).ids).toEqual(['taro']);
});

test('a code of a former release means the teens, in a saved search and in a row', () => {
  for (const age of ['6', '14', '14,6']) expect(castsFor('', { age })).toMatchObject({ ids: ['ren'], loosened: [] });
  expect(castSearch.shape.age.parse('14,6,7')).toBe('6,7');
  expect(exact(castsFor('10代'))).toBe('ren');
  expect(exact(jobsFor('高校生'))).toBe('still');
});

test('a search for days finds casts who are not booked, and first those who marked the days as free', () => {
  expect(castsFor('', { days: '2026-12-13,2026-12-14' })).toMatchObject({
    ids: ['taro', 'hanako', 'anna'],
    days: { taro: 'FREE', hanako: 'ASK', anna: 'UNKNOWN' },
  });
  expect(castsFor('', { days: '2026-12-15' }).ids).not.toContain('taro');
  expect(castsFor('', { days: 'tomorrow' }).days).toEqual({});
});

test('a day can be typed in the keyword', () => {
  expect(castsFor('12/14 着物')).toMatchObject({ ids: ['hanako'], days: { hanako: 'ASK' }, loosened: [] });
  expect(castsFor('12月15日 太郎')).toMatchObject({ loosened: ['q:太郎'] });
});

test('casts do not see the days of other casts', () => {
  const asked = asking({ q: '', days: '2026-12-15' });
  expect(searchCasts(castRows, false, asked)).toMatchObject({ count: 4, days: {} });
});

test('a request by ids returns the card data of casts, with each day; hidden and unknown ones are left out', () => {
  const among = (seesDays: boolean) =>
    castSignsByIds(castRows, seesDays, { days: '2026-12-14,2026-12-15' }, ['taro', 'anna', 'hidden', 'nobody']);
  const none = { rating: null, reviews: 0 };
  expect(among(true)).toMatchObject({ ids: [], count: 2, loosened: [] });
  expect(among(true).signs).toEqual({
    taro: { ...none, movie: true, days: ['FREE', 'BUSY'] },
    anna: { ...none, movie: false, days: ['UNKNOWN', 'UNKNOWN'] },
  });
  expect(among(false).signs.taro).toEqual({ ...none, movie: true, days: [] });
});

test('a page includes the card data of its casts, and not of the next page', () => {
  expect(Object.keys(castsFor('', { days: '2026-12-13', gender: '1' }).signs).sort()).toEqual(['ren', 'taro']);
});

const skilled = [
  castDocument('native', { languages: [{ code: 'eng', level: 3 }], skills: [{ code: 'car', level: 1 }], gender: 2 }),
  castDocument('business', { languages: [{ code: 'eng', level: 2 }], skills: [{ code: 'dance', level: 1 }] }),
  castDocument('talks', {
    languages: [
      { code: 'eng', level: 1 },
      { code: 'kor', level: 3 },
    ],
    speciality: ['着付け'],
  }),
  castDocument('silent', { gender: 2 }),
].map(rowOfCast);
const skilledFor = (skills: string, more: Readonly<Record<string, string>> = {}): FoundRows =>
  searchCasts(skilled, true, asking({ ...more, skills }));

test.each([
  ['eng.1', ['business', 'native', 'talks']],
  ['eng.2', ['business', 'native']],
  ['eng.3', ['native']],
  ['car.1', ['native']],
  ['eng.1,kor.2', ['talks']],
  ['eng.9,none.1', ['business', 'native', 'silent', 'talks']],
])('a filter of skills (%s) finds casts who have all of them with the level or a higher one', (skills, ids) => {
  expect([...skilledFor(skills).ids].sort()).toEqual(ids);
  expect(skilledFor(skills).loosened).toEqual([]);
});

test('without a cast who has all of the skills, each skill says how many casts its dropping brings', () => {
  expect(skilledFor('eng.2,kor.1')).toMatchObject({
    count: 2,
    loosened: ['skills:kor.1'],
    others: [{ dropped: ['skills:eng.2'], count: 1 }],
  });
  expect(skilledFor('eng.3,dance.1', { gender: '2' })).toMatchObject({ count: 1, ids: ['native'], loosened: ['skills:dance.1'] });
});

test('a word finds casts and jobs by the names of languages and skills', () => {
  const ids = (q: string) => [...skilledFor('', { q }).ids].sort();
  for (const q of ['英語', '英会話', 'English', 'えいご']) expect([q, ...ids(q)]).toEqual([q, 'business', 'native', 'talks']);
  expect([ids('韓国語'), ids('踊り'), ids('車の免許'), ids('英語 ネイティブ')]).toEqual([
    ['talks'],
    ['business'],
    ['native'],
    ['native', 'talks'],
  ]);
  const wanting = rowOfJob(job('tour', { wantedSkills: [{ code: 'eng', level: 2 }] }));
  expect(searchJobs([wanting], asking({ q: '英会話' })).ids).toEqual(['tour']);
});

test('a document of an earlier release has no skills', () => {
  const { languages: _, skills: __, ...earlier } = castDocument('earlier', {});
  expect(castRowOf(earlier as Talent, false, undefined)).toEqual(castRowOf(castDocument('earlier', {}), false, undefined));
  expect(castRowOf(earlier as Talent, false, undefined)).not.toHaveProperty('skills');
});

test('synonyms of the office count beside the fixed ones, also for places and masters', () => {
  const found = (q: string, synonyms: readonly string[], type: 'casts' | 'jobs' = 'casts') => {
    const asked = { ...asking({ q }), synonyms };
    return exact(type === 'casts' ? searchCasts(castRows, true, asked) : searchJobs(jobRows, asked));
  };
  expect(found('通訳', [])).toBe('');
  expect(found('つうやく', ['通訳、つうやく、英語'])).toContain('hanako');
  expect(found('首都', ['首都　東京都'])).toBe(found('東京都', []));
  expect(found('首都', ['首都　東京都'])).toContain('hanako');
  expect(found('浪速', ['浪速　大阪府'])).toBe('taro');
  expect(found('着付け', ['通訳、英語'])).toBe(found('着付け', []));
});

test('a word that no row matches is missing, alone or beside words that do', () => {
  const missing = (q: string, more: object = {}) => castsFor(q, more as never).missing;
  expect(missing('けん玉')).toEqual(['ケン玉']);
  expect(missing('英語 けん玉')).toEqual(['ケン玉']);
  expect(missing('英語')).toEqual([]);
  // Each word has hits, only both together have none.
  expect(missing('殺陣 ヨガ')).toEqual([]);
  expect(missing('田中さん 090-1234-5678')).toEqual([]);
  expect(jobsFor('けん玉').missing).toEqual(['ケン玉']);
});

test('jobs are found by their days and by the least fee', () => {
  const day = jstInstant('2026-12-14', '10:00') ?? 0;
  const on = (at: number) => ({ startsAt: at, endsAt: at + HOUR });
  const rows = [
    job('one', { ...on(day), feeMin: 30_000, feeMax: 60_000 }),
    job('two', { ...on(day + DAY), feeMin: 50_000, feeMax: 50_000 }),
  ]
    .flatMap((each) => jobRowOf(each) ?? [])
    .map(foldedRow);
  const found = (wanted: Readonly<Record<string, string>>) => exact(searchJobs(rows, asking({ ...wanted, order: 'deadline' })));
  expect(found({ days: '2026-12-14' })).toBe('one');
  expect(found({ days: '2026-12-14,2026-12-15' })).toBe('one two');
  expect(found({ days: '2026-12-16' })).toBe('');
  expect(found({ fee: '50000' })).toBe('two');
  expect(found({ fee: '30000' })).toBe('one two');
  expect(found({ fee: '7' })).toBe('one two');
});
