import { formatCount } from '#domain/kernel/format/numbers.ts';
import { type Figure, figureOf } from '#projections/figures/dailySummaries.schema.ts';

export const groups = ['deals', 'entries', 'jobs', 'people', 'bills', 'reviews'] as const;
export type Group = (typeof groups)[number];

export const groupTexts: Record<Group, string> = {
  deals: 'オファー',
  entries: 'エントリー',
  jobs: 'お仕事',
  people: '会員',
  bills: '完了と請求',
  reviews: '評価',
};

export const figureTexts: Record<Group, Partial<Record<Figure, string>>> = {
  deals: {
    inquiries: '問い合わせ',
    inquiriesRefused: '問い合わせの辞退',
    offers: 'オファー',
    offersAccepted: '承諾',
    offersRefused: '辞退',
    offersAdminApproved: '事務局の承認',
    offersAdminDisapproved: '事務局の否認',
    offersConcluded: '成立',
    offersDeclined: '依頼の見送り',
    offersCanceled: '取り消し',
    offersExpired: '期限切れ',
    offersForceClosed: '強制終了',
    offersCalledOff: '成立後の取り消し',
    feesChanged: '報酬の変更',
    schedulesChanged: '終了日の変更',
  },
  entries: {
    entries: 'エントリー',
    entriesAdminApproved: '事務局の承認',
    entriesAdminDisapproved: '事務局の否認',
    entriesDeciding: '選考の開始',
    entriesConcluded: '成立',
    entriesRefused: '見送り',
    entriesExpired: '選考の期限切れ',
    entriesForceClosed: '強制終了',
    entriesCalledOff: '成立後の取り消し',
    entryFeesChanged: '報酬の変更',
    entrySchedulesChanged: '終了日の変更',
  },
  jobs: {
    jobsPosted: '掲載',
    jobsEdited: '編集',
    jobsClosed: '募集の終了',
    jobsForceClosed: '事務局による終了',
    jobsEnded: '募集締切による終了',
    jobsReopened: '募集の再開',
  },
  people: {
    accountsRegistered: '会員登録',
    accountsWithdrawn: '退会',
    accountsSuspended: '休止',
    clientsRegistered: 'クライアントの登録',
    clientsCertified: 'クライアントの認証',
    talentsRegistered: 'キャストの登録',
    talentsPublished: 'キャストの公開',
  },
  bills: {
    closedFees: '完了したお仕事の報酬と取消料（円、税抜）',
    offersClosed: 'オファーの完了',
    entriesClosed: 'エントリーの完了',
    billsClaimed: '請求を登録した回数（オファー）',
    entryBillsClaimed: '請求を登録した回数（エントリー）',
    billsIgnored: '請求対象外にした回数（オファー）',
    entryBillsIgnored: '請求対象外にした回数（エントリー）',
    billsReopened: '未請求に戻した回数（オファー）',
    entryBillsReopened: '未請求に戻した回数（エントリー）',
  },
  reviews: { reviewsWritten: '評価の投稿', reviewsPublished: '評価の公開', dealsNotHeld: '実施なしの報告' },
};

export const figuresOf = (group: Group): (readonly [Figure, string])[] => Object.entries(figureTexts[group]) as [Figure, string][];

export const eventTypesOf = (figure: Figure): readonly string[] => {
  if (figure === 'closedFees') return ['OfferClosed', 'EntryClosed', 'OfferCancellationSettled', 'EntryCancellationSettled'];
  return Object.entries(figureOf).flatMap(([type, counted]) => (counted === figure ? [type] : []));
};

/** Whether a figure counts account events; all others count job events. */
export const isOfPeople = (figure: Figure): boolean => figure in figureTexts.people;

/** The figure with a name from an address; undefined when there is none. */
export const figureNamed = (name: string | null): { readonly figure: Figure; readonly label: string } | undefined => {
  for (const group of groups)
    for (const [figure, label] of figuresOf(group)) if (figure === name) return { figure, label: `${groupTexts[group]}：${label}` };
  return undefined;
};

/** The change since the previous period: 「+3（+50%）」, 「±0」; without percent if that was 0. */
export const changeText = (now: number, before: number): string => {
  const difference = now - before;
  if (difference === 0) return '±0';
  const signed = `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`;
  if (before === 0) return signed;
  const share = Math.round((difference / before) * 100);
  return `${signed}（${share > 0 ? '+' : share < 0 ? '−' : '±'}${formatCount(Math.abs(share))}%）`;
};
