import type { Offer } from '#projections/offers.ts';
import { same, type TimelineEntry, timelineFrom, type Viewer, type Wording } from '#web/features/deal/public.ts';

/** What happened at each stamped time, from the reader's side. */
const wordings = {
  offeredAt: { client: 'オファーを送りました', talent: 'オファーが届きました', office: 'クライアントがオファーしました' },
  inquiryRefusedAt: {
    client: 'キャストが問い合わせを辞退しました',
    talent: '問い合わせを辞退しました',
    office: 'キャストが問い合わせを辞退しました',
  },
  acceptedAt: { client: 'キャストが承諾しました', talent: 'オファーを承諾しました', office: 'キャストが承諾しました' },
  refusedAt: same('不成立になりました'),
  adminApprovedAt: same('事務局が承認しました'),
  adminDisapprovedAt: {
    client: '事務局の確認の結果、不成立になりました',
    talent: '事務局の確認の結果、不成立になりました',
    office: '事務局が否認しました',
  },
  approvedAt: same('オファーが成立しました'),
  canceledAt: { client: '取り消しました', talent: 'クライアントが取り消しました', office: 'クライアントが取り消しました' },
  expiredAt: same('回答期限が過ぎました'),
  adminCancelAt: { client: '事務局が終了しました', talent: '事務局が終了しました', office: '強制終了しました' },
  closedAt: same('お仕事が完了しました'),
} as const satisfies Partial<Record<keyof Offer, Wording>>;

const inquired: Wording = { client: '問い合わせを送りました', talent: '問い合わせが届きました', office: 'クライアントが問い合わせました' };

/** The deal's story so far for this viewer, newest first. */
export const timelineOf = (offer: Offer, viewer: Viewer): TimelineEntry[] =>
  timelineFrom(offer, wordings, viewer, offer.message === null ? [] : [{ at: offer.createdAt, text: inquired[viewer] }]);
