import type { proxyAnswers } from './fields.ts';
import type { proxyOutcomes } from './state.ts';

/** The label of each answer that the office can give for the cast. */
export const proxyAnswerLabels = {
  accept: 'オファーを承諾する',
  refuse: 'オファーを辞退する',
  refuseInquiry: '問い合わせを辞退する',
  agreeChange: '条件の変更に同意する',
  declineChange: '今の条件のまま続ける',
} as const satisfies Readonly<Record<(typeof proxyAnswers)[number], string>>;

export const proxyOutcomeLabels = {
  KEPT: '回答を有効とする',
  UNDONE: '回答を取り消す',
} as const satisfies Readonly<Record<(typeof proxyOutcomes)[number], string>>;
