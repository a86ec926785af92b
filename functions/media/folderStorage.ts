import { createHmac, timingSafeEqual } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ObjectStore, uploadHeaders } from './objectStore.ts';

/** The emulators' signature of an upload: binds it to path, end (ms) and headers. */
export const signatureOf = (key: string, path: string, expiresAt: number, headers: Readonly<Record<string, string>>): string => {
  const signed = ['PUT', path, expiresAt, ...Object.entries(headers).map(([name, value]) => `${name}:${value}`)].join('\n');
  return createHmac('sha256', key).update(signed).digest('hex');
};

/** Compares two signatures in constant time. */
export const sameSignature = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * The folder of the emulators' objects, the origin for uploads, and the key of their signatures.
 */
export type FolderSettings = { readonly folder: string; readonly uploadOrigin: string; readonly key: string };

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

const readStart = async (path: string, length: number): Promise<Buffer> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/**
 * A folder instead of the bucket, for the emulators only. Paths come from our own code, never from
 * a request. Settings are read on use, so tools that store nothing need none.
 */
export const folderStorage = (settings: () => FolderSettings): ObjectStore => {
  const place = (path: string) => join(settings().folder, path);
  return {
    signedUpload: async (grant) => {
      const { path, expiresAt } = grant;
      const { uploadOrigin, key } = settings();
      const url = new URL(`/storage/${path}`, uploadOrigin);
      url.searchParams.set('expires', String(expiresAt));
      url.searchParams.set('signature', signatureOf(key, path, expiresAt, uploadHeaders(grant)));
      return { url: url.href, method: 'PUT', headers: uploadHeaders(grant) };
    },
    sizeOf: async (path) => {
      try {
        return (await stat(place(path))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    read: (path, length) => (length === undefined ? readFile(place(path)) : readStart(place(path), length)),
    write: async (path, bytes) => {
      await mkdir(dirname(place(path)), { recursive: true });
      await writeFile(place(path), bytes);
    },
    copy: async (from, to) => {
      await mkdir(dirname(place(to)), { recursive: true });
      await copyFile(place(from), place(to));
    },
    remove: (path) => rm(place(path), { force: true }),
    removeFolder: (folder) => rm(place(folder), { recursive: true, force: true }),
  };
};
