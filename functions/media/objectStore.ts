import { DomainError } from '#domain/kernel/domainError.ts';
import { documentFolder } from '#domain/people/media/documents.ts';
import { reportError } from '../platform/log.ts';

/** Runs work on stored files. An unexpected error is reported and thrown as `storage-unknown`. */
export const withStorageErrors = async <Result>(work: () => Promise<Result>, report: typeof reportError = reportError): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    report(error, { storage: true });
    throw new DomainError('storage-unknown', undefined, { cause: error });
  }
};

/**
 * Permission for one upload to `path`: this content type, up to `bytesMax`, until `expiresAt` (ms).
 */
export type UploadGrant = { readonly path: string; readonly contentType: string; readonly bytesMax: number; readonly expiresAt: number };

/** The address and headers of an upload. Every header is part of the signature. */
export type SignedUpload = { readonly url: string; readonly method: 'PUT'; readonly headers: Readonly<Record<string, string>> };

/** The store of pictures, movies and PDFs. */
export type ObjectStore = {
  /** An address for one upload. A user who has the address needs no other permission. */
  signedUpload(grant: UploadGrant): Promise<SignedUpload>;
  /** The object's size in bytes; null if it does not exist. */
  sizeOf(path: string): Promise<number | null>;
  /** The object's bytes, or the first `length`. Throws if it does not exist. */
  read(path: string, length?: number): Promise<Buffer>;
  write(path: string, bytes: Buffer, contentType: string): Promise<void>;
  copy(from: string, to: string, contentType: string): Promise<void>;
  /** Deletes an object; does nothing if it does not exist. */
  remove(path: string): Promise<void>;
  /** Deletes all objects under a folder (`pictures/{uid}/`); does nothing if there are none. */
  removeFolder(folder: `${string}/`): Promise<void>;
};

/** The folder of uploads that were not processed yet. */
export const UPLOADS = 'uploads/';

/** The path of an unprocessed upload. No browser can read it. */
export const uploadPath = (uid: string, uploadId: string): string => `${UPLOADS}${uid}/${uploadId}`;

/**
 * Empties a processed upload. It is not deleted: the signed address accepts a file only while the
 * path is free, so nobody can send another file after the check. The bucket deletes it after a day.
 */
export const emptyUpload = (objects: ObjectStore, uid: string, uploadId: string): Promise<void> =>
  objects.write(uploadPath(uid, uploadId), Buffer.alloc(0), 'application/octet-stream');

export const personalFolders = (uid: string): readonly `${string}/`[] => [
  `${UPLOADS}${uid}/`,
  `pictures/${uid}/`,
  `movies/${uid}/`,
  documentFolder(uid),
];

/** The headers with which the store refuses another size and a second file. */
export const uploadHeaders = ({ contentType, bytesMax }: Omit<UploadGrant, 'path' | 'expiresAt'>): Readonly<Record<string, string>> => ({
  'content-type': contentType,
  'x-goog-content-length-range': `1,${bytesMax}`,
  'x-goog-if-generation-match': '0',
});
