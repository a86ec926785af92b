import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { emptyUpload, type ObjectStore, uploadPath } from './objectStore.ts';

/** What file-type needs to see of a file to know it. */
const HEAD_BYTES = 4_100;

/** MP4 and MOV, by the names that file-type has for them. */
const movieTypes: readonly string[] = ['video/mp4', 'video/x-m4v', 'video/quicktime'];

const isMovie = async (head: Buffer): Promise<boolean> => {
  const { fileTypeFromBuffer } = await import('file-type');
  return movieTypes.includes((await fileTypeFromBuffer(head))?.mime ?? '');
};

/**
 * Looks at the first bytes of a movie that somebody uploaded; only one's own upload is found. What
 * is no MP4 or MOV is emptied. Answers with its path, where it waits for the transcoding. Throws
 * `upload-missing` or `upload-unreadable`.
 */
export const takeMovie = async ({ objects }: { objects: ObjectStore }, uid: string, uploadId: string): Promise<string> => {
  const path = uploadPath(uid, uploadId);
  const size = await objects.sizeOf(path);
  if (!size) throw new DomainError('upload-missing');
  if (size <= businessRules.movieBytesMax && (await isMovie(await objects.read(path, HEAD_BYTES)))) return path;
  await emptyUpload(objects, uid, uploadId);
  throw new DomainError('upload-unreadable');
};
