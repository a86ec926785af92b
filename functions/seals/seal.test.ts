import { generateKeyPairSync, sign } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Bucket } from '@google-cloud/storage';
import { describe, expect, test, vi } from 'vitest';
import { leafLine, type SealContent } from '#domain/office/proof/seal.ts';
import { bucketStore, isTaken } from '../platform/lockedStore.ts';
import { hashOfSeal, isSignedBy, leafIn, signedBytes } from './seal.ts';
import { kmsSigner } from './signer.ts';

const content: SealContent = {
  format: 1,
  date: '2026-11-21',
  sealedAt: 1_795_187_400_000,
  streams: 2,
  root: 'a'.repeat(64),
  leaves: 'leaves/2026-11-21-one.gz',
  prevSeal: null,
  key: 'local key file',
};
const signature = (bytes: Buffer) => bytes.toString('base64');

describe('a signature', () => {
  test('of Cloud KMS is made from a digest, is valid for the unchanged seal only, and older versions of the key are known', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const key = 'projects/p/locations/asia-northeast1/keyRings/r/cryptoKeys/seals/cryptoKeyVersions/2';
    const call = vi.fn(async (_method: string, path: string) =>
      path.endsWith('/publicKey') ? { pem } : { signature: signature(sign('sha256', signedBytes({ ...content, key }), privateKey)) },
    );
    const signer = kmsSigner(key, call);
    const seal = { ...content, key, signature: signature(await signer.sign(signedBytes({ ...content, key }))) };
    expect(isSignedBy(seal, (await signer.publicKey()) as string)).toBe(true);
    for (const change of [{ root: 'b'.repeat(64) }, { date: '2026-11-20' }, { streams: 3 }, { prevSeal: 'c'.repeat(64) }, { sealedAt: 1 }])
      expect([change, isSignedBy({ ...seal, ...change }, pem)]).toEqual([change, false]);
    const another = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
    expect(isSignedBy(seal, another.export({ type: 'spki', format: 'pem' }).toString())).toBe(false);
    expect(call.mock.calls[0]).toEqual(['POST', `${key}:asymmetricSign`, { digest: { sha256: expect.stringMatching(/^.{44}$/) } }]);
    expect(await signer.publicKey(key.replace(/2$/, '1'))).toBe(pem);
    expect(await signer.publicKey(key.replace('cryptoKeys/seals', 'cryptoKeys/mine'))).toBeNull();
    await expect(kmsSigner(key, async () => ({})).sign(Buffer.from('x'))).rejects.toThrow('signature');
  });
});

test('the next seal has the hash of the content: any change breaks the chain', () => {
  const hash = hashOfSeal(content);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfSeal({ ...content, root: 'b'.repeat(64) })).not.toBe(hash);
  expect(hashOfSeal(Object.fromEntries(Object.entries(content).reverse()) as SealContent)).toBe(hash);
});

test('a written leaf is parsed again, and other lines are refused', () => {
  const leaf = { streamId: 'offer-1', version: 7, hash: 'a'.repeat(64) };
  expect(leafIn(leafLine(leaf))).toEqual(leaf);
  for (const line of ['', 'offer-1 7', `offer-1 0 ${leaf.hash}`, `offer-1 7 ${leaf.hash}0`, `offer 1 7 ${leaf.hash}`])
    expect(leafIn(line)).toBeNull();
});

describe('the store of seals', () => {
  test('in a bucket refuses a second object of a name and lists by prefix', async () => {
    const kept = new Map<string, string>();
    const createWriteStream = (name: string, settings: { preconditionOpts?: { ifGenerationMatch?: number } }) => {
      const chunks: Buffer[] = [];
      return new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          chunks.push(chunk);
          done();
        },
        // Cloud Storage answers like this if the generation precondition fails.
        final: (done) => {
          const taken = settings.preconditionOpts?.ifGenerationMatch === 0 && kept.has(name);
          if (!taken) kept.set(name, Buffer.concat(chunks).toString());
          done(taken ? Object.assign(new Error('conditionNotMet'), { code: 412 }) : null);
        },
      });
    };
    const file = (name: string) => ({
      name,
      createWriteStream: (settings: object) => createWriteStream(name, settings),
      createReadStream: () => Readable.from([kept.get(name)]),
      exists: async () => [kept.has(name)],
    });
    const getFiles = async ({ prefix }: { prefix: string }) => [[...kept.keys()].filter((name) => name.startsWith(prefix)).map(file)];
    const store = bucketStore(async () => ({ file, getFiles }) as unknown as Bucket);
    await store.create('seals/2026-11-22.json', ['first']);
    await store.create('seals/2026-11-21.json', ['older']);
    await store.create('leaves/2026-11-22-one.gz', ['leaves']);
    expect(isTaken(await store.create('seals/2026-11-22.json', ['second']).catch((error: unknown) => error))).toBe(true);
    expect(await text((await store.read('seals/2026-11-22.json')) as Readable)).toBe('first');
    expect(await store.read('seals/2026-11-23.json')).toBeNull();
    expect(await store.names('seals/')).toEqual(['seals/2026-11-21.json', 'seals/2026-11-22.json']);
  });
});
