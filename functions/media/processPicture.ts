import type { Metadata, Sharp } from 'sharp';
import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { emptyUpload, type ObjectStore, uploadPath } from './objectStore.ts';

/**
 * A picture as it is shown: the paths of its variants; `path` is the larger one, `size` its bytes.
 */
export type Picture = { readonly path: string; readonly S: string; readonly M: string; readonly size: number };

/** The longer side of each variant, in pixels. */
export const variantPixels = { S: 320, M: 960 } as const;
/**
 * How much a picture may unpack to, in bytes: 50 million pixels of three colours, more than most
 * cameras take. Four at once (functions/platform/options.ts) make 600 MB; with their files (40 MB)
 * and the process itself (about 250 MB) they fit into 1 GiB.
 */
export const UNPACKED_BYTES_MAX = 150_000_000;

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The type that the bytes themselves say, whatever the upload claimed. */
const isPicture = async (bytes: Buffer): Promise<boolean> => {
  const { fileTypeFromBuffer } = await import('file-type');
  return pictureTypes.includes((await fileTypeFromBuffer(bytes))?.mime ?? '');
};

/**
 * Turned upright; the result carries no EXIF, so neither the place where it was taken nor the
 * camera.
 */
const variant = (upright: Sharp, pixels: number): Promise<Buffer> =>
  upright.clone().resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();

/** A still of a movie, made by ourselves, as it is shown. */
export const stillOf = async (bytes: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return variant(sharp(bytes, { limitInputPixels: UNPACKED_BYTES_MAX }), variantPixels.M);
};

/** What the header says that a picture unpacks to, before anything is unpacked. */
const unpackedBytes = ({ width, height, channels, depth }: Metadata): number => width * height * channels * (depth === 'uchar' ? 1 : 2);

const variantsOf = async (bytes: Buffer): Promise<Record<keyof typeof variantPixels, Buffer>> => {
  // Loaded with the first picture: most functions never need it, and it takes its time.
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

/** The paths of the variants S and M of a picture, by that of either. */
export const variantsAt = (path: string): string[] => [...new Set(['S', 'M'].map((name) => path.replace(/_[SM]\.webp$/, `_${name}.webp`)))];

/**
 * The variants that are there already, null when there are none: the larger one is written last.
 */
const processed = async (objects: ObjectStore, at: (name: string) => string): Promise<Picture | null> => {
  const size = await objects.sizeOf(at('M'));
  return size === null ? null : { path: at('M'), S: at('S'), M: at('M'), size };
};

const originalOf = async (objects: ObjectStore, path: string): Promise<Buffer> => {
  const size = await objects.sizeOf(path);
  if (!size) throw new DomainError('upload-missing');
  if (size > businessRules.pictureBytesMax) throw new DomainError('upload-unreadable');
  return objects.read(path);
};

/**
 * Makes the variants S and M of what somebody uploaded and empties the original. Only one's own
 * upload is found, and it is taken once: asked again, the answer is the same picture. Throws
 * `upload-missing`, or `upload-unreadable` and `picture-too-large` for what cannot be taken.
 */
export const processPicture = async ({ objects }: { objects: ObjectStore }, uid: string, uploadId: string): Promise<Picture> => {
  const at = (name: string) => `pictures/${uid}/${uploadId}_${name}.webp`;
  const before = await processed(objects, at);
  if (before) return before;
  try {
    const original = await originalOf(objects, uploadPath(uid, uploadId));
    if (!(await isPicture(original))) throw new DomainError('upload-unreadable');
    const { S, M } = await variantsOf(original);
    await objects.write(at('S'), S, 'image/webp');
    await objects.write(at('M'), M, 'image/webp');
    await emptyUpload(objects, uid, uploadId);
    return { path: at('M'), S: at('S'), M: at('M'), size: M.length };
  } catch (error) {
    // Another call may have taken the upload in between.
    const taken = await processed(objects, at);
    if (taken) return taken;
    if (error instanceof DomainError && error.code !== 'upload-missing') await emptyUpload(objects, uid, uploadId);
    throw error;
  }
};
