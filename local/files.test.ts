import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bucket, Storage } from '@google-cloud/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { cloudStorage } from '#functions/media/cloudStorage.ts';
import { uploadHeaders } from '#functions/media/objectStore.ts';
import { isTaken } from '#functions/platform/lockedStore.ts';
import { isSignedBy, signedBytes } from '#functions/seals/merkle.ts';
import { fileRootKey, fileSigner, folderStorage, folderStore } from './files.ts';

const grant = { path: 'uploads/hana/1', contentType: 'image/png', bytesMax: 5_000, expiresAt: Date.now() + 600_000 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inFolder = () => folderStorage(folder, { uploadOrigin: 'http://127.0.0.1:5001', key: 'a key' });

/** Signing needs only the service account's key, no network. */
const inCloud = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const storage = new Storage({ projectId: 'demo', credentials: { client_email: 'functions@demo.iam.gserviceaccount.com', private_key } });
  return cloudStorage(async () => storage.bucket('demo.appspot.com'));
};

describe.each([
  ['the folder', inFolder],
  ['Cloud Storage', inCloud],
])('an upload to %s', (_, store) => {
  test('is a PUT with headers for type, size and first write', async () => {
    const { url, method, headers } = await store().signedUpload(grant);
    expect(method).toBe('PUT');
    expect(headers).toEqual({
      'content-type': 'image/png',
      'x-goog-content-length-range': '1,5000',
      'x-goog-if-generation-match': '0',
    });
    expect(new URL(url).pathname).toMatch(/uploads\/hana\/1$/);
  });
  test('has its own address for each path, type, size and end', async () => {
    const one = store();
    const changes = [
      {},
      { path: 'uploads/ken/1' },
      { contentType: 'image/jpeg' },
      { bytesMax: 5_001 },
      { expiresAt: grant.expiresAt + MINUTE },
    ];
    const urls = await Promise.all(changes.map(async (change) => (await one.signedUpload({ ...grant, ...change })).url));
    expect(new Set(urls.map((url) => url.slice(url.indexOf('?')))).size).toBe(changes.length);
  });
});

test('Cloud Storage signs every header of the upload and the end', async () => {
  const { searchParams } = new URL((await inCloud().signedUpload(grant)).url);
  const signed = searchParams.get('X-Goog-SignedHeaders')?.split(';');
  expect(signed).toEqual(expect.arrayContaining([...Object.keys(uploadHeaders(grant)), 'host']));
  expect(Number(searchParams.get('X-Goog-Expires'))).toBeGreaterThan(590);
  expect(Number(searchParams.get('X-Goog-Expires'))).toBeLessThanOrEqual(600);
});

test('Cloud Storage lets browsers cache copied objects like written ones', async () => {
  const kept: unknown[] = [];
  const file = () => ({
    copy: async (_target: unknown, options: object) => void kept.push(options),
    save: async (_bytes: Buffer, { metadata }: { metadata: object }) => void kept.push(metadata),
  });
  const store = cloudStorage(async () => ({ file }) as unknown as Bucket);
  await store.copy('uploads/hana/1', 'movies/hana/1.mp4', 'video/mp4');
  await store.write('pictures/hana/1_M.webp', Buffer.from('x'), 'image/webp');
  const cacheControl = 'public, max-age=31536000, immutable';
  expect(kept).toEqual([{ contentType: 'video/mp4', cacheControl }, { cacheControl }]);
});

describe('the folder', () => {
  const path = 'pictures/hana/1_M.webp';
  test('stores, copies and deletes objects', async () => {
    const store = inFolder();
    expect(await store.sizeOf(path)).toBeNull();
    await store.write(path, Buffer.from('picture'), 'image/webp');
    expect(await store.sizeOf(path)).toBe(7);
    expect((await store.read(path)).toString()).toBe('picture');
    expect((await store.read(path, 3)).toString()).toBe('pic');
    expect((await store.read(path, 99)).toString()).toBe('picture');
    await store.copy(path, 'pictures/hana/2_M.webp', 'image/webp');
    expect((await store.read('pictures/hana/2_M.webp')).toString()).toBe('picture');
    await store.remove('pictures/hana/2_M.webp');
    await store.remove('pictures/hana/2_M.webp');
    expect(await store.sizeOf('pictures/hana/2_M.webp')).toBeNull();
  });
  test('deletes the objects of a folder and no others', async () => {
    const store = inFolder();
    for (const place of ['pictures/ken/1_S.webp', 'pictures/ken/1_M.webp', 'pictures/kenta/1_S.webp'])
      await store.write(place, Buffer.from('x'), 'image/webp');
    await store.removeFolder('pictures/ken/');
    await store.removeFolder('pictures/ken/');
    const sizes = await Promise.all(['pictures/ken/1_S.webp', 'pictures/ken/1_M.webp', 'pictures/kenta/1_S.webp'].map(store.sizeOf));
    expect(sizes).toEqual([null, null, 1]);
  });
});

test('the folder of seals writes nothing twice', async () => {
  const store = folderStore(join(folder, 'kept'));
  await store.create('seals/2026-11-21.json', ['first']);
  expect(isTaken(await store.create('seals/2026-11-21.json', ['second']).catch((error: unknown) => error))).toBe(true);
  expect(await readFile(join(folder, 'kept/seals/2026-11-21.json'), 'utf8')).toBe('first');
  expect(await store.names('seals/')).toEqual(['seals/2026-11-21.json']);
  expect(await store.read('seals/2026-11-22.json')).toBeNull();
});

describe('a key in a file is the same for all processes and readable only by its owner', () => {
  const five = <Key>(make: (file: string) => Key, file: string): Key[] => Array.from({ length: 5 }, () => make(file));

  test('the root key', async () => {
    const file = join(folder, 'keys/root.key');
    const sealed = await Promise.all(five(fileRootKey, file).map((root) => root.encrypt(Buffer.from('x'), 'q')));
    for (const each of sealed) expect(await fileRootKey(file).decrypt(each, 'q')).toEqual(Buffer.from('x'));
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test('the key of the seals', async () => {
    const file = join(folder, 'seals/key.pem');
    const [first, ...others] = await Promise.all(five(fileSigner, file).map((signer) => signer.publicKey()));
    expect(new Set([first, ...others]).size).toBe(1);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await fileSigner(file).publicKey('projects/p/cryptoKeyVersions/1')).toBeNull();
    const content = { format: 1, date: '2026-11-21', sealedAt: 1, streams: 2, root: 'a', leaves: 'b', prevSeal: null, key: 'c' } as const;
    const signature = (await fileSigner(file).sign(signedBytes(content))).toString('base64');
    expect(isSignedBy({ ...content, signature }, first as string)).toBe(true);
  });
});
