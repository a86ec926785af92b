import type { AggregateName } from '#domain/kernel/identifiers.ts';
import type { ReviewStatus } from '#domain/talk/review/content.ts';
import type { Collection } from '#projections/readModels.ts';

/**
 * A part of a person's own data: documents that the person's own screens show, or the events of an
 * own stream. `owner`: the field with the uid; null if the document has the uid as its id. Only
 * fields with a label are given: those of the aggregate, and `labels`.
 */
export type OwnPart = {
  readonly title: string;
  readonly aggregate: AggregateName;
  readonly labels?: Readonly<Record<string, string>>;
} & (
  | { readonly kind: 'events' }
  | {
      readonly kind: 'documents';
      readonly collection: Collection;
      readonly owner: string | null;
      readonly only?: { readonly field: string; readonly value: ReviewStatus };
    }
);

type Side = 'client' | 'talent';
export type OwnDocuments = Extract<OwnPart, { kind: 'documents' }>;

const at = { createdAt: '作成日時', updatedAt: '更新日時' };
/** The other side and the job, as cards show them. */
const cards = { job: 'お仕事', client: 'クライアント', talent: 'キャスト' };
const own = (title: string, aggregate: AggregateName, collection: Collection, labels: object = {}): OwnDocuments => ({
  kind: 'documents',
  title,
  aggregate,
  collection,
  owner: null,
  labels: Object.assign({}, at, labels),
});
const list = (title: string, aggregate: AggregateName, collection: Collection, owner: string, labels: object = {}): OwnDocuments =>
  Object.assign(own(title, aggregate, collection, labels), { owner });
const events = (title: string, aggregate: AggregateName): OwnPart => ({
  kind: 'events',
  title,
  aggregate,
  labels: { what: '内容', by: '操作した人', createdAt: '日時' },
});

const bySide: Readonly<Record<Side, readonly OwnPart[]>> = {
  talent: [
    own('プロフィール', 'talent', 'talents', { name: '名前', kana: 'フリガナ', isPublished: '公開', score: '評価の平均' }),
    own('プロフィール（非公開の項目）', 'talent', 'talentPrivate', { birthday: '生年月日', taCode: 'TAコード' }),
    list('ポートフォリオ', 'media', 'media', 'ownerId', { content: '内容' }),
    own('予定', 'diary', 'diaries'),
    own('保護者', 'guardian', 'guardians'),
    own('お受け取り口座と税金', 'payee', 'payees', { account: '口座', next: '変更後の口座', nextFrom: '変更日' }),
    list('支払明細', 'payout', 'payouts', 'talentId', { month: '月', sums: '金額', lines: '明細', status: '状態' }),
    events('プロフィールの操作の記録', 'talent'),
    events('お受け取り口座の操作の記録', 'payee'),
  ],
  client: [
    own('会社と請求先の情報', 'client', 'clients'),
    list('お仕事', 'job', 'jobs', 'clientId', { status: '状態' }),
    list('お仕事の下書き', 'job', 'jobDrafts', 'clientId'),
    list('請求書', 'invoice', 'invoices', 'clientId', {
      number: '番号',
      month: '月',
      status: '状態',
      titles: '明細',
      net: '税抜の金額',
      tax: '消費税',
      total: '税込の金額',
      billTo: '請求先',
      issuedAt: '発行日時',
      dueAt: '支払期限',
      paid: '入金額',
    }),
    list('オーディション', 'audition', 'auditions', 'clientId', { round: '回', place: '場所', note: '案内' }),
    list('オーディションの評価', 'audition', 'auditionScores', 'clientId', { score: '評価', scoreNote: 'メモ' }),
    list('発注番号・請求先', 'order', 'orders', 'clientId', { poNumber: '発注番号', addressee: '別の請求先' }),
    list('候補リスト', 'shortlist', 'shortlists', 'clientId', { title: '名前' }),
    list('候補リストのメモ', 'shortlist', 'shortlistCasts', 'clientId', { note: 'メモ' }),
    events('会社の情報の操作の記録', 'client'),
  ],
};

const deal = { status: '状態', fee: '報酬（税抜）', sheet: '条件', sheetWords: '条件の文章', scheduleToClose: '終了予定日時' };
const review = {
  score: '評価',
  comment: 'コメント',
  status: '状態',
  publishedAt: '公開日時',
  job: 'お仕事',
  from: '書いた人',
  to: '受けた人',
};

/** All parts for a side, in the order of the file. */
export const ownParts = (side: Side): readonly OwnPart[] => [
  own('アカウントと通知の設定', 'account', 'users', {
    email: 'ログイン用メールアドレス',
    destinationEmail: '通知先メールアドレス',
    role: 'ご利用方法',
    name: '名前',
    kana: 'フリガナ',
    termsAgreed: '同意した利用規約',
    termsAgreedAt: '利用規約への同意日時',
    mailChoices: 'メールの受け取り方',
    sessions: 'ログインした端末',
  }),
  own('事務局が個人情報を表示した記録', 'audit', 'personalOpenings', { openings: '記録' }),
  own('保存した検索条件', 'savedSearch', 'savedSearches', { searches: '検索条件' }),
  ...bySide[side],
  list('オファー', 'offer', 'offers', `${side}Id`, Object.assign({}, cards, deal)),
  list('エントリー', 'entry', 'entries', `${side}Id`, Object.assign({}, cards, deal)),
  list('合意した条件', 'offer', 'dealTerms', `${side}Id`, Object.assign({}, deal, { termsNo: '条件の版' })),
  list('キープ', 'hold', 'holds', `${side}Id`, { status: '状態', days: '日程', position: '順番' }),
  list('オーディションへの招待', 'audition', 'auditionInvites', `${side}Id`, { status: '回答', result: '結果', message: '言葉' }),
  list('時間外と立て替え', 'settlement', 'settlements', `${side}Id`, { status: '状態', total: '合計' }),
  list('書いたメッセージ', 'chat', 'messages', 'senderId', { text: '本文', pictures: '画像', files: 'ファイル', dates: '候補の日時' }),
  list('書いた評価', 'review', 'reviews', 'fromId', review),
  Object.assign(list('受けた評価', 'review', 'reviews', 'toId', review), { only: { field: 'status', value: 'IS_PUBLISHED' as const } }),
  list('お問い合わせ', 'contact', 'contacts', 'ownerId', { status: '状態' }),
  list('お問い合わせのメッセージ', 'contact', 'contactMessages', 'ownerId', { text: '本文' }),
  events('アカウントの操作の記録', 'account'),
];
