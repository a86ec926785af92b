import { z } from 'zod';
import { diaryFields } from './fields.ts';

const { from, to, kind, dealId, reason, feedHash } = diaryFields;

/**
 * By the cast: days on which they are not free, or want to be asked. What was said of these days
 * before is replaced.
 */
export const blockOut = z.strictObject({ type: z.literal('blockOut'), from, to, kind });
/** By the cast: nothing is said of these days any more. */
export const unblock = z.strictObject({ type: z.literal('unblock'), from, to });
/**
 * By the cast: their work can be read at an address with a secret in it. An earlier address ends.
 */
export const openFeed = z.strictObject({ type: z.literal('openFeed'), feedHash });
/** By the cast: nobody reads it any more. */
export const closeFeed = z.strictObject({ type: z.literal('closeFeed') });
/** By the office: this deal may overlap others. */
export const allowOverlap = z.strictObject({ type: z.literal('allowOverlap'), dealId, reason });

export const diaryCommand = z.discriminatedUnion('type', [blockOut, unblock, openFeed, closeFeed, allowOverlap]);
export type DiaryCommand = z.infer<typeof diaryCommand>;
export type CommandOf<Type extends DiaryCommand['type']> = Extract<DiaryCommand, { type: Type }>;
