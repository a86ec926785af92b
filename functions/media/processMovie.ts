import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { type ObjectStore, uploadPath } from './objectStore.ts';

export type Movie = { readonly path: string; readonly size: number };

/** What file-type needs to see of a file to know it. */
const HEAD_BYTES = 4_100;

const isMovie = async (head: Buffer): Promise<boolean> => {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(head))?.mime === 'video/mp4';
};

/**
 * Puts a movie that somebody uploaded where it is shown, as it is: only its first bytes are read. Only one's own upload is found; doing it again gives
 * the same movie. Throws `upload-missing`, or `upload-unreadable` for what is no MP4 (and deletes it).
 */
export const processMovie = async ({ objects }: { objects: ObjectStore }, uid: string, uploadId: string): Promise<Movie> => {
  const from = uploadPath(uid, uploadId);
  const path = `movies/${uid}/${uploadId}.mp4`;
  const uploaded = await objects.sizeOf(from);
  if (uploaded !== null) {
    if (uploaded > businessRules.movieBytesMax || !(await isMovie(await objects.read(from, HEAD_BYTES)))) {
      await objects.remove(from);
      throw new DomainError('upload-unreadable');
    }
    await objects.move(from, path, 'video/mp4');
  }
  const size = await objects.sizeOf(path);
  if (size === null) throw new DomainError('upload-missing');
  return { path, size };
};
