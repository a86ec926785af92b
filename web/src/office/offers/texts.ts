import type { OfferEvent } from '#domain/offer/events.ts';
import type { EndAction } from './commands/endOffer.ts';

/** What each event says in the office's history. */
export const eventTexts: Record<OfferEvent['type'], string> = {
  OfferInquired: '問い合わせ',
  OfferInquiryRefused: '問い合わせを辞退',
  OfferMade: 'オファー',
  OfferAccepted: '承諾',
  OfferRefused: '辞退',
  OfferAdminApproved: '事務局が承認',
  OfferAdminDisapproved: '事務局が否認',
  OfferApproved: '成立',
  OfferDeclined: '成立を見送り',
  OfferCanceled: '取り消し',
  OfferAcceptReminded: '回答のお願いを送信',
  OfferApproveReminded: '成立確認のお願いを送信',
  OfferExpired: '回答期限切れ',
  OfferFeeChanged: '報酬を変更',
  OfferScheduleChanged: '終了日を変更',
  OfferClosed: '完了',
  OfferForceClosed: '強制終了',
  OfferBillClaimed: '請求済み',
  OfferBillIgnored: '請求対象外',
  OfferBillReopened: '未請求に戻す',
};

export const actorTexts: Readonly<Record<string, string>> = {
  client: 'クライアント',
  talent: 'キャスト',
  office: '事務局',
  system: 'システム',
};

/** The words of the office's ending acts. */
export const endTexts: Record<EndAction, { label: string; title: string; consequence: string; done: string }> = {
  adminDisapprove: {
    label: 'このオファーを否認する',
    title: 'オファーを否認しますか？',
    consequence: '否認すると、このオファーは不成立で終了し、双方に伝わります。元に戻せません。',
    done: '否認しました',
  },
  forceClose: {
    label: 'このオファーを強制終了する',
    title: '強制終了しますか？',
    consequence: '強制終了すると、この取引は直ちに終了し、理由が双方の画面に表示されます。請求の対象にもなりません。元に戻せません。',
    done: '強制終了しました',
  },
};
