import { shortTime } from '../../kernel/format/times.ts';
import { type HeardAnswer, type proxyAnswers, proxyChannelLabels } from './fields.ts';
import type { proxyOutcomes } from './state.ts';

export const proxyAnswerLabels = {
  accept: 'オファーを承諾する',
  refuse: 'オファーを辞退する',
  answerInquiry: '問い合わせに回答する',
  refuseInquiry: '問い合わせを辞退する',
  proposeCounter: '条件を相談する',
  agreeChange: '条件の変更に同意する',
  declineChange: '今の条件のまま続ける',
} as const satisfies Readonly<Record<(typeof proxyAnswers)[number], string>>;

export const proxyOutcomeLabels = {
  KEPT: '回答を有効とする',
  UNDONE: '回答を取り消す',
} as const satisfies Readonly<Record<(typeof proxyOutcomes)[number], string>>;

/** The text of the office's answer, for both sides. */
const answered = {
  accept: '承諾しました',
  refuse: '辞退しました',
  answerInquiry: '問い合わせに回答しました',
  refuseInquiry: '問い合わせを辞退しました',
  proposeCounter: '条件を相談しました',
  agreeChange: '条件の変更に同意しました',
  declineChange: '変更に同意しませんでした',
} as const satisfies Readonly<Record<HeardAnswer['answer'], string>>;

/** 「事務局が代理で承諾しました（電話、11/21 14:05）」 */
export const proxyInWords = ({ answer, channel, heardAt }: HeardAnswer): string =>
  `事務局が代理で${answered[answer]}（${proxyChannelLabels[channel]}、${shortTime(heardAt)}）`;
