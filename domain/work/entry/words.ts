import { asNotified, both, type EventWords, mailOnly, noticesTo, step } from '../../kernel/words/row.ts';
import { proxyWords } from '../deal/proxyWords.ts';
import { cancelWords, changeWords } from '../deal/sharedEventWords.ts';
import type { EntryEvent } from './events.ts';

const notices = noticesTo({ client: 'clientEntry', talent: 'talentEntry' });
const { toClient, toTalent, toBoth } = notices;

/** The words of an entry's events. The client is notified after the office approved the entry. */
export const entryWords = {
  EntryMade: {
    history: 'エントリー',
    asks: 'office',
    step: step(
      { client: 'エントリーが届きました', talent: 'エントリーしました' },
      { client: 'キャストからエントリーがありました。', talent: 'エントリーしました。' },
    ),
  },
  EntryAdminApproved: {
    history: '事務局が承認',
    asks: 'client',
    topic: 'entries',
    step: step(both('事務局が承認しました'), both('事務局がエントリーを承認しました。')),
    notifies: {
      client: toClient('エントリーが届きました', 'お仕事にエントリーがありました。内容を確認して、選考を開始してください。'),
      talent: toTalent('エントリーを受け付けました', '事務局がエントリーを承認し、クライアントへ届けました。'),
    },
    mails: { client: asNotified('エントリーを確認する'), talent: asNotified() },
  },
  EntryAdminDisapproved: {
    history: '事務局が否認',
    topic: 'entries',
    step: step(both('事務局の確認の結果、不成立になりました'), both('事務局の確認の結果、エントリーは承認されませんでした。')),
    notifies: {
      talent: toTalent('エントリーは承認されませんでした', '事務局の確認の結果、エントリーは承認されませんでした。理由をご確認ください。'),
    },
    mails: { talent: asNotified() },
  },
  EntryDecidingStarted: {
    history: '選考を開始',
    topic: 'entries',
    step: step(
      { client: '選考を開始しました', talent: 'クライアントが選考を開始しました' },
      { client: '選考を開始しました。', talent: 'クライアントが選考を開始しました。' },
    ),
    notifies: { talent: toTalent('選考が始まりました', 'クライアントが選考を開始しました。結果をお待ちください。') },
  },
  EntryApproved: {
    history: '成立',
    topic: 'terms',
    step: step(both('エントリーが成立しました'), both('エントリーが成立しました。')),
    notifies: { talent: toTalent('エントリーが成立しました', '選考の結果、出演が決まりました。条件をご確認ください。') },
    // The client gets a record of this act.
    mails: {
      talent: asNotified(),
      client: mailOnly(toClient('エントリーが成立しました', '依頼を確定し、エントリーが成立しました。終了日になると、自動で完了します。')),
    },
  },
  EntryRefused: {
    history: '見送り',
    topic: 'entries',
    step: step(
      { client: '起用を見送りました', talent: '選考の結果、見送りとなりました' },
      { client: 'この方の起用を見送りました。', talent: '選考の結果、今回は見送りとなりました。' },
    ),
    notifies: { talent: toTalent('選考の結果が届きました', '選考の結果、今回は見送りとなりました。') },
    mails: { talent: asNotified() },
  },
  EntryWithdrawn: {
    history: '本人が辞退',
    topic: 'entries',
    step: step(
      { client: 'キャストがエントリーを辞退しました', talent: 'エントリーを辞退しました' },
      { client: 'キャストがエントリーを辞退しました。', talent: 'エントリーを辞退しました。' },
    ),
    notifies: { client: toClient('エントリーが辞退されました', 'キャストがエントリーを辞退しました。理由をご確認ください。') },
    mails: { client: asNotified() },
  },
  EntryApproveReminded: {
    history: '選考のお願いを送信',
    asks: 'client',
    topic: 'deadlines',
    notifies: {
      client: toClient(
        '選考の期限が近づいています',
        '選考の結果がまだ確定していません。期限までに、選考を開始するか、依頼の確定または見送りを選んでください。期限を過ぎると、不成立になります。',
      ),
    },
    mails: { client: asNotified('エントリーを確認する') },
  },
  EntryExpired: {
    history: '選考の期限切れ',
    topic: 'entries',
    step: step(both('選考の期限が過ぎました'), both('期限までに選考の結果が確定しなかったため、不成立になりました。')),
    notifies: {
      client: toClient('エントリーは不成立になりました', '期限までに選考の結果が確定しなかったため、エントリーは不成立になりました。'),
      talent: toTalent('エントリーは不成立になりました', 'クライアントの選考の期限が過ぎたため、エントリーは不成立になりました。'),
    },
    mails: { client: asNotified(), talent: asNotified() },
  },
  ...changeWords('Entry', notices),
  ...cancelWords('Entry', notices),
  ...proxyWords('Entry', notices),
  EntryClosed: { history: '完了', step: step(both('お仕事が完了しました'), both('お仕事が完了しました。')) },
  EntryForceClosed: {
    history: '強制終了',
    topic: 'terms',
    step: step(both('事務局が終了しました'), both('事務局がこのお仕事の取引を終了しました。')),
    notifies: toBoth('事務局がお仕事の取引を終了しました', '事務局がこのお仕事の取引を終了しました。理由をご確認ください。'),
    mails: { client: asNotified(), talent: asNotified() },
  },
  EntryBillClaimed: { history: '請求済み' },
  EntryBillIgnored: { history: '請求対象外' },
  EntryBillReopened: { history: '未請求に戻す' },
} as const satisfies Readonly<Record<EntryEvent['type'], EventWords>>;
