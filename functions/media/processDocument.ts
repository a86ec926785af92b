import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { documentPath } from '#domain/people/media/documents.ts';
import { rewriteInProcess } from './documentProcess.ts';
import { emptyUpload, type ObjectStore, uploadPath } from './objectStore.ts';

/** A stored document, as messages name it; `size` in bytes. */
export type StoredDocument = { readonly path: string; readonly size: number };

const isDocument = async (bytes: Buffer): Promise<boolean> => {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(bytes))?.mime === 'application/pdf';
};

const originalOf = async (objects: ObjectStore, path: string): Promise<Buffer> => {
  const size = await objects.sizeOf(path);
  if (!size) throw new DomainError('upload-missing');
  if (size > businessRules.documentBytesMax) throw new DomainError('upload-unreadable');
  return objects.read(path);
};

/**
 * Stores a rewritten copy of an uploaded PDF and empties the upload. Finds only the caller's own
 * uploads. A second call returns the same document. Throws `upload-missing`, `upload-unreadable`,
 * `document-locked` or `document-too-large`.
 */
export const processDocument = async ({ objects }: { objects: ObjectStore }, uid: string, uploadId: string): Promise<StoredDocument> => {
  const path = documentPath(uid, uploadId);
  const stored = async (): Promise<StoredDocument | null> => {
    const size = await objects.sizeOf(path);
    return size === null ? null : { path, size };
  };
  const before = await stored();
  if (before) return before;
  try {
    const original = await originalOf(objects, uploadPath(uid, uploadId));
    if (!(await isDocument(original))) throw new DomainError('upload-unreadable');
    const written = await rewriteInProcess(original);
    await objects.write(path, written, 'application/pdf');
    await emptyUpload(objects, uid, uploadId);
    return { path, size: written.length };
  } catch (error) {
    // Another call may have processed the upload in between.
    const taken = await stored();
    if (taken) return taken;
    if (error instanceof DomainError && error.code !== 'upload-missing') await emptyUpload(objects, uid, uploadId);
    throw error;
  }
};
