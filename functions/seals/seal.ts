import { createHash, createPublicKey, verify } from 'node:crypto';
import { type Leaf, type Seal, type SealContent, signedText } from '#domain/office/proof/seal.ts';

const leafPattern = /^(\S+) ([1-9]\d*) ([0-9a-f]{64})$/;

/** Parses a line of a leaves file; null if it is invalid. */
export const leafIn = (line: string): Leaf | null => {
  const [, streamId, version, hash] = leafPattern.exec(line) ?? [];
  return streamId && hash ? { streamId, version: Number(version), hash } : null;
};

/** The bytes that are signed and hashed: the seal without its signature. */
export const signedBytes = (content: SealContent): Buffer => Buffer.from(signedText(content));

/** The hash of a seal (hex), stored in the next one as `prevSeal`. */
export const hashOfSeal = (content: SealContent): string => createHash('sha256').update(signedBytes(content)).digest('hex');

/** Whether this key (PEM) signed the content of the seal. */
export const isSignedBy = (seal: Seal, publicKey: string): boolean =>
  verify('sha256', signedBytes(seal), createPublicKey(publicKey), Buffer.from(seal.signature, 'base64'));
