import { z } from 'zod';
import { identifier, instant } from '../kernel/validation.ts';
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

export const reviewCommand = z.discriminatedUnion('type', [open, write, reportNotHeld, publish]);
export type ReviewCommand = z.infer<typeof reviewCommand>;
