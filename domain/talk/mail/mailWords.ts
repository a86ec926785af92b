import type { Side } from '../../kernel/commonFields.ts';
import { longTime } from '../../kernel/format/times.ts';
import type { EventWords, Notice, TypesWith } from '../../kernel/words/row.ts';
import type { TopicName } from '../../kernel/words/topics.ts';
import type { ConsentScope } from '../../work/guardian/fields.ts';
import { type NotificationKind, noticeFor } from '../notification/kinds.ts';
import { eventWords, typesWith } from '../words/eventWords.ts';

/** The number of results of a search that a mail lists. */
export const DIGEST_SHOWN = 5;

/** The new results of a saved search: its name, their number, and the first names. */
export type DigestFinding = { readonly name: string; readonly count: number; readonly first: readonly string[] };

/** One row per saved search: 「東京の英語」 「新着3件：…、…ほか」. */
export const digestFacts = (findings: readonly DigestFinding[]): [label: string, value: string][] =>
  findings.map(({ name, count, first }) => [name, `新着${count}件：${first.join('／')}${count > first.length ? '／ほか' : ''}`]);

export type MailAudience = Side;
export type MailKind = TypesWith<typeof eventWords, 'mails'>;
export const mailKinds: readonly MailKind[] = typesWith('mails');

/** Mails about the office's check of a company or profile. */
export const reviewResultKinds = ['ClientCertified', 'TalentPublished', 'ClientProfileReturned', 'TalentProfileReturned'] as const;
export const invoiceMailKinds = ['InvoiceIssued', 'InvoiceVoided', 'InvoiceCredited', 'InvoiceReminded'] as const;
export const payoutMailKinds = ['PayeeAccountSet', 'PayoutFixed', 'PayoutKept', 'PayoutPaid', 'PayoutFailed'] as const;
/** Mails between members of the office: a request for approval, and its answer. */
export const approvalMailKinds = ['DeskApprovalAsked', 'DeskApprovalAnswered'] as const;
/**
 * Mails to one person that are not about a deal: codes for unconfirmed addresses, questions to the
 * office, requests for approval, checks, invoices, payments.
 */
export const ownMailKinds = [
  ...(['AccountDestinationRequested', 'GuardianAsked', 'GuestContactOpened', 'ContactAnswered', 'ContactBegun'] as const),
  ...approvalMailKinds,
  ...reviewResultKinds,
  ...invoiceMailKinds,
  ...payoutMailKinds,
] as const;

const asNotified = <Kind extends keyof typeof eventWords>(kinds: readonly Kind[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, Object.values((eventWords[kind] as EventWords).notifies ?? {})[0]])) as unknown as Readonly<
    Record<Kind, Notice>
  >;
/** The texts of the mails about the office's check, equal to the notifications. */
export const standingWords = asNotified(reviewResultKinds);
export const invoiceWords = asNotified(invoiceMailKinds);
export const payoutWords = asNotified(payoutMailKinds);

/**
 * For an unconfirmed notification address. It gets no other mail before the user enters the code.
 */
export const destinationWords = {
  title: '通知先メールアドレスの確認',
  body: '通知先メールアドレスの変更の申請を受け付けました。期限までに下のリンクを開いて、変更を完了してください。',
} as const;

/** For a user whose saved searches have new results. */
export const digestWords = {
  title: '保存した検索条件に新着があります',
  body: '保存した検索条件に合う新着をお知らせします。メールの頻度は、「保存した検索条件」の画面で変更できます。',
} as const;

/** For a user who chose one mail per day for a topic. Sent in the morning. */
export const noticeDigestWords = (count: number) => ({
  title: `お知らせが${count}件あります`,
  body: '「1日1回まとめて」を選んでいる種類のお知らせです。',
});

/** The office's act after an event. */
const officeActs: Readonly<Record<string, string>> = {
  OfferAccepted: 'オファーの確認',
  OfferCounterAgreed: 'オファーの確認',
  EntryMade: 'エントリーの確認',
  OfferChangeAgreed: '条件の変更の確認',
  EntryChangeAgreed: '条件の変更の確認',
  OfferCancellationRequested: '取り消しの対応',
  EntryCancellationRequested: '取り消しの対応',
};

