import type { ReasonCode } from './fields.ts';

/** The texts of the reasons, apart from the fields: only what shows a reason loads them. */
export const reasonLabels = {
  SCHEDULE: '日程が合わない',
  FEE: '報酬が合わない',
  BUDGET: '予算が合わない',
  CONTENT: '内容が合わない',
  PLACE: '場所が遠い',
  OTHER_WORK: 'ほかのお仕事が決まった',
  PERSONAL: '一身上の都合',
  OTHER_CAST: 'ほかの方に決まった',
  IMAGE: '役のイメージと異なる',
  EXPERIENCE: '経験や条件が合わない',
  PLAN: '企画の変更・中止',
  MISTAKE: '内容を間違えた',
  OTHER: 'その他',
} as const satisfies Record<ReasonCode, string>;

/** Whether the reason is in the text alone. */
export const needsText = (code: string | null | undefined): boolean => code === 'OTHER';

/** A reason as a text; null for none, and after an erasure of a text alone. */
export const reasonInWords = (code: ReasonCode | null | undefined, text: string | null | undefined): string | null =>
  [code && (!needsText(code) || !text) ? reasonLabels[code] : null, text].filter(Boolean).join('。') || null;
