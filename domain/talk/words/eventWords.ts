import { businessRules } from '../../kernel/businessRules.ts';
import { DAY } from '../../kernel/calendar/instants.ts';
import { wordsOf } from '../../kernel/definition.ts';
import { notice } from '../../kernel/words/notice.ts';
import type { PlaceName } from '../../kernel/words/places.ts';
import { asNotified, type EventWords, mailOnly, type TypesWith } from '../../kernel/words/row.ts';
import { record } from '../../office/record/record.ts';
import { account } from '../../people/account/account.ts';
import { client } from '../../people/client/client.ts';
import { media } from '../../people/media/media.ts';
import { student } from '../../people/student/student.ts';
import { talent } from '../../people/talent/talent.ts';
import type { EventType } from '../../registry.ts';
import { diary } from '../../work/diary/diary.ts';
import { entryWords } from '../../work/entry/words.ts';
import { favorite } from '../../work/favorite/favorite.ts';
import { guardian } from '../../work/guardian/guardian.ts';
import { offerWords } from '../../work/offer/words.ts';
import { savedSearch } from '../../work/savedSearch/savedSearch.ts';
import { news } from '../news/news.ts';

const waiting = (place: PlaceName) => notice(place, '未読のメッセージがあります', 'メッセージが届いています。内容をご確認ください。');
const READ = 'メッセージを読む';

/**
 * The words of every event: in the office's histories, in timeline and room, in notifications and
 * mails. An event type without words does not compile.
 */
