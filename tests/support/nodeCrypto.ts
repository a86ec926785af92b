import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Crypto } from '#domain/office/proof/verify.ts';

/** Node's implementation of the crypto that certificate checks need. */
export const nodeCrypto: Crypto = {
  sha256: async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  isSigned: async (key, text, signature) => verify('sha256', Buffer.from(text), createPublicKey(key), Buffer.from(signature, 'base64')),
};
