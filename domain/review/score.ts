import { z } from 'zod';
import { labelled } from '../kernel/fieldMeta.ts';
import { messages, optionalText } from '../kernel/validation.ts';

/** The scores there are: the rating buckets of spec section 9. */
export const scores = [1, 3, 5] as const;
export type Score = (typeof scores)[number];

/** What one side says of the other: the shape that the form, the command and the event share. */
export const reviewContent = z.strictObject({
  score: labelled('評価', z.literal(scores, messages.required)),
  comment: labelled('コメント', optionalText(1_000)),
});
export type ReviewContent = z.infer<typeof reviewContent>;
