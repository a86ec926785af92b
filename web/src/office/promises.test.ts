import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Audience } from '#domain/kernel/words/row.ts';
import { type approvalMailKinds, mailKinds, ownMailKinds } from '#domain/talk/mail/mailWords.ts';
import { type NotificationKind, noticesOf } from '#domain/talk/notification/kinds.ts';

/** Members of the office and guardians get mails and no notices. */
type MailOnly = (typeof approvalMailKinds)[number] | 'GuardianAsked';
type Promised = { readonly to: readonly Audience[]; readonly by: readonly (NotificationKind | MailOnly)[]; readonly mail?: true };
const both = ['client', 'talent'] as const;

/**
 * Every promise of a notice or mail in the office's dialogs, with the events that keep it. A phrase
 * is a part of its line.
 */
const promises: Readonly<Record<string, Promised>> = {
  '否認したことと理由を、クライアントとキャストにお知らせします。': {
    to: both,
    by: ['OfferAdminDisapproved', 'OfferChangeAdminDisapproved', 'EntryChangeAdminDisapproved'],
    mail: true,
  },
  '否認したことと理由を、キャストにお知らせします。': { to: ['talent'], by: ['EntryAdminDisapproved'], mail: true },
  '認めなかったことと理由を、クライアントとキャストにお知らせします。': {
    to: both,
    by: ['OfferCancellationDismissed', 'EntryCancellationDismissed'],
    mail: true,
  },
  '取消料と理由を、クライアントとキャストにお知らせします。': {
    to: both,
    by: ['OfferCancellationSettled', 'EntryCancellationSettled'],
    mail: true,
  },
  '対応したことを、クライアントとキャストにお知らせします。': { to: both, by: ['OfferProxySettled', 'EntryProxySettled'], mail: true },
  '外したことと理由を、クライアントとキャストにお知らせします。': { to: both, by: ['HoldReleased'], mail: true },
  '決定した額と理由を、クライアントとキャストにお知らせします。': { to: both, by: ['SettlementDecided'], mail: true },
  '変更後の条件になり、クライアントとキャストに通知が届きます。': { to: both, by: ['OfferTermsChanged', 'EntryTermsChanged'] },
  'クライアントに依頼の確定をお願いする通知が届きます。': { to: ['client'], by: ['OfferAdminApproved'] },
  '承認すると、それぞれのクライアントに通知します。': { to: ['client'], by: ['OfferAdminApproved', 'EntryAdminApproved'] },
  'ご本人に、保護者の同意が確認できたことをお知らせします。': { to: ['person'], by: ['GuardianConsentGiven'] },
  'ご本人に、保護者の同意が得られなかったことをお知らせします。': { to: ['person'], by: ['GuardianConsentRefused'] },
  '請求書は入金済みになり、クライアントに通知が届きます。': { to: ['client'], by: ['InvoicePaid'] },
  '全額入金されると、クライアントに通知します。': { to: ['client'], by: ['InvoicePaid'] },
  '全額入金された請求書は、クライアントに通知します。': { to: ['client'], by: ['InvoicePaid'] },
  '請求書の金額を減らします。クライアントに、メールと通知でお知らせします。': { to: ['client'], by: ['InvoiceCredited'], mail: true },
  'クライアントに、メールと通知でお知らせします。発行した内容は': { to: ['client'], by: ['InvoiceIssued'], mail: true },
  'お支払いをお願いするメールと通知が、クライアントに届きます。': { to: ['client'], by: ['InvoiceReminded'], mail: true },
  'お支払いをお願いするメールを送りますか？': { to: ['client'], by: ['InvoiceReminded'], mail: true },
  'お支払いが不要になったことをお知らせします。': { to: ['client'], by: ['InvoiceVoided'] },
  '確認してから、記録してください。キャストに通知が届きます。': { to: ['talent'], by: ['PayoutPaid'] },
  'キャストに、口座の確認をお願いする通知が届きます。': { to: ['talent'], by: ['PayoutFailed'] },
  '支払通知書を作成し、キャストにメールと通知でお知らせします。': { to: ['talent'], by: ['PayoutFixed'], mail: true },
  '理由をお知らせとメールで伝え、プロフィールの修正をお願いします。': { to: ['talent'], by: ['TalentProfileReturned'], mail: true },
  '理由をお知らせとメールで伝え、会社情報の修正をお願いします。': { to: ['client'], by: ['ClientProfileReturned'], mail: true },
  'お知らせとメールで届き、そのままご返信いただけます': { to: ['person'], by: ['ContactBegun'], mail: true },
  'お問い合わせした方に通知されます。': { to: ['person'], by: ['ContactClosed'] },
  // Templates for an answer: the member writes again, or publishes.
  '確認でき次第、あらためてお知らせします。': { to: ['person'], by: ['ContactAnswered'] },
  '確認が済みましたら、通知でお知らせします。': { to: ['client'], by: ['ClientCertified'] },
  '依頼した担当者に、理由をメールでお知らせします。': { to: [], by: ['DeskApprovalAnswered'], mail: true },
  '選んだ方にメールでお知らせし、ホームの「依頼された承認」に表示されます。': { to: [], by: ['DeskApprovalAsked'], mail: true },
  'または依頼が返されたときに、メールとホームでお知らせします。': { to: [], by: ['DeskApprovalAnswered'], mail: true },
  保護者の方に確認のメールを送りました: { to: [], by: ['GuardianAsked'], mail: true },
  '保護者に、もう一度メールを送りますか？': { to: [], by: ['GuardianAsked'], mail: true },
  // They promise that nobody is told.
  '会員以外の方には、お知らせしません。': { to: [], by: [] },
  '通報した方にも相手にも通知されません。': { to: [], by: [] },
};

const isPromise = /お知らせし|お知らせとメール|通知(?:し|され|が届)|メール(?:と通知|を送り)/;

const lines = globSync(`${import.meta.dirname}/**/*.{ts,tsx}`)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && isPromise.test(line)),
  );

test('each promise of a notice in the office is in the table, and the table has no other', () => {
  const phrases = Object.keys(promises);
  expect(lines.filter((line) => !phrases.some((phrase) => line.includes(phrase)))).toEqual([]);
  expect(phrases.filter((phrase) => !lines.some((line) => line.includes(phrase)))).toEqual([]);
});

test.each(Object.entries(promises))('%s', (_, { to, by, mail }) => {
  for (const event of by) {
    const told = noticesOf(event as NotificationKind);
    expect([event, ...to.filter((audience) => told[audience] === undefined)]).toEqual([event]);
    if (mail) expect([...mailKinds, ...ownMailKinds]).toContain(event);
  }
});
