import { z } from 'zod';
import { mediaTypes } from '#domain/people/media/content.ts';
import { mediaStates, transcodingFaults } from '#domain/people/media/transcoding.ts';
import { streamFields, timeOrNull } from '../kernel/fields.schema.ts';

/** talents/{uid}/media/{mediaId}: a portfolio item. Readers of the talent may also list it. */
export const mediaSchema = z.object({
  id: z.string(),
  ownerId: z.string(),
  type: z.enum(mediaTypes),
  /** The address of a YouTube video, or a storage path. */
  url: z.string(),
  description: z.string(),
  orderIndex: z.number(),
  /** The size of the shown file in bytes. */
  size: z.number().nullable(),
  /** The paths of the variants, and of a movie's still. */
  S: z.string().nullable(),
  M: z.string().nullable(),
  poster: z.string().nullable(),
  transcodedAt: timeOrNull,
  state: z.enum(mediaStates),
  /** The reason why a movie cannot be shown. */
  failure: z.enum(transcodingFaults).nullable(),
  /** The office's reason for taking it down; null if it did not, or the owner has left. */
  takenDown: z.string().nullable().default(null),
  ...streamFields,
});

export type Media = z.infer<typeof mediaSchema>;
