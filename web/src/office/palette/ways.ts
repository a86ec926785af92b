import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { href } from '#web/routing/href.ts';
import type { OfficeRouteName } from '#web/routing/routes.ts';
import { routes } from '#web/routing/routes.ts';
import { haveWords } from '#web/shared/search/words.ts';
import type { Hit } from './hits.ts';

/** The readings of words in titles and acts; longer words before their prefixes. */
const readings = [
  ['事務局', 'ジムキョク'],
  ['日次', 'ニチジ'],
  ['集計', 'シュウケイ'],
  ['承認待ち', 'ショウニンマチ'],
  ['承認', 'ショウニン'],
  ['請求書', 'セイキュウショ'],
  ['請求', 'セイキュウ'],
  ['通報', 'ツウホウ'],
  ['問い合わせ', 'トイアワセ'],
  ['仕事', 'シゴト'],
  ['知らせ', 'シラセ'],
  ['管理', 'カンリ'],
  ['受講生', 'ジュコウセイ'],
  ['監査', 'カンサ'],
  ['状態', 'ジョウタイ'],
  ['設定', 'セッテイ'],
  ['書く', 'カク'],
  ['条件', 'ジョウケン'],
  ['変更', 'ヘンコウ'],
  ['認証', 'ニンショウ'],
  ['公開', 'コウカイ'],
  ['回答', 'カイトウ'],
  ['発行', 'ハッコウ'],
  ['入金', 'ニュウキン'],
  ['記録', 'キロク'],
  ['登録', 'トウロク'],
  ['追加', 'ツイカ'],
  ['役割', 'ヤクワリ'],
] as const;

const readingOf = (title: string): string => readings.reduce((read, [word, reading]) => read.replaceAll(word, reading), title);

const others: Readonly<Record<string, readonly string[]>> = {
  集計: ['売上', 'ウリアゲ'],
  請求: ['入金', 'ニュウキン'],
  アカウント: ['会員', 'カイイン', 'クライアント'],
  マスタ: ['業種', 'ギョウシュ', '職種', 'ショクシュ'],
  受講生: ['名簿', 'メイボ'],
  監査: ['履歴', 'リレキ', 'ログ'],
  システム: ['運用', 'ウンヨウ'],
  ログイン: ['担当者', 'タントウシャ', '役割', 'ヤクワリ', '名前', 'ナマエ'],
};
const othersOf = (title: string): readonly string[] => Object.entries(others).flatMap(([word, also]) => (title.includes(word) ? also : []));

export const pages = (typed: string, mayOpen: (page: OfficeRouteName) => boolean): Hit[] =>
  routes
    .filter(({ group, path }) => group === 'office' && !path.includes(':'))
    .filter(({ title }) => haveWords([title, readingOf(title), ...othersOf(title)], typed))
    .filter(({ name }) => mayOpen(name as OfficeRouteName))
    .map(({ title, path }) => ({ kind: '画面' as const, name: title, about: '', to: path }));

/** An act: the page where it is done, with its form open if the form has an address. */
type Act = {
  readonly name: string;
  /** Further words that find it. */
  readonly words?: readonly string[];
  readonly to: string;
  readonly sends: readonly [aggregate: AggregateName, type: string];
};

const acts: readonly Act[] = [
  { name: 'お知らせを書く', words: ['新規', '告知', 'ニュース'], to: href('officeNewsItem', { newsId: 'new' }), sends: ['news', 'write'] },
  { name: 'オファーを承認する', to: `${href('officeOffers')}?tab=waiting`, sends: ['offer', 'adminApprove'] },
  { name: 'エントリーを承認する', to: `${href('officeEntries')}?tab=waiting`, sends: ['entry', 'adminApprove'] },
  { name: '条件の変更を承認する', to: `${href('officeOffers')}?tab=changes`, sends: ['offer', 'adminApproveChange'] },
  { name: 'クライアントを認証する', to: `${href('officeAccounts')}?kind=waiting`, sends: ['account', 'certifyClient'] },
  { name: 'キャストを公開する', to: `${href('officeTalents')}?shown=waiting`, sends: ['talent', 'publish'] },
  { name: 'お問い合わせに回答する', to: href('officeContacts'), sends: ['contact', 'answer'] },
  { name: '請求書を発行する', words: ['締め', 'シメ', '月締め'], to: `${href('officeBills')}?tab=CLIENTS`, sends: ['invoice', 'issue'] },
  {
    name: '入金を記録する',
    words: ['消込', '消し込み', 'ケシコミ'],
    to: `${href('officeBills')}?tab=INVOICES`,
    sends: ['invoice', 'recordPayment'],
  },
  { name: '受講生を登録する', to: href('officeStudents'), sends: ['student', 'register'] },
  { name: 'マスタに追加する', words: ['業種', '職種'], to: href('officeMasters'), sends: ['master', 'add'] },
  {
    name: '事務局の役割を設定する',
    words: ['権限', 'ケンゲン'],
    to: `${href('officeAccounts')}?kind=office`,
    sends: ['account', 'setDuties'],
  },
];

/** The acts whose name or reading contains the typed text and that the member may do. */
export const actsCalled = (typed: string, maySend: (aggregate: AggregateName, type: string) => boolean): Hit[] =>
  acts
    .filter(
      ({ name, words = [], sends: [aggregate, type] }) => maySend(aggregate, type) && haveWords([name, readingOf(name), ...words], typed),
    )
    .map(({ name, to }) => ({ kind: '操作' as const, name, about: '', to }));
