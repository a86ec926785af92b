import { createHash, createPublicKey, verify } from 'node:crypto';
import { type Leaf, type Seal, type SealContent, signedText } from '#domain/proof/seal.ts';

const leafPattern = /^(\S+) ([1-9]\d*) ([0-9a-f]{64})$/;

/** Reads a line of a leaves file; null when it is none. */
export const leafIn = (line: string): Leaf | null => {
  const [, streamId, version, hash] = leafPattern.exec(line) ?? [];
  return streamId && hash ? { streamId, version: Number(version), hash } : null;
};

export const signedBytes = (content: SealContent): Buffer => Buffer.from(signedText(content));

/** What the next seal points back to. */
export const hashOfSeal = (content: SealContent): string => createHash('sha256').update(signedBytes(content)).digest('hex');

/** Whether the key signed this seal as it is. `publicKey` in PEM. */
export const isSignedBy = (seal: Seal, publicKey: string): boolean =>
  verify('sha256', signedBytes(seal), createPublicKey(publicKey), Buffer.from(seal.signature, 'base64'));
