import type { Entry } from '#projections/entries.ts';
import { same, type TimelineEntry, timelineFrom, type Viewer, type Wording } from '#web/features/deal/public.ts';

/** What happened at each stamped time, from the reader's side. */
const wordings = {
  adminApprovedAt: same('事務局が承認しました'),
  adminDisapprovedAt: {
    client: '事務局の確認の結果、不成立になりました',
    talent: '事務局の確認の結果、不成立になりました',
    office: '事務局が否認しました',
  },
  startDecidingAt: {
    client: '選考を開始しました',
    talent: 'クライアントが選考を開始しました',
    office: 'クライアントが選考を開始しました',
  },
  approvedAt: same('エントリーが成立しました'),
  refusedAt: { client: '起用を見送りました', talent: '選考の結果、見送りとなりました', office: 'クライアントが起用を見送りました' },
  expiredAt: same('回答期限が過ぎました'),
  adminCancelAt: { client: '事務局が終了しました', talent: '事務局が終了しました', office: '強制終了しました' },
  closedAt: same('お仕事が完了しました'),
} as const satisfies Partial<Record<keyof Entry, Wording>>;

const entered: Wording = { client: 'エントリーが届きました', talent: 'エントリーしました', office: 'キャストがエントリーしました' };

/** The entry's story so far for this viewer, newest first. */
export const timelineOf = (entry: Entry, viewer: Viewer): TimelineEntry[] =>
  timelineFrom(entry, wordings, viewer, [{ at: entry.createdAt, text: entered[viewer] }]);
