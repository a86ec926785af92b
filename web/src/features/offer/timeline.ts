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
  adminApprovedAt: same('事務局が承認しました'),
  adminDisapprovedAt: {
    client: '事務局の確認の結果、不成立になりました',
    talent: '事務局の確認の結果、不成立になりました',
    office: '事務局が否認しました',
  },
  approvedAt: same('オファーが成立しました'),
  canceledAt: { client: '取り消しました', talent: 'クライアントが取り消しました', office: 'クライアントが取り消しました' },
  adminCancelAt: { client: '事務局が終了しました', talent: '事務局が終了しました', office: '強制終了しました' },
  closedAt: same('お仕事が完了しました'),
} as const satisfies Partial<Record<keyof Offer, Wording>>;

const inquired: Wording = { client: '問い合わせを送りました', talent: '問い合わせが届きました', office: 'クライアントが問い合わせました' };

/** Who said no: behind the office's approval it is the client. */
const refused = ({ adminApprovedAt }: Offer): Wording =>
  adminApprovedAt === null
    ? { client: 'キャストがオファーを辞退しました', talent: 'オファーを辞退しました', office: 'キャストがオファーを辞退しました' }
    : { client: '依頼を見送りました', talent: 'クライアントが依頼を見送りました', office: 'クライアントが依頼を見送りました' };

/** Whose time ran out; while the office was asked, it is the deal's end that came. */
const expired = ({ acceptedAt, adminApprovedAt }: Offer): Wording => {
  if (acceptedAt === null) return same('キャストの回答期限が過ぎました');
  return same(adminApprovedAt === null ? '事務局の確認が済む前に、終了日を過ぎました' : 'クライアントの確定の期限が過ぎました');
};

/** The deal's story so far for this viewer, newest first. */
export const timelineOf = (offer: Offer, viewer: Viewer): TimelineEntry[] =>
  timelineFrom(
    offer,
    { ...wordings, refusedAt: refused(offer), expiredAt: expired(offer) },
    viewer,
    offer.message === null ? [] : [{ at: offer.createdAt, text: inquired[viewer] }],
  );
