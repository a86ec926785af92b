import { z } from 'zod';
import { businessRules } from '../../kernel/businessRules.ts';
import { labelled } from '../../kernel/fieldMeta.ts';
import { identifier, messages, optionalText, storagePath } from '../../kernel/validation.ts';
import { type ReportReason, reportReasons } from './reasons.ts';
import type { SubjectKind } from './subject.ts';

/** The content of a report: form, command and event share this shape. */
export const reportContent = z.strictObject({
  reason: labelled('通報の理由', z.enum(reportReasons, messages.required)),
  words: labelled('くわしい内容', optionalText(1_000)),
  // Browsers with an older release do not send the evidence.
  pictures: labelled('証拠の画像', z.array(storagePath).max(businessRules.reportPicturesMax).default([])),
  messageId: labelled('通報するメッセージ', identifier.nullable().default(null)),
});

export type ReportContent = z.infer<typeof reportContent>;

/** Whether a report needs a text: no reason fits, or the office cannot read the room. */
export const needsWords = (kind: SubjectKind, reason: ReportReason): boolean => reason === 'OTHER' || kind === 'room';

export const contentFaults = (
  kind: SubjectKind,
  { reason, words }: Pick<ReportContent, 'reason' | 'words'>,
): Readonly<Record<string, string>> => (needsWords(kind, reason) && words === '' ? { words: messages.required } : {});
