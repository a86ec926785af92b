import type { Sharp } from 'sharp';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type ObjectStore, uploadPath } from './objectStore.ts';

/** A picture as it is shown: the paths of its variants; `path` is the larger one, `size` its bytes. */
export type Picture = { readonly path: string; readonly S: string; readonly M: string; readonly size: number };

/** The longer side of each variant, in pixels. */
export const variantPixels = { S: 320, M: 960 } as const;
/** More pixels than any camera's picture has: what unpacks to more is a bomb. */
const PIXELS_MAX = 60_000_000;

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The type that the bytes themselves say, whatever the upload claimed. */
const isPicture = async (bytes: Buffer): Promise<boolean> => {
  const { fileTypeFromBuffer } = await import('file-type');
  return pictureTypes.includes((await fileTypeFromBuffer(bytes))?.mime ?? '');
};

/** Turned upright; the result carries no EXIF, so neither the place where it was taken nor the camera. */
const variant = (upright: Sharp, pixels: number): Promise<Buffer> =>
  upright.clone().resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();

const variantsOf = async (bytes: Buffer): Promise<Record<keyof typeof variantPixels, Buffer>> => {
  // Loaded with the first picture: most functions never need it, and it takes its time.
  const { default: sharp } = await import('sharp');
  try {
    const upright = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' }).autoOrient();
    return { S: await variant(upright, variantPixels.S), M: await variant(upright, variantPixels.M) };
  } catch (error) {
    throw new DomainError('upload-unreadable', undefined, { cause: error });
  }
};

/** The variants that are there already: the larger one is written last. */
const processed = async (objects: ObjectStore, at: (name: string) => string): Promise<Picture> => {
  const size = await objects.sizeOf(at('M'));
  if (size === null) throw new DomainError('upload-missing');
  return { path: at('M'), S: at('S'), M: at('M'), size };
};

/**
 * Makes the variants S and M of what somebody uploaded and deletes the original. Only one's own upload is found; doing it again gives the same picture.
 * Throws `upload-missing`, or `upload-unreadable` for what is no sound picture (and deletes it).
 */
export const processPicture = async ({ objects }: { objects: ObjectStore }, uid: string, uploadId: string): Promise<Picture> => {
  const from = uploadPath(uid, uploadId);
  const at = (name: string) => `pictures/${uid}/${uploadId}_${name}.webp`;
  const uploaded = await objects.sizeOf(from);
  if (uploaded === null) return processed(objects, at);
  try {
    if (uploaded > businessRules.pictureBytesMax) throw new DomainError('upload-unreadable');
    const original = await objects.read(from);
    if (!(await isPicture(original))) throw new DomainError('upload-unreadable');
    const { S, M } = await variantsOf(original);
    await objects.write(at('S'), S, 'image/webp');
    await objects.write(at('M'), M, 'image/webp');
  } catch (error) {
    if (error instanceof DomainError) await objects.remove(from);
    throw error;
  }
  await objects.remove(from);
  return processed(objects, at);
};
