import type { DeadlineKind } from '#domain/kernel/deadline.ts';
import type { parkable } from '#domain/office/operation/fields.ts';
import type { EventType } from '#domain/registry.ts';
import { historyWords } from '#domain/talk/words/historyWords.ts';

export const subscriptionTexts: Readonly<Record<(typeof parkable)[number], string>> = {
  readModels: '画面の表示',
  shared: '通知・件数・集計',
  search: 'キャストとお仕事の検索',
  cards: '一覧の名前と写真',
  dailySummaries: '日次の集計',
  policies: 'メール・期限などの自動処理',
};

/** Why a stream is parked. A `SERVER` cause is retried automatically. */
export const parkedTexts: Readonly<Record<'CODE' | 'SERVER', string>> = {
  CODE: 'プログラムの不具合です。システム管理担当に連絡してください。',
  SERVER: 'サーバーが受け付けません（10分ごとに自動で再試行します）。',
};

/** Mails that are not about one event. */
const collected: Readonly<Record<string, string>> = {
  SearchDigest: '保存した検索条件に合うもの',
  NoticeDigest: '通知のまとめ',
  OfficeMorning: '事務局の朝のまとめ',
  OfficeUrgent: '事務局への急ぎのお知らせ',
};

export const mailText = (kind: string): string => collected[kind] ?? historyWords[kind as EventType] ?? 'その他';

export const deadlineTexts: Readonly<Record<DeadlineKind, string>> = {
  remindInquiry: '問い合わせへの回答のお願い',
  remindOffice: '事務局への確認のお願い',
  remindOfficeAgain: '事務局への2回目の確認のお願い',
  remindCancellation: '取り消しの精算のお願い',
  lapseChange: '条件の変更の期限切れ',
  remindAccept: '回答のお願い',
  remindApprove: '依頼の確定のお願い',
  expire: '期限切れ',
  close: '完了',
  end: '募集の終了',
  publish: '評価とお知らせの公開',
  remindClient: '未読の通知（クライアント）',
  remindTalent: '未読の通知（キャスト）',
  abandonTranscoding: '動画の変換の打ち切り',
  endRecord: '取引と支払いの記録の消去',
  assumeAgreed: '支払通知書への同意の期限',
  lapseContact: '返信のないお問い合わせの完了',
  endContact: 'お問い合わせの消去',
  wake: '後で確認の終了',
  overdue: '請求書のお支払期限',
  carryOut: '受け付けた操作の実行',
  remindAnswer: '精算の回答のお願い',
  handOver: '精算の事務局への引き継ぎ',
  remindHold: 'キープの期限のお知らせ',
  endHolds: 'キープの期限',
  remindAudition: 'オーディション前日のお知らせ',
  lapseAudition: 'オーディションの期限',
  removeTapes: '動画の削除',
};

export const aggregateTexts: Readonly<Record<string, string>> = {
  account: 'アカウント',
  talent: 'キャスト',
  client: 'クライアント',
  job: 'お仕事',
  offer: 'オファー',
  entry: 'エントリー',
  review: '評価',
  favorite: 'お気に入り・ブックマーク',
  master: 'マスタ',
  news: '事務局からのお知らせ',
  media: 'ポートフォリオ',
  chat: 'メッセージ',
  notification: '通知',
  student: '受講生',
  audit: '監査',
  operation: 'システムの操作',
  report: '通報',
  record: '取引の記録',
  guardian: '保護者の同意',
  diary: '予定',
  contact: 'お問い合わせ',
  savedSearch: '保存した検索条件',
  invoice: '請求書',
  control: '二人での確認',
  closing: '月の締め',
  priceList: '料金表',
  statementLayout: '入金明細の列',
  payee: 'お受け取り口座',
  payout: 'キャストへの支払い',
  transfer: '振込',
  hold: 'キープ',
  audition: 'オーディション',
  settlement: '精算',
  order: '発注番号・請求先',
  shortlist: '候補リスト',
  countersign: '確認の依頼',
  desk: '担当とメモ',
  heldAct: '実行前の操作',
};
