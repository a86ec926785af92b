import { z } from 'zod';
import { mediaTypes } from '#domain/media/content.ts';
import { mediaStates, transcodingFaults } from '#domain/media/transcoding.ts';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * talents/{uid}/media/{mediaId}: a portfolio item (docs/specification.md, section 3). Readers of
 * the talent may also list it. `url`: address of a video, or storage path. S, M: paths of the
 * variants. `poster`: still of a movie. `size`: bytes of the shown file. `failure`: why a movie
 * cannot be shown.
 */
export const mediaSchema = z.object({
  id: z.string(),
  ownerId: z.string(),
  type: z.enum(mediaTypes),
  url: z.string(),
  description: z.string(),
  orderIndex: z.number(),
  size: z.number().nullable(),
  S: z.string().nullable(),
  M: z.string().nullable(),
  poster: z.string().nullable(),
  transcodedAt: timeOrNull,
  state: z.enum(mediaStates),
  failure: z.enum(transcodingFaults).nullable(),
  /** The office's reason for taking it down; null if it did not, or the owner has left. */
  takenDown: z.string().nullable().default(null),
  ...followed,
});
/** A document of media. */
export type Media = z.infer<typeof mediaSchema>;
