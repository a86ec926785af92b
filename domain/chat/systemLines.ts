import type { EventType } from '../registry.ts';
import type { Side } from './events.ts';

/** What a line of the room says to whoever reads it. */
export type SystemLine = Readonly<Record<Side, string>>;

const both = (line: string): SystemLine => ({ client: line, talent: line });
const byClient = (client: string, talent: string): SystemLine => ({ client, talent });
const byTalent = (client: string, talent: string): SystemLine => ({ client, talent });

/** The steps of a deal that its room shows between the messages, in words for each side; named after the events. What was cancelled may be an inquiry. */
export const systemLines = {
  OfferInquired: byClient('問い合わせを送りました。', 'クライアントから問い合わせが届きました。'),
  OfferInquiryRefused: byTalent('キャストが問い合わせを辞退しました。', '問い合わせを辞退しました。'),
  OfferMade: byClient('オファーを送りました。', 'クライアントからオファーが届きました。'),
  OfferAccepted: byTalent('キャストがオファーを承諾しました。', 'オファーを承諾しました。'),
  OfferRefused: byTalent('キャストがオファーを辞退しました。', 'オファーを辞退しました。'),
  OfferAdminApproved: both('事務局がオファーを承認しました。'),
  OfferAdminDisapproved: both('事務局の確認の結果、オファーは成立しませんでした。'),
  OfferApproved: both('オファーが成立しました。'),
  OfferDeclined: byClient('依頼を見送りました。', 'クライアントが依頼を見送り、オファーは成立しませんでした。'),
  InquiryCanceled: byClient('問い合わせを取り消しました。', 'クライアントが問い合わせを取り消しました。'),
  OfferCanceled: byClient('オファーを取り消しました。', 'クライアントがオファーを取り消しました。'),
  OfferExpired: both('期限までに回答または確定がなかったため、オファーは終了しました。'),
  OfferClosed: both('お仕事が完了しました。'),
  OfferForceClosed: both('事務局がこのお仕事の取引を終了しました。'),
  EntryMade: byTalent('キャストからエントリーがありました。', 'エントリーしました。'),
  EntryAdminApproved: both('事務局がエントリーを承認しました。'),
  EntryAdminDisapproved: both('事務局の確認の結果、エントリーは承認されませんでした。'),
  EntryDecidingStarted: byClient('選考を開始しました。', 'クライアントが選考を開始しました。'),
  EntryApproved: both('エントリーが成立しました。'),
  EntryRefused: byClient('この方の起用を見送りました。', '選考の結果、今回は見送りとなりました。'),
  EntryExpired: both('回答期限までに選考の結果が確定しなかったため、不成立になりました。'),
  EntryClosed: both('お仕事が完了しました。'),
  EntryForceClosed: both('事務局がこのお仕事の取引を終了しました。'),
} as const satisfies { readonly [Type in EventType | 'InquiryCanceled']?: SystemLine };

export type SystemType = keyof typeof systemLines;
/** A step of the deal and when it happened (ms). */
export type DealStep = { readonly type: SystemType; readonly at: number };

type Stamps<Name extends string> = Readonly<Record<Name, number | null>>;
type Decided = Stamps<'adminApprovedAt' | 'adminDisapprovedAt' | 'approvedAt' | 'refusedAt' | 'expiredAt' | 'closedAt' | 'adminCancelAt'>;
/** What the documents of offers and entries say of themselves; every step has left its time there. */
export type OfferStamps = Decided &
  Stamps<'offeredAt' | 'inquiryRefusedAt' | 'acceptedAt' | 'canceledAt'> & {
    readonly createdAt: number;
    readonly inquiryType: string | null;
  };
export type EntryStamps = Decided & Stamps<'startDecidingAt'> & { readonly createdAt: number };

const inOrder = (stamps: Partial<Record<SystemType, number | null>>): DealStep[] =>
  Object.entries(stamps)
    .flatMap(([type, at]) => (at === null ? [] : [{ type: type as SystemType, at }]))
    .sort((a, b) => a.at - b.at);

/** The lines of an offer's room, oldest first. A refusal behind the office's approval is the client's. */
export const stepsOfOffer = (offer: OfferStamps): DealStep[] =>
  inOrder({
    OfferInquired: offer.inquiryType === null ? null : offer.createdAt,
    OfferInquiryRefused: offer.inquiryRefusedAt,
    OfferMade: offer.offeredAt,
    OfferAccepted: offer.acceptedAt,
    OfferAdminApproved: offer.adminApprovedAt,
    OfferAdminDisapproved: offer.adminDisapprovedAt,
    [offer.adminApprovedAt === null ? 'OfferRefused' : 'OfferDeclined']: offer.refusedAt,
    OfferApproved: offer.approvedAt,
    [offer.offeredAt === null ? 'InquiryCanceled' : 'OfferCanceled']: offer.canceledAt,
    OfferExpired: offer.expiredAt,
    OfferClosed: offer.closedAt,
    OfferForceClosed: offer.adminCancelAt,
  });

/** The lines of an entry's room, oldest first. */
export const stepsOfEntry = (entry: EntryStamps): DealStep[] =>
  inOrder({
    EntryMade: entry.createdAt,
    EntryAdminApproved: entry.adminApprovedAt,
    EntryAdminDisapproved: entry.adminDisapprovedAt,
    EntryDecidingStarted: entry.startDecidingAt,
    EntryRefused: entry.refusedAt,
    EntryApproved: entry.approvedAt,
    EntryExpired: entry.expiredAt,
    EntryClosed: entry.closedAt,
    EntryForceClosed: entry.adminCancelAt,
  });
