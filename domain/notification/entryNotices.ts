import type { EntryEvent } from '../entry/events.ts';
import { type Notices, notice } from './notice.ts';

const client = (title: string, body: string) => ({ client: notice('clientEntry', title, body) });
const talent = (title: string, body: string) => ({ talent: notice('talentEntry', title, body) });

/** What each step of an entry tells the other side. The client hears of an entry once the office has let it through. */
export const entryNotices = {
  EntryAdminApproved: {
    ...client('エントリーが届きました', 'お仕事にエントリーがありました。内容を確認して、選考を開始してください。'),
    ...talent('エントリーを受け付けました', '事務局がエントリーを承認し、クライアントへ届けました。'),
  },
  EntryAdminDisapproved: talent(
    'エントリーは承認されませんでした',
    '事務局の確認の結果、エントリーは承認されませんでした。理由をご確認ください。',
  ),
  EntryDecidingStarted: talent('選考が始まりました', 'クライアントが選考を開始しました。結果をお待ちください。'),
  EntryApproved: talent('エントリーが成立しました', '選考の結果、出演が決まりました。報酬と終了日をご確認ください。'),
  EntryRefused: talent('選考の結果が届きました', '選考の結果、今回は見送りとなりました。'),
  EntryApproveReminded: client(
    'エントリーの回答期限が近づいています',
    '選考の結果がまだ確定していません。期限までに、選考を開始するか、依頼の確定または見送りを選んでください。期限を過ぎると、不成立になります。',
  ),
  EntryExpired: {
    ...client('エントリーは不成立になりました', '回答期限までに選考の結果が確定しなかったため、エントリーは不成立になりました。'),
    ...talent('エントリーは不成立になりました', 'クライアントの回答期限が過ぎたため、エントリーは不成立になりました。'),
  },
  EntryFeeChanged: talent('報酬が変更されました', 'クライアントが報酬を変更しました。内容をご確認ください。'),
  EntryScheduleChanged: talent('終了日が変更されました', 'クライアントが終了日を変更しました。内容をご確認ください。'),
  EntryForceClosed: {
    ...client('事務局がお仕事の取引を終了しました', '事務局がこのお仕事の取引を終了しました。理由をご確認ください。'),
    ...talent('事務局がお仕事の取引を終了しました', '事務局がこのお仕事の取引を終了しました。理由をご確認ください。'),
  },
} as const satisfies { readonly [Type in EntryEvent['type']]?: Notices };
