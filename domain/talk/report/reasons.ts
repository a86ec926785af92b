export const reportReasons = ['FALSE', 'INAPPROPRIATE', 'HARASSMENT', 'PERSONAL_INFORMATION', 'ILLEGAL', 'OTHER'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabel = {
  FALSE: '虚偽の内容',
  INAPPROPRIATE: '不適切な表現・画像',
  HARASSMENT: '迷惑行為・嫌がらせ',
  PERSONAL_INFORMATION: '個人情報の掲載',
  ILLEGAL: '法令違反の疑い',
  OTHER: 'その他',
} as const satisfies Record<ReportReason, string>;

/** The reasons about harm to a person. The office looks at them before the others. */
const harmful: readonly ReportReason[] = ['HARASSMENT', 'PERSONAL_INFORMATION', 'ILLEGAL'];
/** The place of a reason in the office's list, the gravest first. */
export const gravityOf = (reason: ReportReason): number => (harmful.includes(reason) ? harmful.indexOf(reason) : harmful.length);

export const reportOutcomes = ['HANDLED', 'NO_ISSUE'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportOutcomeLabel = { HANDLED: '対応した', NO_ISSUE: '問題なし' } as const satisfies Record<ReportOutcome, string>;
