import type { EventType } from '../registry.ts';
import { entryNotices } from './entryNotices.ts';
import { type Audience, type Notices, notice } from './notice.ts';
import { offerNotices } from './offerNotices.ts';

/** A closed deal is told of by its reviews, which open with it. */
const reviewNotices = {
  ReviewsOpened: {
    client: notice('clientReviewTasks', 'お仕事が完了しました', 'キャストの評価をお願いします。請求書は事務局よりお送りします。'),
    talent: notice('talentReviewTasks', 'お仕事が完了しました', 'おつかれさまでした。クライアントの評価をお願いします。'),
  },
  ReviewsPublished: {
    client: notice('clientReviews', '評価が公開されました', 'お仕事の評価を確認できるようになりました。'),
    talent: notice('talentReviews', '評価が公開されました', 'お仕事の評価を確認できるようになりました。'),
  },
} as const satisfies { readonly [Type in EventType]?: Notices };

/** What the clock or the office did to a client's own posting. */
const jobNotices = {
  JobEnded: { client: notice('clientOwnJob', '募集が終了しました', '募集締切を過ぎたため、お仕事の募集を終了しました。') },
  JobForceClosed: {
    client: notice(
      'clientOwnJob',
      '事務局が募集を終了しました',
      '事務局がお仕事の募集を終了しました。くわしくは事務局へお問い合わせください。',
    ),
  },
} as const satisfies { readonly [Type in EventType]?: Notices };

/** What the office decides about a person. */
const personNotices = {
  ClientCertified: {
    client: notice('clientMypage', '認証が完了しました', 'すべての機能をご利用いただけます。お仕事を掲載してみましょう。'),
  },
  ClientCertificationRevoked: {
    client: notice('clientMypage', '認証が取り消されました', '事務局が認証を取り消しました。くわしくは事務局へお問い合わせください。'),
  },
  TalentPublished: {
    talent: notice('talentMypage', 'プロフィールが公開されました', 'クライアントがあなたを見つけられるようになりました。'),
  },
  TalentSuspended: {
    talent: notice(
      'talentMypage',
      'プロフィールが休止になりました',
      '事務局がプロフィールを休止にしました。くわしくは事務局へお問い合わせください。',
    ),
  },
  TalentUnpublished: {
    talent: notice(
      'talentMypage',
      'プロフィールが非公開になりました',
      '事務局がプロフィールを非公開にしました。くわしくは事務局へお問い合わせください。',
    ),
  },
  AccountSuspensionLifted: { person: notice('index', 'ご利用を再開できます', 'アカウントの休止が解除されました。') },
} as const satisfies { readonly [Type in EventType]?: Notices };

/** Every kind of notification: the event, and what it tells whom. */
export const notices = { ...offerNotices, ...entryNotices, ...reviewNotices, ...jobNotices, ...personNotices } as const;

export type NotificationKind = keyof typeof notices;
export const notificationKinds = Object.keys(notices) as [NotificationKind, ...NotificationKind[]];

/** What a notification of this kind says to whom it was addressed; undefined where nobody of that kind is told. */
export const noticeFor = (kind: NotificationKind, audience: Audience) => (notices[kind] as Notices)[audience];
