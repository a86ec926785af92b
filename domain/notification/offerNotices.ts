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
    ...client('依頼の確定をお願いします', '事務局がオファーを承認しました。期限までに依頼を確定してください。'),
    ...talent('事務局が承認しました', '事務局がオファーを承認しました。クライアントの確定をお待ちください。'),
  },
  OfferAdminDisapproved: {
    ...client('オファーは成立しませんでした', '事務局の確認の結果、オファーは成立しませんでした。'),
    ...talent('オファーは成立しませんでした', '事務局の確認の結果、オファーは成立しませんでした。'),
  },
  OfferApproved: talent('オファーが成立しました', 'クライアントが依頼を確定し、オファーが成立しました。'),
  OfferDeclined: talent('オファーは成立しませんでした', 'クライアントが依頼を見送り、オファーは成立しませんでした。'),
  OfferCanceled: talent('問い合わせ・オファーが取り消されました', 'クライアントが問い合わせ・オファーを取り消しました。'),
  OfferAcceptReminded: talent(
    'オファーの回答期限が近づいています',
    'オファーにまだ回答していません。期限を過ぎると、オファーは終了します。',
  ),
  OfferApproveReminded: client('依頼を確定する期限が近づいています', '依頼がまだ確定していません。期限を過ぎると、オファーは終了します。'),
  OfferExpired: {
    ...client('期限を過ぎ、オファーは終了しました', '期限までに回答または確定がなかったため、オファーは終了しました。'),
    ...talent('期限を過ぎ、オファーは終了しました', '期限までに回答または確定がなかったため、オファーは終了しました。'),
  },
  OfferFeeChanged: talent('報酬が変更されました', 'クライアントがオファーの報酬を変更しました。内容をご確認ください。'),
  OfferScheduleChanged: talent('終了日が変更されました', 'クライアントがオファーの終了日を変更しました。内容をご確認ください。'),
  OfferForceClosed: {
    ...client('事務局がお仕事の取引を終了しました', '事務局がこのお仕事の取引を終了しました。理由をご確認ください。'),
    ...talent('事務局がお仕事の取引を終了しました', '事務局がこのお仕事の取引を終了しました。理由をご確認ください。'),
  },
} as const satisfies { readonly [Type in OfferEvent['type']]?: Notices };
