import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { kmsRootKey, openWith, sealWith } from './rootKey.ts';

describe('a wrapped value', () => {
  const key = randomBytes(32);
  const plain = randomBytes(32);
  const sealed = sealWith(key, plain, 'hana');

  test('opens with its key and name', () => expect(openWith(key, sealed, 'hana')).toEqual(plain));

  test('does not open with another key or name, or after a byte was altered', () => {
    expect(() => openWith(randomBytes(32), sealed, 'hana')).toThrow();
    expect(() => openWith(key, sealed, 'ken')).toThrow();
    for (const at of sealed.keys()) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] as number) ^ 1;
      expect(() => openWith(key, altered, 'hana')).toThrow();
    }
    expect(() => openWith(key, sealed.subarray(0, 20), 'hana')).toThrow();
  });

  test('is different each time', () => expect(sealWith(key, plain, 'hana')).not.toEqual(sealed));
});

test('the root key of Cloud KMS gets the name as associated data', async () => {
  const key = 'projects/p/locations/asia-northeast1/keyRings/keys/cryptoKeys/keys';
  const text = (word: string) => Buffer.from(word).toString('base64');
  const call = vi.fn(async (_method: string, path: string) =>
    path.endsWith(':encrypt') ? { ciphertext: text('c') } : { plaintext: text('p') },
  );
  const root = kmsRootKey(key, call);
  expect(await root.encrypt(Buffer.from('p'), '2026Q4')).toEqual(Buffer.from('c'));
  expect(await root.decrypt(Buffer.from('c'), '2026Q4')).toEqual(Buffer.from('p'));
  const additionalAuthenticatedData = text('2026Q4');
  expect(call.mock.calls).toEqual([
    ['POST', `${key}:encrypt`, { plaintext: text('p'), additionalAuthenticatedData }],
    ['POST', `${key}:decrypt`, { ciphertext: text('c'), additionalAuthenticatedData }],
  ]);
  await expect(kmsRootKey(key, async () => ({})).decrypt(Buffer.from('c'), 'q')).rejects.toThrow('plaintext');
});
