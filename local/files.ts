import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  sign,
  timingSafeEqual,
} from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ObjectStore, uploadHeaders } from '#functions/media/objectStore.ts';
import type { LockedStore } from '#functions/platform/lockedStore.ts';
import { openWith, type RootKey, sealWith } from '#functions/platform/rootKey.ts';
import type { Signer } from '#functions/seals/signer.ts';

// Folders and files of this machine in the place of Cloud Storage and Cloud KMS.

const hasCode = (error: unknown, code: string): boolean => (error as { code?: unknown }).code === code;

/** The result of a read; null if the file does not exist. */
const ifPresent = async <Result>(work: Promise<Result>): Promise<Result | null> => {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

/** The signature of an upload: binds it to path, end (ms) and headers. */
export const signatureOf = (key: string, path: string, expiresAt: number, headers: Readonly<Record<string, string>>): string => {
  const signed = ['PUT', path, expiresAt, ...Object.entries(headers).map(([name, value]) => `${name}:${value}`)].join('\n');
  return createHmac('sha256', key).update(signed).digest('hex');
};

/** Compares two signatures in constant time. */
export const sameSignature = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));

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
 * The folder of pictures, movies and PDFs. `key` signs uploads to `uploadOrigin`. Paths come from
 * our own code, never from a request.
 */
export const folderStorage = (
  folder: string,
  { uploadOrigin, key }: { readonly uploadOrigin: string; readonly key: string },
): ObjectStore => {
  const place = (path: string) => join(folder, path);
  return {
    signedUpload: async (grant) => {
      const { path, expiresAt } = grant;
      const url = new URL(`/storage/${path}`, uploadOrigin);
      url.searchParams.set('expires', String(expiresAt));
      url.searchParams.set('signature', signatureOf(key, path, expiresAt, uploadHeaders(grant)));
      return { url: url.href, method: 'PUT', headers: uploadHeaders(grant) };
    },
    sizeOf: async (path) => (await ifPresent(stat(place(path))))?.size ?? null,
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
    removeFolder: (removed) => rm(place(removed), { recursive: true, force: true }),
  };
};

/** A folder whose files are only created: seals, their leaves, the ledger of erasures. */
export const folderStore = (folder: string): LockedStore => {
  const has = async (name: string) => (await ifPresent(stat(join(folder, name))))?.isFile() ?? false;
  return {
    create: async (name, bytes) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      try {
        await pipeline(bytes, createWriteStream(file, { flags: 'wx' }));
      } catch (error) {
        // The status of Cloud Storage.
        throw hasCode(error, 'EEXIST') ? Object.assign(new Error(`${name} exists`, { cause: error }), { code: 412 }) : error;
      }
    },
    has,
    read: async (name) => ((await has(name)) ? createReadStream(join(folder, name)) : null),
    names: async (prefix) => ((await ifPresent(readdir(join(folder, prefix)))) ?? []).sort().map((name) => `${prefix}${name}`),
  };
};

/**
 * Reads a secret from a file, or creates it with mode 0600. If several processes create it at once,
 * the first one wins, and no process reads half a file.
 */
const readOrCreate = async (file: string, make: () => string): Promise<string> => {
  const known = await ifPresent(readFile(file, 'utf8'));
  if (known !== null) return known;
  await mkdir(dirname(file), { recursive: true });
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, make(), { mode: 0o600 });
  try {
    await link(own, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(own);
  }
  return readFile(file, 'utf8');
};

/** A key in a file, created on first use. */
export const fileRootKey = (file: string): RootKey => {
  const key = async () => Buffer.from(await readOrCreate(file, () => randomBytes(32).toString('base64')), 'base64');
  return {
    encrypt: async (plain, name) => sealWith(await key(), plain, name),
    decrypt: async (cipher, name) => openWith(await key(), cipher, name),
  };
};

const newPrivateKey = (): string =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey;

const SIGNING_KEY = 'local key file';

/** A key in a file that signs seals, created on first use. */
export const fileSigner = (file: string): Signer => ({
  key: SIGNING_KEY,
  sign: async (bytes) => sign('sha256', bytes, createPrivateKey(await readOrCreate(file, newPrivateKey))),
  publicKey: async (named = SIGNING_KEY) =>
    named === SIGNING_KEY
      ? createPublicKey(await readOrCreate(file, newPrivateKey))
          .export({ type: 'spki', format: 'pem' })
          .toString()
      : null,
});
