import type { Bucket } from '@google-cloud/storage';
import { type ObjectStore, uploadHeaders } from './objectStore.ts';

/** Objects never change, so browsers may cache pictures and movies for a year. */
const cacheControl = 'public, max-age=31536000, immutable';

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 404;

const bucketName = (): string => {
  const { storageBucket } = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}') as { storageBucket?: string };
  if (!storageBucket) throw new Error('FIREBASE_CONFIG names no storageBucket');
  return storageBucket;
};

const defaultBucket = async (): Promise<Bucket> => {
  const { Storage } = await import('@google-cloud/storage');
  return new Storage().bucket(bucketName());
};

/** Cloud Storage. The first operation loads the client, which most functions do not use. */
export const cloudStorage = (open: () => Promise<Bucket> = defaultBucket): ObjectStore => {
  let opened: Promise<Bucket> | undefined;
  const bucket = () => {
    opened ??= open();
    return opened;
  };
  const file = async (path: string) => (await bucket()).file(path);
  return {
    signedUpload: async (grant) => {
      const { 'content-type': contentType, ...extensionHeaders } = uploadHeaders(grant);
      const binding = contentType === undefined ? {} : { contentType };
      const settings = { version: 'v4', action: 'write', expires: grant.expiresAt, ...binding, extensionHeaders } as const;
      const [url] = await (await file(grant.path)).getSignedUrl(settings);
      return { url, method: 'PUT', headers: uploadHeaders(grant) };
    },
    sizeOf: async (path) => {
      try {
        const [{ size }] = await (await file(path)).getMetadata();
        return Number(size);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    read: async (path, length) => {
      const [bytes] = await (await file(path)).download(length === undefined ? {} : { start: 0, end: length - 1 });
      return bytes;
    },
    write: async (path, bytes, contentType) => {
      await (await file(path)).save(bytes, { contentType, resumable: false, metadata: { cacheControl } });
    },
    copy: async (from, to, contentType) => {
      const [source, target] = await Promise.all([file(from), file(to)]);
      await source.copy(target, { contentType, cacheControl });
    },
    remove: async (path) => void (await (await file(path)).delete({ ignoreNotFound: true })),
    removeFolder: async (folder) => void (await (await bucket()).deleteFiles({ prefix: folder })),
  };
};
