import { z } from 'zod';
import { reason as why } from '../kernel/commonFields.ts';
import { mediaContent } from './content.ts';
import { mediaFields } from './fields.ts';

const { S, M, poster, size, description, orderIndex, reason } = mediaFields;

export const add = z.strictObject({ type: z.literal('add'), content: mediaContent, description, orderIndex });
export const describe = z.strictObject({ type: z.literal('describe'), description });
export const reorder = z.strictObject({ type: z.literal('reorder'), orderIndex });
export const remove = z.strictObject({ type: z.literal('remove') });

/**
 * The office's: it is shown to nobody any more, and its files go. The owner reads why, and may
 * remove it.
 */
export const takeDown = z.strictObject({ type: z.literal('takeDown'), reason: why });

/**
 * The system's: a movie is ready under these paths (`size`: that of M, in bytes), cannot be made
 * so, or was not in time.
 */
export const finishTranscoding = z.strictObject({
  type: z.literal('finishTranscoding'),
  S,
  M,
  poster,
  size,
});
export const failTranscoding = z.strictObject({ type: z.literal('failTranscoding'), reason });
export const abandonTranscoding = z.strictObject({ type: z.literal('abandonTranscoding') });

export const mediaCommand = z.discriminatedUnion('type', [
  ...([add, describe, reorder, remove, takeDown] as const),
  ...([finishTranscoding, failTranscoding, abandonTranscoding] as const),
]);
export type MediaCommand = z.infer<typeof mediaCommand>;
