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
