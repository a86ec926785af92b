import { DomainError } from '#domain/kernel/domainError.ts';
import { emptyUpload, type ObjectStore, uploadPath } from './objectStore.ts';

/** Whether bytes are of one of these types. The content type of an upload is not trusted. */
export const isOfType = async (bytes: Buffer, types: readonly string[]): Promise<boolean> => {
  const { fileTypeFromBuffer } = await import('file-type');
  return types.includes((await fileTypeFromBuffer(bytes))?.mime ?? '');
};

type Allowed = { readonly types: readonly string[]; readonly bytesMax: number };

/**
 * Makes files of the caller's own upload, once, and empties the upload. `stored`: what an earlier
 * call made, or null. Throws `upload-missing`, `upload-unreadable`, and the errors of `make`.
 */
export const processUpload = async <Made>(
  objects: ObjectStore,
  uid: string,
  uploadId: string,
  { types, bytesMax }: Allowed,
  stored: () => Promise<Made | null>,
  make: (original: Buffer) => Promise<Made>,
): Promise<Made> => {
  const before = await stored();
  if (before) return before;
  const path = uploadPath(uid, uploadId);
  try {
    const size = await objects.sizeOf(path);
    if (!size) throw new DomainError('upload-missing');
    const original = size > bytesMax ? null : await objects.read(path);
    if (original === null || !(await isOfType(original, types))) throw new DomainError('upload-unreadable');
    const made = await make(original);
    await emptyUpload(objects, uid, uploadId);
    return made;
  } catch (error) {
    // Another call may have processed the upload in between.
    const taken = await stored();
    if (taken) return taken;
    if (error instanceof DomainError && error.code !== 'upload-missing') await emptyUpload(objects, uid, uploadId);
    throw error;
  }
};
