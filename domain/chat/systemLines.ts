import type { EventType } from '../registry.ts';
import type { Side } from './events.ts';

/** What a line of the room says to whoever reads it. */
export type SystemLine = Readonly<Record<Side, string>>;

const both = (line: string): SystemLine => ({ client: line, talent: line });
const byClient = (client: string, talent: string): SystemLine => ({ client, talent });
const byTalent = (client: string, talent: string): SystemLine => ({ client, talent });

/** The steps of a deal that its room shows between the messages, in words for each side. */
export const systemLines = {
  OfferInquired: byClient('問い合わせを送りました。', 'クライアントから問い合わせが届きました。'),
  OfferInquiryRefused: byTalent('キャストが問い合わせを辞退しました。', '問い合わせを辞退しました。'),
  OfferMade: byClient('オファーを送りました。', 'クライアントからオファーが届きました。'),
  OfferAccepted: byTalent('キャストがオファーを承諾しました。', 'オファーを承諾しました。'),
  OfferRefused: byTalent('キャストがオファーを辞退しました。', 'オファーを辞退しました。'),
  OfferAdminApproved: both('事務局がオファーを承認しました。'),
  OfferAdminDisapproved: both('事務局の確認の結果、オファーは成立しませんでした。'),
  OfferApproved: both('オファーが成立しました。'),
  OfferDeclined: byClient('オファーを成立させませんでした。', 'クライアントの最終確認の結果、オファーは成立しませんでした。'),
  OfferCanceled: byClient('取り消しました。', 'クライアントが取り消しました。'),
  OfferExpired: both('回答期限が過ぎたため、キャンセルになりました。'),
  OfferClosed: both('お仕事が完了しました。'),
  OfferForceClosed: both('事務局がオファーを終了しました。'),
  EntryMade: byTalent('キャストからエントリーがありました。', 'エントリーしました。'),
  EntryAdminApproved: both('事務局がエントリーを承認しました。'),
  EntryAdminDisapproved: both('事務局の確認の結果、エントリーは承認されませんでした。'),
  EntryDecidingStarted: byClient('選考を始めました。', 'クライアントが選考を始めました。'),
  EntryApproved: both('エントリーが成立しました。'),
  EntryRefused: byClient('エントリーを見送りました。', '選考の結果、今回は見送りとなりました。'),
  EntryExpired: both('回答期限が過ぎたため、キャンセルになりました。'),
  EntryClosed: both('お仕事が完了しました。'),
  EntryForceClosed: both('事務局がエントリーを終了しました。'),
} as const satisfies { readonly [Type in EventType]?: SystemLine };

export type SystemType = keyof typeof systemLines;
export const systemTypes = Object.keys(systemLines) as [SystemType, ...SystemType[]];
