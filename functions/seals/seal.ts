import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '#domain/kernel/fingerprint.ts';

/** How far a stream went when it was sealed, and the hash of its event there. */
export type Leaf = { readonly streamId: string; readonly version: number; readonly hash: string };

/** A leaf as it is hashed, and as a line of the leaves file. */
export const leafText = ({ streamId, version, hash }: Leaf): string => `${streamId} ${version} ${hash}`;

const leafPattern = /^(\S+) ([1-9]\d*) ([0-9a-f]{64})$/;

/** Reads a line of a leaves file; null when it is none. */
export const leafIn = (line: string): Leaf | null => {
  const [, streamId, version, hash] = leafPattern.exec(line) ?? [];
  return streamId && hash ? { streamId, version: Number(version), hash } : null;
};

const hex = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * What is signed: the Merkle root over the heads of all streams, in the order of their ids. `date`
 * is that of Japan, `sealedAt` in ms. `leaves` names the file that has them; `prevSeal` is the hash
 * of the seal before, null for the first.
 */
export const sealContent = z.strictObject({
  format: z.literal(1),
  date: z.iso.date(),
  sealedAt: z.int(),
  streams: z.int().min(0),
  root: hex,
  leaves: z.string().regex(/^leaves\/[\w-]+\.gz$/),
  prevSeal: hex.nullable(),
  key: z.string(),
});
export type SealContent = z.infer<typeof sealContent>;

/**
 * A seal as it is kept and shown: the content, and an ECDSA signature (P-256, SHA-256, DER in
 * base64) over its canonical JSON.
 */
export const sealSchema = sealContent.extend({ signature: z.base64() });
export type Seal = z.infer<typeof sealSchema>;

export const signedBytes = ({ format, date, sealedAt, streams, root, leaves, prevSeal, key }: SealContent): Buffer =>
  Buffer.from(canonicalJson({ format, date, sealedAt, streams, root, leaves, prevSeal, key }));

/** What the next seal points back to. */
export const hashOfSeal = (content: SealContent): string => createHash('sha256').update(signedBytes(content)).digest('hex');

/** Whether the key signed this seal as it is. `publicKey` in PEM. */
export const isSignedBy = (seal: Seal, publicKey: string): boolean =>
  verify('sha256', signedBytes(seal), createPublicKey(publicKey), Buffer.from(seal.signature, 'base64'));
