import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { emptyUpload, type ObjectStore, uploadPath } from './objectStore.ts';
import { isOfType } from './processUpload.ts';

/** The number of bytes that file-type needs. */
const HEAD_BYTES = 4_100;

/** MP4 and MOV, as file-type names them. */
const movieTypes = ['video/mp4', 'video/x-m4v', 'video/quicktime'];

/**
 * Checks the first bytes of the caller's uploaded movie and returns its path, where it waits for
 * transcoding. Empties a file that is not MP4 or MOV. Throws `upload-missing` or
 * `upload-unreadable`.
 */
export const takeMovie = async ({ objects }: { objects: ObjectStore }, uid: string, uploadId: string): Promise<string> => {
  const path = uploadPath(uid, uploadId);
  const size = await objects.sizeOf(path);
  if (!size) throw new DomainError('upload-missing');
  if (size <= businessRules.movieBytesMax && (await isOfType(await objects.read(path, HEAD_BYTES), movieTypes))) return path;
  await emptyUpload(objects, uid, uploadId);
  throw new DomainError('upload-unreadable');
};
