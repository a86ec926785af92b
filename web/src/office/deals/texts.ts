import type { EntryEvent } from '#domain/entry/events.ts';
import type { OfferEvent } from '#domain/offer/events.ts';

/** What each event of a deal says in the office's history. */
export const eventTexts: Record<OfferEvent['type'] | EntryEvent['type'], string> = {
  OfferInquired: '問い合わせ',
  OfferInquiryRefused: '問い合わせを辞退',
  OfferMade: 'オファー',
  OfferAccepted: '承諾',
  OfferRefused: '辞退',
  OfferAdminApproved: '事務局が承認',
  OfferAdminDisapproved: '事務局が否認',
  OfferApproved: '成立',
  OfferDeclined: '依頼を見送り',
  OfferCanceled: '取り消し',
  OfferAcceptReminded: '回答のお願いを送信',
  OfferApproveReminded: '依頼の確定のお願いを送信',
  OfferExpired: '回答期限切れ',
  OfferFeeChanged: '報酬を変更',
  OfferScheduleChanged: '終了日を変更',
  OfferClosed: '完了',
  OfferForceClosed: '強制終了',
  OfferBillClaimed: '請求済み',
  OfferBillIgnored: '請求対象外',
  OfferBillReopened: '未請求に戻す',
  EntryMade: 'エントリー',
  EntryAdminApproved: '事務局が承認',
  EntryAdminDisapproved: '事務局が否認',
  EntryDecidingStarted: '選考を開始',
  EntryApproved: '成立',
  EntryRefused: '見送り',
  EntryApproveReminded: '選考のお願いを送信',
  EntryExpired: '回答期限切れ',
  EntryFeeChanged: '報酬を変更',
  EntryScheduleChanged: '終了日を変更',
  EntryClosed: '完了',
  EntryForceClosed: '強制終了',
  EntryBillClaimed: '請求済み',
  EntryBillIgnored: '請求対象外',
  EntryBillReopened: '未請求に戻す',
};

/** What happened, in words; an event that has none shows its name. */
export const eventText = (type: string): string => eventTexts[type as keyof typeof eventTexts] ?? type;

export const actorTexts: Readonly<Record<string, string>> = {
  client: 'クライアント',
  talent: 'キャスト',
  office: '事務局',
  system: 'システム',
};

/** The acts by which the office ends a deal. */
export type EndAction = 'adminDisapprove' | 'forceClose';

/** Reasons go out by mail as they are written. */
export const endReasonHelp = 'クライアントとキャストがこのまま読みます。相手に伝わる文章で書いてください';
type EndWords = { readonly label: string; readonly title: string; readonly consequences: readonly string[]; readonly done: string };

/** The words of the office's ending acts, about an オファー or an エントリー. */
export const endTexts: Record<EndAction, (noun: string) => EndWords> = {
  adminDisapprove: (noun) => ({
    label: `この${noun}を否認する`,
    title: `${noun}を否認しますか？`,
    consequences: [
      `この${noun}は不成立で終了します。`,
      '否認したことと理由を、クライアントとキャストにお知らせします。',
      '元に戻せません。',
    ],
    done: '否認しました',
  }),
  forceClose: (noun) => ({
    label: `この${noun}を強制終了する`,
    title: '強制終了しますか？',
    consequences: [
      'この取引は直ちに終了します。',
      '理由がクライアントとキャストの画面に表示されます。',
      '請求と評価の対象になりません。',
      '元に戻せません。',
    ],
    done: '強制終了しました',
  }),
};
