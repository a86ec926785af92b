import { z } from 'zod';
import { canonicalJson } from '../kernel/fingerprint.ts';

// The daily seals, as they are public. How they are made: functions/seals.

/** How far a stream went when it was sealed, and the hash of its event there. */
export type Leaf = { readonly streamId: string; readonly version: number; readonly hash: string };

/** A leaf as it is hashed, and as a line of the leaves file. */
export const leafLine = ({ streamId, version, hash }: Leaf): string => `${streamId} ${version} ${hash}`;

/** SHA-256 in hex. */
export const hex = z.string().regex(/^[0-9a-f]{64}$/);

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

/** The text that is signed. */
export const signedText = ({ format, date, sealedAt, streams, root, leaves, prevSeal, key }: SealContent): string =>
  canonicalJson({ format, date, sealedAt, streams, root, leaves, prevSeal, key });

/** A neighbour on the way from a leaf to the root (RFC 6962), and the side it stands on. */
export const pathStep = z.strictObject({ side: z.enum(['left', 'right']), hash: hex });
export type PathStep = Readonly<z.infer<typeof pathStep>>;
