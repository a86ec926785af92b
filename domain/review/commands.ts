import { z } from 'zod';
import { reason } from '../kernel/commonFields.ts';
import { identifier, instant } from '../kernel/validation.ts';
import { reviewFields } from './fields.ts';
import { reviewContent } from './score.ts';

/** Sent by the system when a deal closes. */
export const open = z.strictObject({
  type: z.literal('open'),
  dealKind: z.enum(['offer', 'entry']),
  jobId: identifier,
  clientId: identifier,
  talentId: identifier,
  closedAt: instant,
});
export const write = reviewContent.extend({ type: z.literal('write') });
/** Instead of a score: the deal was closed, but did not take place. */
export const reportNotHeld = z.strictObject({ type: z.literal('reportNotHeld') });
export const publish = z.strictObject({ type: z.literal('publish') });

/**
 * The office's: what one side wrote shows to nobody else, and counts nowhere. Its author reads why.
 */
export const takeDown = z.strictObject({ type: z.literal('takeDown'), by: reviewFields.by, reason });
/** The office's: it shows and counts again. */
export const restore = z.strictObject({ type: z.literal('restore'), by: reviewFields.by, reason });

export const reviewCommand = z.discriminatedUnion('type', [open, write, reportNotHeld, publish, takeDown, restore]);
export type ReviewCommand = z.infer<typeof reviewCommand>;
