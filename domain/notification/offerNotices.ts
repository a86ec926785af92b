import type { OfferEvent } from '../offer/events.ts';
import { type Notices, notice } from './notice.ts';

const client = (title: string, body: string) => ({ client: notice('clientOffer', title, body) });
const talent = (title: string, body: string) => ({ talent: notice('talentOffer', title, body) });

/** What each step of an inquiry or offer tells the other side; nobody is told of what they did themselves. */
export const offerNotices = {
  OfferInquired: talent('問い合わせが届きました', 'クライアントから出演の問い合わせが届いています。内容をご確認ください。'),
  OfferInquiryRefused: client('問い合わせが辞退されました', 'キャストが問い合わせを辞退しました。'),
  OfferMade: talent('オファーが届きました', '条件を確認して、回答期限までに回答してください。'),
  OfferAccepted: client('オファーが承諾されました', 'キャストがオファーを承諾しました。事務局の確認をお待ちください。'),
  OfferRefused: client('オファーが辞退されました', 'キャストがオファーを辞退しました。'),
  OfferAdminApproved: {
    ...client('成立の確認をお願いします', '事務局がオファーを承認しました。期限までに成立を確定してください。'),
    ...talent('事務局が承認しました', '事務局がオファーを承認しました。クライアントの最終確認をお待ちください。'),
  },
  OfferAdminDisapproved: {
    ...client('オファーは成立しませんでした', '事務局の確認の結果、オファーは成立しませんでした。'),
    ...talent('オファーは成立しませんでした', '事務局の確認の結果、オファーは成立しませんでした。'),
  },
  OfferApproved: talent('オファーが成立しました', 'クライアントの最終確認が済み、オファーが成立しました。'),
  OfferDeclined: talent('オファーは成立しませんでした', 'クライアントの最終確認の結果、オファーは成立しませんでした。'),
  OfferCanceled: talent('オファーが取り消されました', 'クライアントが問い合わせまたはオファーを取り消しました。'),
  OfferAcceptReminded: talent('オファーの回答期限が近づいています', 'まだ回答されていません。期限を過ぎると、キャンセルになります。'),
  OfferApproveReminded: client('成立確定の期限が近づいています', 'まだ確定されていません。期限を過ぎると、キャンセルになります。'),
  OfferExpired: {
    ...client('オファーがキャンセルになりました', '回答期限が過ぎたため、オファーはキャンセルになりました。'),
    ...talent('オファーがキャンセルになりました', '回答期限が過ぎたため、オファーはキャンセルになりました。'),
  },
  OfferFeeChanged: talent('報酬が変更されました', 'クライアントがオファーの報酬を変更しました。内容をご確認ください。'),
  OfferScheduleChanged: talent('終了日が変更されました', 'クライアントがオファーの終了日を変更しました。内容をご確認ください。'),
  OfferForceClosed: {
    ...client('オファーが終了しました', '事務局がオファーを終了しました。理由をご確認ください。'),
    ...talent('オファーが終了しました', '事務局がオファーを終了しました。理由をご確認ください。'),
  },
} as const satisfies { readonly [Type in OfferEvent['type']]?: Notices };
