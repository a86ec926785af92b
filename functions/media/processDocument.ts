import { businessRules } from '#domain/kernel/businessRules.ts';
import { DomainError } from '#domain/kernel/domainError.ts';
import { documentPath } from '#domain/media/documents.ts';
import { rewrittenApart } from './documentProcess.ts';
import { emptyUpload, type ObjectStore, uploadPath } from './objectStore.ts';

/** A document as messages name it; `size` in bytes. */
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
 * Stores a PDF that somebody uploaded, written anew, and empties the original; never as it was
 * sent. Only one's own upload is found, and it is taken once: asked again, the answer is the same
 * document. Throws `upload-missing`, or `upload-unreadable`, `document-locked` and
 * `document-too-large` for what cannot be taken.
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
    const written = await rewrittenApart(original);
    await objects.write(path, written, 'application/pdf');
    await emptyUpload(objects, uid, uploadId);
    return { path, size: written.length };
  } catch (error) {
    // Another call may have taken the upload in between.
    const taken = await stored();
    if (taken) return taken;
    if (error instanceof DomainError && error.code !== 'upload-missing') await emptyUpload(objects, uid, uploadId);
    throw error;
  }
};
