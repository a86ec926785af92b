import type { ActionOf } from '../deal/row.ts';
import { type StatusView as DealStatusView, endLooks, mine, over, statusViews, waiting } from '../deal/statusView.ts';
import { offerTable } from './table.ts';

export type { Tone } from '../deal/statusView.ts';

export type OfferAction = ActionOf<typeof offerTable>;
export type StatusView = DealStatusView<OfferAction>;

const { IS_ADMIN_DISAPPROVED, IS_APPROVED, ...ends } = endLooks('オファー');

/** The texts of each status for the two sides and the office, with the allowed commands. */
export const offerStatusView = statusViews(offerTable, {
  IN_INQUIRY: {
    client: waiting('問い合わせ中', 'キャストへ問い合わせを送りました。条件が決まったら、オファーへ進んでください。'),
    talent: mine('確認をお願いします', 'クライアントからの問い合わせをご確認ください。お受けできない場合は辞退できます。'),
    office: waiting('問い合わせ中', 'クライアントがキャストへ問い合わせています。'),
  },
  IS_INQUIRY_REFUSED: {
    client: over('問い合わせ辞退', 'キャストが問い合わせを辞退しました。'),
    talent: over('問い合わせ辞退', '問い合わせを辞退しました。'),
    office: over('問い合わせ辞退', 'キャストが問い合わせを辞退しました。'),
  },
  IN_PROGRESS: {
    client: waiting('キャストの回答待ち', 'オファーを送りました。キャストの回答をお待ちください。'),
    talent: mine('回答をお願いします', '条件を確認して、期限までに承諾または辞退を選んでください。'),
    office: waiting('キャストの回答待ち', 'キャストの回答を待っています。'),
  },
  IS_ACCEPTED: {
    client: waiting('事務局の確認待ち', 'キャストがオファーを承諾しました。事務局の確認をお待ちください。'),
    talent: waiting('事務局の確認待ち', 'オファーを承諾しました。事務局の確認をお待ちください。'),
    office: mine('承認待ち', 'キャストが承諾しました。内容を確認して、承認または否認してください。'),
  },
  IS_REFUSED: {
    client: over('不成立', 'このオファーは成立しませんでした。'),
    talent: over('不成立', 'このオファーは成立しませんでした。'),
    office: over('不成立', 'キャストの辞退、またはクライアントの見送りにより、成立しませんでした。'),
  },
  IS_ADMIN_APPROVED: {
    client: mine('確定をお願いします', '期限までに、依頼を確定してください。事務局の確認は済んでいます。'),
    talent: waiting('クライアントの確定待ち', '事務局が承認しました。クライアントの確定をお待ちください。'),
    office: waiting('クライアントの確定待ち', '承認済みです。クライアントの確定を待っています。'),
  },
  IS_ADMIN_DISAPPROVED,
  IS_APPROVED,
  IS_CANCELED: {
    client: over('取り消し', '問い合わせ・オファーを取り消しました。'),
    talent: over('取り消し', 'クライアントが問い合わせ・オファーを取り消しました。'),
    office: over('取り消し', 'クライアントが問い合わせ・オファーを取り消しました。'),
  },
  IS_EXPIRED: {
    client: over('回答期限超過によるキャンセル', '期限までに回答または確定がなかったため、オファーは終了しました。'),
    talent: over('回答期限超過によるキャンセル', '期限までに回答または確定がなかったため、オファーは終了しました。'),
    office: over('回答期限超過によるキャンセル', '期限までに回答または確定がなかったため、オファーは終了しました。'),
  },
  ...ends,
});
