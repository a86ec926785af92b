import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { messages, optionalText } from '../../kernel/validation.ts';

/** The possible scores (docs/specification.md, section 9). */
export const scores = [1, 3, 5] as const;
export type Score = (typeof scores)[number];

/** The content of a review: form, command and event share this shape. */
export const reviewContent = z.strictObject({
  score: labelled('評価', z.literal(scores, messages.required)),
  comment: labelled('コメント', optionalText(1_000)),
});

export type ReviewContent = z.infer<typeof reviewContent>;

/** The statuses of one side's review. `IS_WAITING` is the specification's (section 4). */
export const reviewStatuses = ['IS_WAITING', 'IS_WRITTEN', 'IS_NOT_HELD', 'IS_PUBLISHED', 'IS_LAPSED', 'IS_TAKEN_DOWN'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewStatusLabel = {
  IS_WAITING: '未投稿',
  IS_WRITTEN: '公開待ち',
  IS_NOT_HELD: '実施なしとして報告済み',
  IS_PUBLISHED: '公開中',
  IS_LAPSED: '期限切れ',
  IS_TAKEN_DOWN: '事務局が非公開にしました',
} as const satisfies Record<ReviewStatus, string>;
