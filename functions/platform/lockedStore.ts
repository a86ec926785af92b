import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@google-cloud/storage';

/**
 * A store whose objects nobody can change: seals, their leaves, the ledger of erasures. It is
 * a bucket with a retention lock, and its writer may only create objects.
 */
export type LockedStore = {
  /** Writes a new object. Rejects with an error for which `isTaken` is true if the name exists. */
  create(name: string, bytes: AsyncIterable<Buffer | string> | Iterable<Buffer | string>): Promise<void>;
  has(name: string): Promise<boolean>;
  /** The object's bytes; null if it does not exist. */
  read(name: string): Promise<Readable | null>;
  /** The names that start with the prefix, sorted. */
  names(prefix: `${string}/`): Promise<string[]>;
};

/** Whether a `create` failed because the object exists. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === 412;

/** A store in a bucket. Each `create` has the precondition that the object does not exist. */
export const bucketStore = (open: () => Promise<Bucket>): LockedStore => ({
  create: async (name, bytes) => {
    const file = (await open()).file(name);
    const target: Writable = file.createWriteStream({ resumable: false, preconditionOpts: { ifGenerationMatch: 0 } });
    await pipeline(bytes, target);
  },
  has: async (name) => (await (await open()).file(name).exists())[0],
  read: async (name) => {
    const file = (await open()).file(name);
    const [exists] = await file.exists();
    return exists ? file.createReadStream({ decompress: false }) : null;
  },
  names: async (prefix) => {
    const [files] = await (await open()).getFiles({ prefix });
    return files.map(({ name }) => name).sort();
  },
});

/** A store in a bucket of Cloud Storage. The SDK is loaded with the first call. */
export const cloudStore = (bucket: () => string): LockedStore =>
  bucketStore(async () => {
    const { Storage } = await import('@google-cloud/storage');
    return new Storage().bucket(bucket());
  });
