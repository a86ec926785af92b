import { z } from 'zod';
import { mediaTypes } from '#domain/media/content.ts';
import { mediaStates, transcodingFaults } from '#domain/media/transcoding.ts';
import { followed, timeOrNull } from '../kernel/fields.schema.ts';

/**
 * talents/{uid}/media/{mediaId}: an item of a talent's portfolio (spec section 3). Under the
 * talent, because whoever may see the profile may list it; others see what is READY. `url` is a
 * video's address or a storage path; S and M are the paths of the variants of a picture or movie,
 * `poster` a movie's still; `size` is that of the file shown, in bytes. `failure` says why a movie
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
  /** Why the office took it down; null: it did not, or the owner has left. */
  takenDown: z.string().nullable().default(null),
  ...followed,
});
export type Media = z.infer<typeof mediaSchema>;
