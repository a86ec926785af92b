import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { emptyUpload, type ObjectStore, uploadPath } from './objectStore.ts';

export type Movie = { readonly path: string; readonly size: number };

/** What file-type needs to see of a file to know it. */
const HEAD_BYTES = 4_100;

const isMovie = async (head: Buffer): Promise<boolean> => {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(head))?.mime === 'video/mp4';
};

/**
 * Puts a movie that somebody uploaded where it is shown, as it is: only its first bytes are read. Only one's own upload is found, and it is taken
 * once; asked again, the answer is the same movie. Throws `upload-missing`, or `upload-unreadable` for what is no MP4.
 */
export const processMovie = async ({ objects }: { objects: ObjectStore }, uid: string, uploadId: string): Promise<Movie> => {
  const from = uploadPath(uid, uploadId);
  const path = `movies/${uid}/${uploadId}.mp4`;
  const taken = await objects.sizeOf(path);
  if (taken !== null) return { path, size: taken };
  const size = await objects.sizeOf(from);
  if (!size) throw new DomainError('upload-missing');
  const sound = size <= businessRules.movieBytesMax && (await isMovie(await objects.read(from, HEAD_BYTES)));
  if (sound) await objects.copy(from, path, 'video/mp4');
  await emptyUpload(objects, uid, uploadId);
  if (!sound) throw new DomainError('upload-unreadable');
  return { path, size };
};
