import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@google-cloud/storage';

/**
 * Where something lies that nobody may alter: seals and their leaves, the ledger of erasures.
 * Nothing is ever written twice: in production a retention lock keeps the bucket's objects, and the
 * account that adds them may not replace any. Beside the emulators a folder.
 */
export type LockedStore = {
  /** Writes a new object. Rejects with `isTaken` when there is one of this name. */
  create(name: string, bytes: AsyncIterable<Buffer | string> | Iterable<Buffer | string>): Promise<void>;
  has(name: string): Promise<boolean>;
  /** Null when there is none. */
  read(name: string): Promise<Readable | null>;
  /** The names that begin with the prefix, in order. */
  names(prefix: `${string}/`): Promise<string[]>;
};

/** Whether an object was there already. */
export const isTaken = (error: unknown): boolean => ['EEXIST', 412].includes((error as { code?: string | number }).code ?? '');
const isMissing = (error: unknown): boolean => ['ENOENT', 404].includes((error as { code?: string | number }).code ?? '');

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

export const folderStore = (folder: () => string): LockedStore => ({
  create: async (name, bytes) => {
    const file = join(folder(), name);
    await mkdir(dirname(file), { recursive: true });
    await pipeline(bytes, createWriteStream(file, { flags: 'wx' }));
  },
  has: (name) => isFile(join(folder(), name)),
  read: async (name) => {
    const file = join(folder(), name);
    return (await isFile(file)) ? createReadStream(file) : null;
  },
  names: async (prefix) => {
    try {
      return (await readdir(join(folder(), prefix))).sort().map((name) => `${prefix}${name}`);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  },
});

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

export const cloudStore = (bucket: () => string): LockedStore =>
  bucketStore(async () => {
    const { Storage } = await import('@google-cloud/storage');
    return new Storage().bucket(bucket());
  });