export const eventWords = {
  ...offerWords,
  ...entryWords,
  ReviewsOpened: {
    history: '評価の受付を開始',
    topic: 'reviews',
    // The reviews of a closed deal open at the same time, and their event notifies both sides.
    notifies: {
      client: notice('clientReviewTasks', 'お仕事が完了しました', 'キャストの評価をお願いします。請求書は事務局よりお送りします。'),
      talent: notice('talentReviewTasks', 'お仕事が完了しました', 'おつかれさまでした。クライアントの評価をお願いします。'),
    },
    mails: { client: asNotified('評価を書く'), talent: asNotified('評価を書く') },
  },
  ReviewWritten: { history: '評価を投稿' },
  ReviewNotHeldReported: { history: '実施なしの報告' },
  ReviewsPublished: {
    history: '評価を公開',
    topic: 'reviews',
    notifies: {
      client: notice('clientReviews', '評価が公開されました', 'お仕事の評価を確認できるようになりました。'),
      talent: notice('talentReviews', '評価が公開されました', 'お仕事の評価を確認できるようになりました。'),
    },
  },
  ReviewTakenDown: {
    history: '事務局が評価を非公開',
    topic: 'reviews',
    // Only the author is notified.
    notifies: {
      client: notice(
        'clientReviews',
        '書いた評価が非公開になりました',
        '事務局が評価を非公開にしました。「書いた評価」で理由をご確認ください。',
      ),
      talent: notice(
        'talentReviews',
        '書いた評価が非公開になりました',
        '事務局が評価を非公開にしました。「書いた評価」で理由をご確認ください。',
      ),
    },
  },
  ReviewRestored: { history: '事務局が評価の公開を再開' },
  JobDraftSaved: { history: '下書きを保存' },
  JobDraftDiscarded: { history: '下書きを破棄' },
  JobPosted: { history: 'お仕事を掲載' },
  JobEdited: { history: 'お仕事を編集' },
  JobWordsErased: { history: '退会により掲載内容を消去' },
  JobHeldBack: { history: 'アカウントの休止により非表示' },
  JobBroughtBack: { history: '休止の解除により再表示' },
  JobReopened: { history: '募集を再開' },
  JobClosed: { history: '募集を終了' },
  JobEnded: {
    history: '募集締切により終了',
    topic: 'account',
    notifies: { client: notice('clientOwnJob', '募集が終了しました', '募集締切を過ぎたため、お仕事の募集を終了しました。') },
  },
  JobPageOpened: { history: 'お仕事の公開ページを開設' },
  JobPageClosed: { history: 'お仕事の公開ページを閉鎖' },
  JobForceClosed: {
    history: '事務局が募集を終了',
    topic: 'account',
    notifies: {
      client: notice(
        'clientOwnJob',
        '事務局が募集を終了しました',
        '事務局がお仕事の募集を終了しました。くわしくは事務局へお問い合わせください。',
      ),
    },
  },
  ...wordsOf(client),
  ...wordsOf(talent),
  ...wordsOf(account),
  ChatOpened: { history: 'ルームを開設' },
  ChatMessagePosted: { history: 'メッセージを送信' },
  ChatRead: { history: 'メッセージを既読' },
  ChatUnreadReminded: {
    history: '未読を通知',
    topic: 'messages',
    mails: { client: mailOnly(waiting('clientMessageRoom'), READ), talent: mailOnly(waiting('talentMessageRoom'), READ) },
  },
  ...wordsOf(favorite),
  ...wordsOf(news),
  NotificationsOpened: { history: '通知を閲覧' },
  MasterAdded: { history: 'マスタを追加' },
  MasterRenamed: { history: 'マスタの名称を変更' },
  MasterReordered: { history: 'マスタの順番を変更' },
  MasterRetired: { history: 'マスタを廃止' },
  MasterRestored: { history: 'マスタを再使用' },
  ...wordsOf(media),
  ...wordsOf(student),
  AuditHistoryRead: { history: '履歴を閲覧' },
  AuditPersonalOpened: { history: '個人情報を表示' },
  ControlSet: { history: '二人での確認を設定' },
  MonthLocked: { history: '月を締め' },
  MonthUnlocked: { history: '月の締めを解除' },
  CountersignAsked: { history: '別の担当者に確認を依頼' },
  CountersignConfirmed: { history: '依頼を確認' },
  CountersignDeclined: { history: '依頼を確認せずに終了' },
  CountersignWithdrawn: { history: '確認の依頼を取り消し' },
  CountersignCarriedOut: { history: '確認された操作を実行' },
  CountersignLapsed: { history: '確認された操作を実行できず' },
  AuditBillsExported: { history: '請求・仕訳データをダウンロード' },
  OperationStreamRetried: { history: '止まった処理を再開' },
  OperationEventDiscarded: { history: '止まった処理を読み飛ばし' },
  OperationMailResent: { history: 'メールを再送' },
  OperationDeadlineRearmed: { history: '期限を設定し直し' },
  ...wordsOf(guardian),
  ...wordsOf(diary),
  ...wordsOf(savedSearch),
  DeskAssigned: { history: '担当を設定' },
  DeskUnassigned: { history: '担当を解除' },
  DeskNoted: { history: '事務局のメモを追加' },
  DeskNoteStruck: { history: '事務局のメモを取り消し' },
  DeskTagged: { history: 'タグを追加' },
  DeskUntagged: { history: 'タグを削除' },
  DeskSnoozed: { history: '後で確認に設定' },
  DeskWoken: { history: '後で確認を終了' },
  DeskMoved: { history: '事務局の待ちの変更に追従' },
  ContactOpened: { history: 'お問い合わせ' },
  GuestContactOpened: { history: 'お問い合わせ（会員以外）', topic: 'account' },
  ContactBegun: {
    history: '事務局から連絡',
    topic: 'account',
    notifies: { person: notice('contactThread', '事務局からご連絡があります', '内容をご確認ください。そのままご返信いただけます。') },
  },
  ContactWritten: { history: 'お問い合わせに追記' },
  ContactAnswered: {
    history: 'お問い合わせに回答',
    topic: 'account',
    notifies: { person: notice('contactThread', '事務局から回答が届きました', 'お問い合わせへの回答をご確認ください。') },
  },
  ContactClosed: {
    history: 'お問い合わせを完了',
    topic: 'account',
    notifies: {
      person: notice(
        'contactThread',
        'お問い合わせを完了しました',
        `続きがあるときは、${businessRules.contactReplyPeriod / DAY}日以内にメッセージを送ると再開します。`,
      ),
    },
  },
  ContactOfficeReminded: {
    history: 'お問い合わせの回答が24時間を超過',
    topic: 'account',
    notifies: {
      person: notice(
        'contactThread',
        '回答にお時間をいただいています',
        '事務局がお問い合わせの内容を確認しています。もうしばらくお待ちください。',
      ),
    },
  },
  ContactOfficeRemindedAgain: { history: 'お問い合わせの回答が72時間を超過' },
  ContactEnded: { history: '保存の期限によりお問い合わせを消去' },
  InvoiceIssued: {
    history: '請求書を発行',
    topic: 'account',
    notifies: { client: notice('clientInvoice', '請求書を発行しました', '請求書をお送りします。期限までに、お振込みをお願いします。') },
  },
  InvoiceVoided: {
    history: '請求書を無効',
    topic: 'account',
    notifies: {
      client: notice(
        'clientInvoice',
        '請求書を無効にしました',
        'この請求書へのお支払いは不要です。訂正した請求書は、あらためてお送りします。',
      ),
    },
  },
  InvoicePaymentRecorded: { history: '入金を記録' },
  InvoicePaymentStruck: { history: '入金の記録を取り消し' },
  InvoiceCredited: {
    history: '返還請求書を発行',
    topic: 'account',
    notifies: {
      client: notice(
        'clientInvoice',
        '返還請求書を発行しました',
        '請求書の金額を減額しました。返還請求書は、請求書とあわせて保存してください。',
      ),
    },
  },
  InvoicePaid: {
    history: '請求書の入金を確認',
    topic: 'account',
    notifies: { client: notice('clientInvoice', 'お支払いを確認しました', '請求書へのご入金を確認しました。ありがとうございました。') },
  },
  InvoiceReminded: {
    history: 'お支払いのお願いを送信',
    topic: 'account',
    notifies: {
      client: notice(
        'clientInvoice',
        'お支払いのお願い',
        '請求書のお支払いをお願いします。行き違いでお支払いがお済みの場合は、ご容赦ください。',
      ),
    },
  },
  InvoiceOverdue: {
    history: '請求書のお支払期限を超過',
    topic: 'account',
    notifies: {
      client: notice('clientInvoice', 'お支払期限を過ぎています', '請求書のご入金を確認できていません。お支払いの状況をご確認ください。'),
    },
  },
  ...wordsOf(record),
  ReportMade: { history: '通報' },
  ReportSettled: { history: '通報への対応を記録' },
} as const satisfies Readonly<Record<EventType, EventWords>>;

/** The event types with this part of the words, in the order of the table. */
export const typesWith = <Part extends keyof EventWords>(part: Part) =>
  (Object.keys(eventWords) as (keyof typeof eventWords)[]).filter((type) => part in eventWords[type]) as TypesWith<
    typeof eventWords,
    Part
  >[];
