import { wordsOf } from '../../kernel/definition.ts';
import { notice } from '../../kernel/words/notice.ts';
import type { EventWords, TypesWith } from '../../kernel/words/row.ts';
import { closing } from '../../money/closing/closing.ts';
import { invoice } from '../../money/invoice/invoice.ts';
import { audit } from '../../office/audit/audit.ts';
import { control } from '../../office/control/control.ts';
import { countersign } from '../../office/countersign/countersign.ts';
import { desk } from '../../office/desk/desk.ts';
import { master } from '../../office/master/master.ts';
import { operation } from '../../office/operation/operation.ts';
import type { EventType } from '../../registry.ts';
import { entryWords } from '../../work/entry/words.ts';
import { offerWords } from '../../work/offer/words.ts';
import { chat } from '../chat/chat.ts';
import { contact } from '../contact/contact.ts';
import { news } from '../news/news.ts';
import { notification } from '../notification/notification.ts';
import { report } from '../report/report.ts';
import { review } from '../review/review.ts';

/**
 * The words of every event: in the office's histories, in timeline and room, in notifications and
 * mails. An event type without words does not compile.
 */
export const eventWords = {
  ...offerWords,
  ...entryWords,
  ...wordsOf(review),
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
  ClientCertified: {
    history: 'クライアントを認証',
    topic: 'account',
    notifies: {
      client: notice('clientMypage', '認証が完了しました', 'すべての機能をご利用いただけます。お仕事を掲載してみましょう。'),
    },
  },
  ClientCertificationRevoked: {
    history: '認証を取り消し',
    topic: 'account',
    notifies: {
      client: notice('clientMypage', '認証が取り消されました', '事務局が認証を取り消しました。くわしくは事務局へお問い合わせください。'),
    },
  },
  ClientProfileRegistered: { history: '会社情報を登録' },
  ClientProfileChanged: { history: '会社情報を変更' },
  ClientProfileReturned: {
    history: '会社情報を差し戻し',
    topic: 'account',
    notifies: {
      client: notice(
        'clientMypage',
        '会社情報の修正をお願いします',
        '事務局が内容を確認しました。理由をご確認のうえ、会社情報を修正してください。修正後に、もう一度確認します。',
      ),
    },
  },
  ClientBillingSaved: { history: '請求先情報を保存' },
  ClientBillClientIdSet: { history: '請求先番号を設定' },
  ClientWithdrawn: { history: '退会' },
  TalentProfileRegistered: { history: 'プロフィールを登録' },
  TalentProfileChanged: { history: 'プロフィールを変更' },
  TalentHeldBack: { history: 'アカウントの休止により非表示' },
  TalentBroughtBack: { history: '休止の解除により再表示' },
  TalentRecheckNeeded: { history: '生年月日の変更により公開を保留' },
  TalentBirthdayAsked: { history: '生年月日の変更を申請' },
  TalentBirthdayConfirmed: {
    history: '生年月日を確認',
    topic: 'account',
    notifies: {
      talent: notice('talentMypage', '生年月日を確認しました', '事務局が書類で生年月日を確認しました。新しい生年月日になりました。'),
    },
  },
  TalentDetailsSaved: { history: '詳細プロフィールを保存' },
  TalentPublished: {
    history: 'プロフィールを公開',
    topic: 'account',
    notifies: {
      talent: notice('talentMypage', 'プロフィールが公開されました', 'クライアントがあなたを見つけられるようになりました。'),
    },
  },
  TalentSuspended: {
    history: 'プロフィールを休止',
    topic: 'account',
    notifies: {
      talent: notice(
        'talentMypage',
        'プロフィールが休止になりました',
        '事務局がプロフィールを休止にしました。くわしくは事務局へお問い合わせください。',
      ),
    },
  },
  TalentUnpublished: {
    history: 'プロフィールを非公開',
    topic: 'account',
    notifies: {
      talent: notice(
        'talentMypage',
        'プロフィールが非公開になりました',
        'プロフィールはクライアントに表示されません。くわしくは事務局へお問い合わせください。',
      ),
    },
  },
  TalentProfileReturned: {
    history: 'プロフィールを差し戻し',
    topic: 'account',
    notifies: {
      talent: notice(
        'talentMypage',
        'プロフィールの修正をお願いします',
        '事務局が内容を確認しました。理由をご確認のうえ、プロフィールを修正してください。修正後に、もう一度確認します。',
      ),
    },
  },
  TalentPictureTakenDown: {
    history: '事務局が写真を削除',
    topic: 'account',
    notifies: {
      talent: notice(
        'talentMypage',
        '写真が削除されました',
        '事務局がプロフィールの写真を削除しました。プロフィールの編集画面で理由をご確認ください。',
      ),
    },
  },
  TalentPageOpened: { history: '公開ページを開設' },
  TalentPageClosed: { history: '公開ページを閉鎖' },
  TalentViewOrderSet: { history: '表示順を設定' },
  TalentRosterFollowed: { history: '名簿の変更を反映' },
  TalentAgeBandFollowed: { history: '年代を更新' },
  TalentWithdrawn: { history: '退会' },
  AccountRegistered: { history: '会員登録' },
  AccountRoleChosen: { history: 'ご利用方法を選択' },
  OfficeGranted: { history: '事務局の権限を付与' },
  OfficeRevoked: { history: '事務局の権限を取り消し' },
  OfficeDutiesSet: { history: '事務局の役割を設定' },
  AccountSuspended: { history: 'アカウントを休止' },
  AccountSuspensionLifted: {
    history: '休止を解除',
    topic: 'account',
    notifies: { person: notice('index', 'ご利用を再開できます', 'アカウントの休止が解除されました。') },
  },
  AccountEmailChanged: { history: 'ログイン用メールアドレスを変更' },
  AccountDestinationRequested: { history: '通知先の変更を申請', topic: 'account' },
  AccountDestinationConfirmed: { history: '通知先を確認' },
  AccountDestinationReset: { history: '通知先を元に戻す' },
  AccountNewsOpened: { history: 'お知らせを閲覧' },
  AccountTermsAgreed: { history: '利用規約に同意' },
  AccountMailChosen: { history: 'メールの受け取り方を変更' },
  AccountDeviceAdded: { history: '端末への通知を開始' },
  AccountDeviceRemoved: { history: '端末への通知を停止' },
  AccountWithdrawn: { history: '退会' },
  ...wordsOf(chat),
  FavoriteTalentLiked: { history: 'お気に入りに追加' },
  FavoriteTalentUnliked: { history: 'お気に入りから削除' },
  FavoriteJobLiked: { history: 'ブックマークに追加' },
  FavoriteJobUnliked: { history: 'ブックマークから削除' },
  ...wordsOf(news),
  ...wordsOf(notification),
  ...wordsOf(master),
  MediaAdded: { history: 'ポートフォリオに追加' },
  MediaDescribed: { history: '説明を変更' },
  MediaReordered: { history: '順番を変更' },
  MediaTakenDown: {
    history: '事務局がポートフォリオから削除',
    topic: 'account',
    notifies: {
      talent: notice(
        'talentMypage',
        'ポートフォリオから削除されました',
        '事務局が写真または動画を削除しました。ポートフォリオの画面で理由をご確認ください。',
      ),
    },
  },
  MediaRemoved: { history: 'ポートフォリオから削除' },
  MediaTranscodingRequested: { history: '動画の変換を開始' },
  MediaTranscoded: { history: '動画の変換が完了' },
  MediaTranscodingFailed: { history: '動画の変換に失敗' },
  StudentRegistered: { history: '受講生を登録' },
  StudentChanged: { history: '受講生を変更' },
  StudentLinkCodeIssued: { history: '連携コードを発行' },
  StudentLinked: { history: 'キャストと連携' },
  StudentUnlinked: { history: '連携を解除' },
  StudentRemoved: { history: '受講生を削除' },
  ...wordsOf(control),
  ...wordsOf(closing),
  ...wordsOf(countersign),
  ...wordsOf(audit),
  ...wordsOf(operation),
  GuardianRegistered: { history: '保護者を登録' },
  GuardianAsked: { history: '保護者に同意を依頼', topic: 'account' },
  GuardianConsentGiven: {
    history: '保護者が同意',
    topic: 'account',
    notifies: {
      person: notice('talentGuardian', '保護者の同意が確認できました', '保護者の方が同意しました。お手続きの続きへお進みください。'),
    },
  },
  GuardianConsentRefused: {
    history: '保護者が不同意',
    topic: 'account',
    notifies: {
      person: notice(
        'talentGuardian',
        '保護者の同意が得られませんでした',
        '保護者の方が「同意しない」と回答しました。内容を保護者の方とご確認ください。',
      ),
    },
  },
  GuardianWithdrawn: { history: '退会により保護者の登録を終了' },
  DiaryBlocked: { history: '予定を登録' },
  DiaryUnblocked: { history: '予定を空きに戻す' },
  DiaryFeedOpened: { history: 'カレンダーのアドレスを発行' },
  DiaryFeedClosed: { history: 'カレンダーのアドレスを停止' },
  DiaryOverlapAllowed: { history: '日時の重なりを許可' },
  SearchSaved: { history: '検索条件を保存' },
  SearchRemoved: { history: '保存した検索条件を削除' },
  SearchesWithdrawn: { history: '退会により保存した検索条件を消去' },
  ...wordsOf(desk),
  ...wordsOf(contact),
  ...wordsOf(invoice),
  DealRecordKept: { history: '退会により取引の記録を保存' },
  DealRecordEnded: { history: '保存の期限により取引の記録を消去' },
  ...wordsOf(report),
} as const satisfies Readonly<Record<EventType, EventWords>>;

/** The event types with this part of the words, in the order of the table. */
export const typesWith = <Part extends keyof EventWords>(part: Part) =>
  (Object.keys(eventWords) as (keyof typeof eventWords)[]).filter((type) => part in eventWords[type]) as TypesWith<
    typeof eventWords,
    Part
  >[];
