import { z } from 'zod';
import { businessRules } from '../kernel/businessRules.ts';
import { optionalText, storagePath } from '../kernel/validation.ts';
import { mediaContent } from './content.ts';
import { transcodingFaults } from './transcoding.ts';

const description = optionalText(businessRules.mediaDescriptionMax);
const orderIndex = z.int().min(0).max(businessRules.orderIndexMax);

export const add = z.strictObject({ type: z.literal('add'), content: mediaContent, description, orderIndex });
export const describe = z.strictObject({ type: z.literal('describe'), description });
export const reorder = z.strictObject({ type: z.literal('reorder'), orderIndex });
export const remove = z.strictObject({ type: z.literal('remove') });

/**
 * The system's: a movie is ready under these paths (`size`: that of M, in bytes), cannot be made
 * so, or was not in time.
 */
export const finishTranscoding = z.strictObject({
  type: z.literal('finishTranscoding'),
  S: storagePath,
  M: storagePath,
  poster: storagePath,
  size: z.int().min(1),
});
export const failTranscoding = z.strictObject({ type: z.literal('failTranscoding'), reason: z.enum(transcodingFaults) });
export const abandonTranscoding = z.strictObject({ type: z.literal('abandonTranscoding') });

export const mediaCommand = z.discriminatedUnion('type', [
  ...([add, describe, reorder, remove] as const),
  ...([finishTranscoding, failTranscoding, abandonTranscoding] as const),
]);
export type MediaCommand = z.infer<typeof mediaCommand>;
