import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { messages, optionalText } from '../../kernel/validation.ts';
import type { SubjectKind } from './subject.ts';

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

/** The content of a report: form, command and event share this shape. */
export const reportContent = z.strictObject({
  reason: labelled('通報の理由', z.enum(reportReasons, messages.required)),
  words: labelled('くわしい内容', optionalText(1_000)),
});

export type ReportContent = z.infer<typeof reportContent>;

/**
 * Whether a report needs a text: no listed reason fits, or the office cannot read the subject (a
 * chat room).
 */
export const needsWords = (kind: SubjectKind, reason: ReportReason): boolean => reason === 'OTHER' || kind === 'room';

/** Error texts for missing fields. */
export const contentFaults = (kind: SubjectKind, { reason, words }: ReportContent): Readonly<Record<string, string>> =>
  needsWords(kind, reason) && words === '' ? { words: messages.required } : {};

export const reportOutcomes = ['HANDLED', 'NO_ISSUE'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportOutcomeLabel = { HANDLED: '対応した', NO_ISSUE: '問題なし' } as const satisfies Record<ReportOutcome, string>;
