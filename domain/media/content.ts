import { z } from 'zod';
import { labelled } from '../kernel/fieldMeta.ts';
import { storagePath } from '../kernel/validation.ts';
import { videoAddress, videoIdIn } from './youtube.ts';

/** The kinds of a portfolio item (spec section 3). */
export const mediaTypes = ['YOUTUBE', 'MOVIE', 'IMAGE'] as const;
export type MediaType = (typeof mediaTypes)[number];

const bytes = z.int().min(1);

const canonical = (url: string): boolean => {
  const id = videoIdIn(url);
  return id !== null && url === videoAddress(id);
};

/** The address of a video. */
export const videoUrl = labelled('動画のURL', z.string().refine(canonical));

/**
 * What an item shows, as the server found it: a video's one address, a movie as it was uploaded, or
 * a picture with its variants S and M. `size` is that of the file shown, in bytes; a movie has one
 * once it is transcoded.
 */
export const mediaContent = z.discriminatedUnion('mediaType', [
  z.strictObject({ mediaType: z.literal('YOUTUBE'), url: videoUrl }),
  z.strictObject({ mediaType: z.literal('MOVIE'), url: storagePath }),
  z.strictObject({ mediaType: z.literal('IMAGE'), S: storagePath, M: storagePath, size: bytes }),
]);
export type MediaContent = z.infer<typeof mediaContent>;

/**
 * The same for every kind, null where a kind has no such thing. A picture is shown under its larger
 * variant.
 */
export type MediaShape = {
  readonly mediaType: MediaType;
  readonly url: string;
  readonly S: string | null;
  readonly M: string | null;
  readonly size: number | null;
};

export const shapeOf = (content: MediaContent): MediaShape =>
  content.mediaType === 'IMAGE' ? { ...content, url: content.M } : { ...content, S: null, M: null, size: null };
