import { generateKeyPairSync, sign } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Bucket } from '@google-cloud/storage';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { leafLine, type SealContent } from '#domain/office/proof/seal.ts';
import { bucketStore, isTaken } from '../platform/lockedStore.ts';
import { hashOfSeal, isSignedBy, leafIn, merkleTree, rootOf, signedBytes } from './merkle.ts';
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

const treeOf = (leaves: readonly Buffer[], watch?: number) => {
  const tree = merkleTree();
  for (const [index, leaf] of leaves.entries()) tree.add(leaf, index === watch);
  return tree.end();
};

// The test vectors of the Certificate Transparency implementations.
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

describe('a Merkle tree', () => {
  test.each(roots.map((root, count) => ({ root, count })))('with $count leaves has the root of RFC 6962', ({ root, count }) => {
    expect(treeOf(inputs.slice(0, count).map((hex) => Buffer.from(hex, 'hex')))).toMatchObject({ root, count });
  });

  test('has a path from each leaf to the root, with which no other leaf verifies', () => {
    const leaf = fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes));
    fc.assert(
      fc.property(fc.array(leaf, { minLength: 1, maxLength: 70 }), fc.nat(), leaf, (leaves, chosen, other) => {
        const index = chosen % leaves.length;
        const { root, path } = treeOf(leaves, index);
        const own = leaves[index] as Buffer;
        expect(root).toBe(treeOf(leaves).root);
        expect(rootOf(own, path)).toBe(root);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(leaves.length)));
        if (!other.equals(own)) expect(rootOf(other, path)).not.toBe(root);
      }),
    );
  });

  test('has another root for other leaves, another order, or one leaf less', () => {
    const leaves = inputs.map((hex) => Buffer.from(hex, 'hex'));
    const { root } = treeOf(leaves);
    expect(treeOf(leaves.toReversed()).root).not.toBe(root);
    expect(treeOf(leaves.with(3, Buffer.from('altered'))).root).not.toBe(root);
    expect(treeOf(leaves.slice(0, -1)).root).not.toBe(root);
  });
});
