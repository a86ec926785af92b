import type { ActionOf } from '../deal/row.ts';
import { type StatusView as DealStatusView, endLooks, mine, over, statusViews, waiting } from '../deal/statusView.ts';
import { entryTable } from './table.ts';

export type { Tone } from '../deal/statusView.ts';

export type EntryAction = ActionOf<typeof entryTable>;
export type StatusView = DealStatusView<EntryAction>;

const { IS_ADMIN_DISAPPROVED, IS_APPROVED, ...ends } = endLooks('エントリー');

/** The texts of each status for the two sides and the office, with the allowed commands. */
export const entryStatusView = statusViews(entryTable, {
  IN_PROGRESS: {
    client: waiting('事務局の確認待ち', 'エントリーが届きました。事務局の確認をお待ちください。'),
    talent: waiting('事務局の確認待ち', 'エントリーを受け付けました。事務局の確認をお待ちください。'),
    office: mine('承認待ち', 'エントリーが届いています。内容を確認して、承認または否認してください。'),
  },
  IS_ADMIN_APPROVED: {
    client: mine('未選考', '内容を確認して、期限までに選考を開始してください。'),
    talent: waiting('エントリー中', '事務局が承認しました。クライアントの選考をお待ちください。'),
    office: waiting('未選考', '承認済みです。クライアントが選考を開始するのを待っています。'),
  },
  IS_ADMIN_DISAPPROVED,
  IS_DECIDING: {
    client: mine('選考中', '選考中です。期限までに、報酬と終了日を決めて依頼を確定するか、見送りを選んでください。'),
    talent: waiting('選考中', 'クライアントが選考しています。結果をお待ちください。'),
    office: waiting('選考中', 'クライアントが選考しています。'),
  },
  IS_REFUSED: {
    client: over('見送り', 'この方の起用を見送りました。'),
    talent: over('不成立', '選考の結果、今回は見送りとなりました。エントリーありがとうございました。'),
    office: over('不成立', 'クライアントが見送り、成立しませんでした。'),
  },
  IS_EXPIRED: {
    client: over('選考の期限切れ', '期限までに選考の結果が確定しなかったため、不成立になりました。'),
    talent: over('選考の期限切れ', 'クライアントの選考の期限が過ぎたため、不成立になりました。'),
    office: over('選考の期限切れ', 'クライアントの選考の期限が過ぎたため、不成立になりました。'),
  },
  IS_APPROVED,
  ...ends,
});