/** For a member of the office, at once: a deal to decide before a near work, without names. */
export const officeUrgentWords = (asked: string, decideBy: number) => ({
  title: `${officeActs[asked] ?? '確認'}をお願いします`,
  body: 'お仕事の日が近いため、お早めにご対応ください。',
  facts: [['対応の目安', `${longTime(decideBy)}まで`] as const],
});

/**
 * For a member of the office who is asked to approve a deal. The note is printed below this text.
 */
export const approvalAskedWords = (asker: string) => ({
  title: '承認の依頼があります',
  body: `${asker}さんから、取引の承認を依頼されました。内容を確認し、承認または否認してください。判断できないときは、理由を添えて依頼を返せます。`,
});

/** For the member who asked. Words of the answer are printed below this text. */
export const approvalAnsweredWords = (answer: string, by: string | null) => ({
  title: `依頼した承認：${answer}`,
  body: by === null ? '依頼した承認についてお知らせします。' : `${by}さんの対応により、依頼した承認に答えがありました。`,
});

/** For a guardian, who has no account: the minor's request, with a link to answer. */
export const guardianWords = (scope: ConsentScope): { readonly title: string; readonly body: string } =>
  scope === 'PROFILE'
    ? {
        title: '【保護者の方へ】ご登録への同意をお願いします',
        body: 'お子さまが、キャストとしての登録とプロフィールの公開について、保護者の方の同意を求めています。期限までに下のリンクを開き、内容をご確認のうえ、ご回答ください。',
      }
    : {
        title: '【保護者の方へ】お仕事への同意をお願いします',
        body: 'お子さまが、お仕事をお受けすることについて、保護者の方の同意を求めています。期限までに下のリンクを開き、内容をご確認のうえ、ご回答ください。',
      };

/** For a guest who asked the office: confirmation, with a link to the contact. */
export const contactReceivedWords = {
  title: 'お問い合わせを受け付けました',
  body: '事務局が内容を確認し、このメールアドレスへ回答をお送りします。下のリンクから、お問い合わせの内容の確認と追記ができます。',
} as const;

/** For a member to whom the office writes first. The message is printed below this text. */
export const contactBegunWords = {
  title: eventWords.ContactBegun.notifies.person.title,
  body: '下のリンクから、内容の確認とご返信ができます。',
} as const;

/**
 * For the asker. The answer is printed below this text. `closes`: the answer closes the contact.
 */
export const contactAnsweredWords = (closes: boolean): { readonly title: string; readonly body: string } => ({
  title: eventWords.ContactAnswered.notifies.person.title,
  body: closes
    ? `お問い合わせに回答しました。このお問い合わせは完了としました。${eventWords.ContactClosed.notifies.person.body}`
    : 'お問い合わせに回答しました。ご不明な点は、下のリンクからご返信ください。',
});

const mailsOf = (kind: MailKind): NonNullable<EventWords['mails']> => eventWords[kind].mails;

export const mailAudiences = (kind: MailKind): MailAudience[] => Object.keys(mailsOf(kind)) as MailAudience[];

/**
 * The texts of a mail for one side, by default those of the notification. `link`: label of the
 * button. Throws if the side gets no such mail.
 */
export const mailWords = (kind: MailKind, audience: MailAudience): Notice & { readonly link: string } => {
  const mail = mailsOf(kind)[audience];
  const words = mail && (mail.words ?? noticeFor(kind as NotificationKind, audience));
  if (!words) throw new Error(`no mail of ${kind} goes to the ${audience}`);
  return { ...words, link: mail.link };
};

/**
 * All kinds of notifications and mails. The assignment below does not compile if one has no topic.
 */
export type Notifying = NotificationKind | MailKind | (typeof ownMailKinds)[number];
const rows: Readonly<Record<Notifying, { readonly topic: TopicName }>> = eventWords;

export const topicOf = (kind: Notifying): TopicName => rows[kind].topic;
