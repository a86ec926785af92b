import { z } from 'zod';
import { diaryFields } from './fields.ts';

const { from, to, kind, dealId, reason, feedHash } = diaryFields;

/**
 * Command of the cast: days on which they are busy, or want to be asked. Replaces earlier entries
 * for these days.
 */
export const blockOut = z.strictObject({ type: z.literal('blockOut'), from, to, kind });
/** Command of the cast: removes the entries for these days. */
export const unblock = z.strictObject({ type: z.literal('unblock'), from, to });
/**
 * Command of the cast: opens a calendar feed at an address with a secret. An earlier address stops
 * working.
 */
export const openFeed = z.strictObject({ type: z.literal('openFeed'), feedHash });
/** Command of the cast: closes the calendar feed. */
export const closeFeed = z.strictObject({ type: z.literal('closeFeed') });
/** Command of the office: lets this deal overlap others, with a reason. */
export const allowOverlap = z.strictObject({ type: z.literal('allowOverlap'), dealId, reason });

/** The payload of any command on a diary. */
export const diaryCommand = z.discriminatedUnion('type', [blockOut, unblock, openFeed, closeFeed, allowOverlap]);
/** Any command on a diary. */
export type DiaryCommand = z.infer<typeof diaryCommand>;
/** The command of one type. */
export type CommandOf<Type extends DiaryCommand['type']> = Extract<DiaryCommand, { type: Type }>;
