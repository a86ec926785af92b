import { businessRules } from '#domain/kernel/businessRules.ts';
import { documentPath } from '#domain/people/media/documents.ts';
import { rewriteInProcess } from './documentProcess.ts';
import type { ObjectStore } from './objectStore.ts';
import { processUpload } from './processUpload.ts';

/** A stored document, as messages name it; `size` in bytes. */
export type StoredDocument = { readonly path: string; readonly size: number };

/**
 * Stores a rewritten copy of an uploaded PDF and empties the upload. Finds only the caller's own
 * uploads. A second call returns the same document. Throws `upload-missing`, `upload-unreadable`,
 * `document-locked` or `document-too-large`.
 */
export const processDocument = ({ objects }: { objects: ObjectStore }, uid: string, uploadId: string): Promise<StoredDocument> => {
  const path = documentPath(uid, uploadId);
  const stored = async (): Promise<StoredDocument | null> => {
    const size = await objects.sizeOf(path);
    return size === null ? null : { path, size };
  };
  const allowed = { types: ['application/pdf'], bytesMax: businessRules.documentBytesMax };
  return processUpload(objects, uid, uploadId, allowed, stored, async (original) => {
    const written = await rewriteInProcess(original);
    await objects.write(path, written, 'application/pdf');
    return { path, size: written.length };
  });
};
