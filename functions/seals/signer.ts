import { createHash } from 'node:crypto';
import { callKms, type KmsCall, textIn } from '../platform/rootKey.ts';

/** Signs seals. The public key comes from the key's keeper, never from a seal. */
export type Signer = {
  readonly key: string;
  /** An ECDSA signature (P-256, SHA-256) in DER. */
  sign(bytes: Buffer): Promise<Buffer>;
  /** The public key (PEM) of `key`, by default the current one; null if the key is not ours. */
  publicKey(key?: string): Promise<string | null>;
};

/** The key of a key version; other texts are returned unchanged. */
const keyOf = (version: string): string => version.replace(/\/cryptoKeyVersions\/\d+$/, '');

/**
 * A key of Cloud KMS (EC_SIGN_P256_SHA256) that cannot be exported. `key` is the name of a key
 * version. Only the digest is sent.
 */
export const kmsSigner = (key: string, call: KmsCall = callKms()): Signer => ({
  key,
  sign: async (bytes) => {
    const digest = { sha256: createHash('sha256').update(bytes).digest('base64') };
    return Buffer.from(textIn(await call('POST', `${key}:asymmetricSign`, { digest }), 'signature'), 'base64');
  },
  // After a rotation, older seals name an older version of the same key.
  publicKey: async (named = key) => (keyOf(named) === keyOf(key) ? textIn(await call('GET', `${named}/publicKey`), 'pem') : null),
});
