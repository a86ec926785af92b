import { z } from 'zod';
import { labelled } from '../../kernel/fieldMeta.ts';
import { identifier, storagePath } from '../../kernel/validation.ts';
import { videoAddress, videoIdIn } from './youtube.ts';

/** The kinds of portfolio items (docs/specification.md, section 3). */
export const mediaTypes = ['YOUTUBE', 'MOVIE', 'IMAGE'] as const;
export type MediaType = (typeof mediaTypes)[number];

const bytes = z.int().min(1);

const canonical = (url: string): boolean => {
  const id = videoIdIn(url);
  return id !== null && url === videoAddress(id);
};

/** The canonical address of a YouTube video. */
export const videoUrl = labelled('動画のURL', z.string().refine(canonical));

/**
 * The content of an item, as the server checked it: the address of a video, an uploaded movie, or a
 * picture with its variants S and M. `size` in bytes; a movie gets it after the transcoding.
 */
export const mediaContent = z.discriminatedUnion('mediaType', [
  z.strictObject({ mediaType: z.literal('YOUTUBE'), url: videoUrl }),
  z.strictObject({ mediaType: z.literal('MOVIE'), url: storagePath }),
  z.strictObject({ mediaType: z.literal('IMAGE'), S: storagePath, M: storagePath, size: bytes }),
]);

export type MediaContent = z.infer<typeof mediaContent>;

/** A new item as it is sent; the server makes its content from this. */
export const mediaSource = z.discriminatedUnion('mediaType', [
  z.strictObject({ mediaType: z.literal('YOUTUBE'), url: z.string().max(300) }),
  z.strictObject({ mediaType: z.literal('MOVIE'), uploadId: identifier }),
  z.strictObject({ mediaType: z.literal('IMAGE'), uploadId: identifier }),
]);

export type MediaSource = z.infer<typeof mediaSource>;

/**
 * The content in one shape for all kinds; null for fields that a kind does not have. The `url` of a
 * picture is its larger variant.
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
