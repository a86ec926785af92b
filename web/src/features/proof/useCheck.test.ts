import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { webCrypto } from './useCheck.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const signed = (text: string) => sign('sha256', Buffer.from(text), privateKey);

test('a DER signature is valid for its text and key, for every length of its halves', async () => {
  for (let count = 0; count < 300; count++) {
    const text = `検証コード ${count}`;
    expect(await webCrypto.isSigned(pem, text, signed(text).toString('base64'))).toBe(true);
  }
});

test('any other signature is not', async () => {
  const signature = signed('seal');
  expect(await webCrypto.isSigned(pem, 'another', signature.toString('base64'))).toBe(false);
  for (let at = 0; at < signature.length; at++) {
    const altered = Buffer.from(signature);
    altered[at] = (altered[at] as number) ^ 1;
    expect([at, await webCrypto.isSigned(pem, 'seal', altered.toString('base64'))]).toEqual([at, false]);
  }
  for (const other of ['', 'AAAA', 'no base64!']) expect(await webCrypto.isSigned(pem, 'seal', other)).toBe(false);
  expect(await webCrypto.isSigned('no key', 'seal', signature.toString('base64'))).toBe(false);
});

test('a text has its standard SHA-256 hash', async () => {
  const bytes = await webCrypto.sha256(new TextEncoder().encode('abc'));
  expect(Buffer.from(bytes).toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
