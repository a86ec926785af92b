import { type NotificationKind, noticeFor } from '../notification/kinds.ts';
import { type Notice, notice } from '../notification/notice.ts';
import type { EventType } from '../registry.ts';

/** The sides of a deal: all mails go to one of them. */
export type MailAudience = 'client' | 'talent';
type OwnWords = Partial<Record<MailAudience, Notice>>;

/** Which notifications also go out by mail, and to whom: what needs an answer, and what ends or concludes a deal. */
const mailedNotices = {
  OfferInquired: ['talent'],
  OfferInquiryRefused: ['client'],
  OfferMade: ['talent'],
  OfferAccepted: ['client'],
  OfferRefused: ['client'],
  OfferAdminApproved: ['client', 'talent'],
  OfferAdminDisapproved: ['client', 'talent'],
  OfferApproved: ['talent'],
  OfferDeclined: ['talent'],
  OfferCanceled: ['talent'],
  OfferAcceptReminded: ['talent'],
  OfferApproveReminded: ['client'],
  OfferExpired: ['client', 'talent'],
  OfferForceClosed: ['client', 'talent'],
  EntryAdminApproved: ['client', 'talent'],
  EntryAdminDisapproved: ['talent'],
  EntryApproved: ['talent'],
  EntryRefused: ['talent'],
  EntryApproveReminded: ['client'],
  EntryExpired: ['client', 'talent'],
  EntryForceClosed: ['client', 'talent'],
  ReviewsOpened: ['client', 'talent'],
} as const satisfies { readonly [Kind in NotificationKind]?: readonly MailAudience[] };

const waiting = (audience: MailAudience) =>
  notice(`${audience}MessageRoom`, '未読のメッセージがあります', 'メッセージが届いています。内容をご確認ください。');

/** What goes out by mail alone: a record of one's own conclusion, and messages that wait unread. */
const mailOnly = {
  OfferApproved: {
    client: notice('clientOffer', 'オファーが成立しました', '依頼を確定し、オファーが成立しました。終了日になると、自動で完了します。'),
  },
  EntryApproved: {
    client: notice('clientEntry', 'エントリーが成立しました', '依頼を確定し、エントリーが成立しました。終了日になると、自動で完了します。'),
  },
  ChatUnreadReminded: { client: waiting('client'), talent: waiting('talent') },
} as const satisfies { readonly [Type in EventType]?: OwnWords };

/** To an address that somebody asked to be notified at: it gets this mail alone before its owner sends the code back. */
export const destinationWords = {
  title: '通知先メールアドレスの確認',
  body: '通知先メールアドレスの変更の申請を受け付けました。期限までに下のリンクを開いて、変更を完了してください。',
} as const;

/** What a mail's button is for, where something is to be done. */
const links: { readonly [Type in EventType]?: Partial<Record<MailAudience, string>> } = {
  OfferInquired: { talent: '問い合わせを確認する' },
  OfferMade: { talent: 'オファーを確認して回答する' },
  OfferAcceptReminded: { talent: 'オファーを確認して回答する' },
  OfferAdminApproved: { client: '内容を確認して依頼を確定する' },
  OfferApproveReminded: { client: '内容を確認して依頼を確定する' },
  EntryAdminApproved: { client: 'エントリーを確認する' },
  EntryApproveReminded: { client: 'エントリーを確認する' },
  ReviewsOpened: { client: '評価を書く', talent: '評価を書く' },
  ChatUnreadReminded: { client: 'メッセージを読む', talent: 'メッセージを読む' },
};

export type MailKind = keyof typeof mailedNotices | keyof typeof mailOnly;
export const mailKinds = [...new Set([...Object.keys(mailedNotices), ...Object.keys(mailOnly)])] as readonly MailKind[];

const own = (kind: MailKind): OwnWords => (mailOnly as Partial<Record<MailKind, OwnWords>>)[kind] ?? {};
const shared = (kind: MailKind): readonly MailAudience[] =>
  (mailedNotices as Partial<Record<MailKind, readonly MailAudience[]>>)[kind] ?? [];

/** Who gets a mail of this kind. */
export const mailAudiences = (kind: MailKind): MailAudience[] => [...shared(kind), ...(Object.keys(own(kind)) as MailAudience[])];

/** What a mail says to whom it goes: the notification's words where there is one. Throws for somebody who gets none. */
export const mailWords = (kind: MailKind, audience: MailAudience): Notice => {
  const words = own(kind)[audience] ?? (shared(kind).includes(audience) ? noticeFor(kind as NotificationKind, audience) : undefined);
  if (!words) throw new Error(`no mail of ${kind} goes to the ${audience}`);
  return words;
};

/** What the button of a mail of this kind says. */
export const mailLink = (kind: MailKind, audience: MailAudience): string => links[kind]?.[audience] ?? '内容を確認する';
