import { z } from 'zod';
import { reason } from '../../kernel/commonFields.ts';
import { identifier, instant } from '../../kernel/validation.ts';
import { reviewFields } from './fields.ts';
import { reviewContent } from './score.ts';

/** Command of the system, sent when a deal closes. */
export const open = z.strictObject({
  type: z.literal('open'),
  dealKind: z.enum(['offer', 'entry']),
  jobId: identifier,
  clientId: identifier,
  talentId: identifier,
  closedAt: instant,
});

/** Command of a side: writes or replaces its review, until the reviews are published. */
export const write = reviewContent.extend({ type: z.literal('write') });
/** Command of a side, instead of a score: the deal did not take place. */
export const reportNotHeld = z.strictObject({ type: z.literal('reportNotHeld') });
/** Command of the system: publishes the reviews after the review period. */
export const publish = z.strictObject({ type: z.literal('publish') });

/** Command of the office: hides a review and removes its score. Its author reads the reason. */
export const takeDown = z.strictObject({ type: z.literal('takeDown'), by: reviewFields.by, reason });
/** Command of the office: shows a hidden review again and counts its score. */
export const restore = z.strictObject({ type: z.literal('restore'), by: reviewFields.by, reason });

/** The payload of any command on the reviews of a deal. */
export const reviewCommand = z.discriminatedUnion('type', [open, write, reportNotHeld, publish, takeDown, restore]);
/** Any command on the reviews of a deal. */
export type ReviewCommand = z.infer<typeof reviewCommand>;
