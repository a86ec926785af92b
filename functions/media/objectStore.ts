import { documentFolder } from '#domain/media/documents.ts';

/**
 * A file that may be uploaded once to `path`: of this content type, up to `bytesMax`, until
 * `expiresAt` (ms).
 */
export type UploadGrant = { readonly path: string; readonly contentType: string; readonly bytesMax: number; readonly expiresAt: number };

/** What the browser sends the file with; every header is part of the signature. */
export type SignedUpload = { readonly url: string; readonly method: 'PUT'; readonly headers: Readonly<Record<string, string>> };

/**
 * Where pictures and movies lie, by path. In production a bucket of Cloud Storage; under the
 * emulators a folder, with the same checks of an upload. Nothing but these operations knows which.
 */
export type ObjectStore = {
  /** An address that takes this one file, once. Who has it needs no other right. */
  signedUpload(grant: UploadGrant): Promise<SignedUpload>;
  /** The object's size in bytes; null when there is none. */
  sizeOf(path: string): Promise<number | null>;
  /** The object's bytes, or its first `length`. Throws when there is none. */
  read(path: string, length?: number): Promise<Buffer>;
  write(path: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Puts the same bytes at another place too, with this content type. */
  copy(from: string, to: string, contentType: string): Promise<void>;
  /** Deletes what is there; nothing to do when it is gone already. */
  remove(path: string): Promise<void>;
  /** Deletes everything under a folder (`pictures/{uid}/`); nothing to do when there is nothing. */
  removeFolder(folder: `${string}/`): Promise<void>;
};

/** The folder of uploads that nobody has taken yet. */
export const UPLOADS = 'uploads/';

/** Where an upload lands that nobody has looked at yet: readable by no browser. */
export const uploadPath = (uid: string, uploadId: string): string => `${UPLOADS}${uid}/${uploadId}`;

/**
 * Empties an upload that was looked at. It is not deleted: its signed address takes a file only
 * while nothing lies there, so that nobody sends another file after the check. The bucket's
 * lifecycle deletes it after a day.
 */
export const emptyUpload = (objects: ObjectStore, uid: string, uploadId: string): Promise<void> =>
  objects.write(uploadPath(uid, uploadId), Buffer.alloc(0), 'application/octet-stream');

/** The folders in which a person's files lie. */
export const personalFolders = (uid: string): readonly `${string}/`[] => [
  `${UPLOADS}${uid}/`,
  `pictures/${uid}/`,
  `movies/${uid}/`,
  documentFolder(uid),
];

/**
 * What an upload must say, so that the store refuses another size, and a second file in the place
 * of the one that is checked.
 */
export const uploadHeaders = ({ contentType, bytesMax }: Omit<UploadGrant, 'path' | 'expiresAt'>): Readonly<Record<string, string>> => ({
  'content-type': contentType,
  'x-goog-content-length-range': `1,${bytesMax}`,
  'x-goog-if-generation-match': '0',
});
