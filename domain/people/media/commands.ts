import { z } from 'zod';
import { reason as why } from '../../kernel/commonFields.ts';
import { mediaContent } from './content.ts';
import { mediaFields } from './fields.ts';

const { S, M, poster, size, description, orderIndex, reason } = mediaFields;

/** Command of the cast: adds an item to the portfolio. */
export const add = z.strictObject({ type: z.literal('add'), content: mediaContent, description, orderIndex });
/** Command of the cast: changes the description. */
export const describe = z.strictObject({ type: z.literal('describe'), description });
/** Command of the cast: moves the item. */
export const reorder = z.strictObject({ type: z.literal('reorder'), orderIndex });
/** Command of the cast: deletes the item. */
export const remove = z.strictObject({ type: z.literal('remove') });

/** Command of the office: hides the item and deletes its files. The owner reads the reason. */
export const takeDown = z.strictObject({ type: z.literal('takeDown'), reason: why });

/** Command of the system: the movie is ready at these paths. `size`: bytes of M. */
export const finishTranscoding = z.strictObject({
  type: z.literal('finishTranscoding'),
  S,
  M,
  poster,
  size,
});

/** Command of the system: the movie cannot be transcoded. */
export const failTranscoding = z.strictObject({ type: z.literal('failTranscoding'), reason });
/** Command of the system: the transcoding was not finished in time. */
export const abandonTranscoding = z.strictObject({ type: z.literal('abandonTranscoding') });

/** The payload of any command on a media file. */
export const mediaCommand = z.discriminatedUnion('type', [
  ...([add, describe, reorder, remove, takeDown] as const),
  ...([finishTranscoding, failTranscoding, abandonTranscoding] as const),
]);

/** Any command on a media file. */
export type MediaCommand = z.infer<typeof mediaCommand>;
