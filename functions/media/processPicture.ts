import type { Metadata, Sharp } from 'sharp';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import type { ObjectStore } from './objectStore.ts';
import { processUpload } from './processUpload.ts';

/** A processed picture: the paths of its variants; `path` is the larger one, `size` its bytes. */
export type Picture = { readonly path: string; readonly S: string; readonly M: string; readonly size: number };

/** The longer side of each variant (pixels). */
export const variantPixels = { S: 320, M: 960 } as const;
/**
 * The largest unpacked picture (bytes): 50 million pixels of three colours. Four at once
 * (functions/platform/options.ts) need 600 MB; with their files and the process (290 MB) they fit
 * into 1 GiB.
 */
export const UNPACKED_BYTES_MAX = 150_000_000;

const allowed = { types: ['image/jpeg', 'image/png', 'image/webp'], bytesMax: businessRules.pictureBytesMax };

/** A resized WebP without EXIF data, so without the place and the camera. */
const variant = (upright: Sharp, pixels: number): Promise<Buffer> =>
  upright.clone().resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();

/** The still picture of a movie, from bytes of red, green and blue. */
export const stillOf = async (bytes: Buffer, { width, height }: { readonly width: number; readonly height: number }): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return variant(sharp(bytes, { raw: { width, height, channels: 3 } }), variantPixels.M);
};

/** The unpacked size (bytes) according to the header, read before unpacking. */
const unpackedBytes = ({ width, height, channels, depth }: Metadata): number => width * height * channels * (depth === 'uchar' ? 1 : 2);

const variantsOf = async (bytes: Buffer): Promise<Record<keyof typeof variantPixels, Buffer>> => {
  // Loaded with the first picture, because it is slow and most functions do not use it.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: UNPACKED_BYTES_MAX, failOn: 'error' });
    if (unpackedBytes(await picture.metadata()) > UNPACKED_BYTES_MAX) throw new DomainError('picture-too-large');
    const upright = picture.autoOrient();
    return { S: await variant(upright, variantPixels.S), M: await variant(upright, variantPixels.M) };
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('upload-unreadable', undefined, { cause: error });
  }
};

/** The paths of both variants, from the path of either. */
export const variantsAt = (path: string): string[] => [...new Set(['S', 'M'].map((name) => path.replace(/_[SM]\.webp$/, `_${name}.webp`)))];

/** The existing variants, or null. The larger one is written last, so it implies the other. */
const processed = async (objects: ObjectStore, at: (name: string) => string): Promise<Picture | null> => {
  const size = await objects.sizeOf(at('M'));
  return size === null ? null : { path: at('M'), S: at('S'), M: at('M'), size };
};

/** Throws `upload-missing` unless all pictures are stored. null: no picture. */
export const assertStored = async ({ objects }: { objects: ObjectStore }, paths: readonly (string | null)[]): Promise<void> => {
  const sizes = await Promise.all(paths.filter((path) => path !== null).map((path) => objects.sizeOf(path)));
  if (sizes.includes(null)) throw new DomainError('upload-missing');
};

/**
 * Makes the variants S and M of an uploaded picture and empties the upload. Finds only the caller's
 * own uploads. A second call returns the same picture. Throws `upload-missing`, `upload-unreadable`
 * or `picture-too-large`.
 */
export const processPicture = ({ objects }: { objects: ObjectStore }, uid: string, uploadId: string): Promise<Picture> => {
  const at = (name: string) => `pictures/${uid}/${uploadId}_${name}.webp`;
  const stored = () => processed(objects, at);
  return processUpload(objects, uid, uploadId, allowed, stored, async (original) => {
    const { S, M } = await variantsOf(original);
    await objects.write(at('S'), S, 'image/webp');
    await objects.write(at('M'), M, 'image/webp');
    return { path: at('M'), S: at('S'), M: at('M'), size: M.length };
  });
};
