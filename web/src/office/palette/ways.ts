import type { AggregateName } from '#domain/kernel/identifiers.ts';
import { href } from '#web/app/href.ts';
import { routes } from '#web/app/routes.ts';
import type { OfficeRouteName } from '#web/app/shell/screenModule.ts';
import { haveWords } from '#web/shared/search/words.ts';
import type { Hit } from './hits.ts';

/** How the titles of pages are read, and other words for them. */
const readings: Partial<Record<OfficeRouteName, readonly string[]>> = {
  office: ['ジムキョクホーム', 'ダッシュボード'],
  officeFigures: ['ニチジノシュウケイ', '売上', 'ウリアゲ', '数字'],
  officeOffers: ['ショウニンマチノオファー'],
  officeBills: ['セイキュウ', '入金', 'ニュウキン'],
  officeEntries: ['ショウニンマチノエントリー'],
  officeReports: ['ツウホウ'],
  officeContacts: ['オトイアワセ', '問い合わせ', '質問'],
  officeAccounts: ['会員', 'カイイン', 'クライアント'],
  officeTalents: ['タレント'],
  officeJobs: ['オシゴト', '募集', 'ボシュウ', '案件'],
  officeNews: ['オシラセノカンリ'],
  officeMasters: ['業種', 'ギョウシュ', '職種', 'ショクシュ'],
  officeStudents: ['ジュコウセイ', '名簿', 'メイボ'],
  officeAudit: ['カンサ', '履歴', 'リレキ', 'ログ'],
  officeOperations: ['システムノジョウタイ', '運用', 'ウンヨウ'],
  officeSettings: ['ログインノセッテイ', '認証アプリ', 'ニンショウアプリ'],
};

/** The office's own pages: those that need nothing to be of, and that the member opens. */
export const pages = (typed: string, mayOpen: (page: OfficeRouteName) => boolean): Hit[] =>
  routes
    .filter(({ group, path }) => group === 'office' && !path.includes(':'))
    .filter(({ name, title }) => haveWords([title, ...(readings[name as OfficeRouteName] ?? [])], typed))
    .filter(({ name }) => mayOpen(name as OfficeRouteName))
    .map(({ title, path }) => ({ kind: '画面', name: title, about: '', to: path }));

/** Something to do: the page on which it is done, its form open where that has an address. */
type Act = {
  readonly name: string;
  readonly words: readonly string[];
  readonly to: string;
  readonly sends: readonly [aggregate: AggregateName, type: string];
};

const acts: readonly Act[] = [
  {
    name: 'お知らせを書く',
    words: ['オシラセヲカク', '新規', '告知', 'ニュース'],
    to: href('officeNewsItem', { newsId: 'new' }),
    sends: ['news', 'write'],
  },
  {
    name: 'オファーを承認する',
    words: ['オファーヲショウニンスル'],
    to: `${href('officeOffers')}?tab=waiting`,
    sends: ['offer', 'adminApprove'],
  },
  {
    name: 'エントリーを承認する',
    words: ['エントリーヲショウニンスル'],
    to: `${href('officeEntries')}?tab=waiting`,
    sends: ['entry', 'adminApprove'],
  },
  {
    name: '条件の変更を承認する',
    words: ['ジョウケンノヘンコウヲショウニンスル'],
    to: `${href('officeOffers')}?tab=changes`,
    sends: ['offer', 'adminApproveChange'],
  },
  {
    name: 'クライアントを認証する',
    words: ['クライアントヲニンショウスル'],
    to: `${href('officeAccounts')}?kind=waiting`,
    sends: ['account', 'certifyClient'],
  },
  {
    name: 'キャストを公開する',
    words: ['キャストヲコウカイスル'],
    to: `${href('officeTalents')}?shown=waiting`,
    sends: ['talent', 'publish'],
  },
  { name: 'お問い合わせに回答する', words: ['オトイアワセニカイトウスル'], to: href('officeContacts'), sends: ['contact', 'answer'] },
  {
    name: '請求書を発行する',
    words: ['セイキュウショヲハッコウスル', '締め', 'シメ', '月締め'],
    to: `${href('officeBills')}?tab=CLIENTS`,
    sends: ['invoice', 'issue'],
  },
  {
    name: '入金を記録する',
    words: ['ニュウキンヲキロクスル', '消込', '消し込み', 'ケシコミ'],
    to: `${href('officeBills')}?tab=INVOICES`,
    sends: ['invoice', 'recordPayment'],
  },
  { name: '受講生を登録する', words: ['ジュコウセイヲトウロクスル'], to: href('officeStudents'), sends: ['student', 'register'] },
  { name: 'マスタに追加する', words: ['マスタニツイカスル', '業種', '職種'], to: href('officeMasters'), sends: ['master', 'add'] },
  {
    name: '事務局の役割を設定する',
    words: ['ヤクワリヲセッテイスル', '権限', 'ケンゲン'],
    to: `${href('officeAccounts')}?kind=office`,
    sends: ['account', 'setDuties'],
  },
];

/** The acts whose name or reading has what was typed, and that the member may do. */
export const actsCalled = (typed: string, maySend: (aggregate: AggregateName, type: string) => boolean): Hit[] =>
  acts
    .filter(({ name, words, sends: [aggregate, type] }) => maySend(aggregate, type) && haveWords([name, ...words], typed))
    .map(({ name, to }) => ({ kind: '操作', name, about: '', to }));
