import { z } from 'zod';
import { canonicalJson } from '../../kernel/fingerprint.ts';

// The public daily seals. functions/seals makes them.

/** The head of a stream at the time of the seal: its version and the hash of its last event. */
export type Leaf = { readonly streamId: string; readonly version: number; readonly hash: string };

/** A head as text, for the hash and for the file of heads. */
export const leafLine = ({ streamId, version, hash }: Leaf): string => `${streamId} ${version} ${hash}`;

/** A SHA-256 hash in hexadecimal. */
export const hex = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The signed content of a seal: the Merkle root over the heads of all streams, ordered by id.
 * `date` in JST, `sealedAt` in ms. `leaves`: the file of heads. `prevSeal`: hash of the previous
 * seal, null for the first.
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

/** A stored seal, with an ECDSA signature (P-256, SHA-256, DER in base64) of its JSON. */
export const sealSchema = sealContent.extend({ signature: z.base64() });
export type Seal = z.infer<typeof sealSchema>;

export const signedText = ({ format, date, sealedAt, streams, root, leaves, prevSeal, key }: SealContent): string =>
  canonicalJson({ format, date, sealedAt, streams, root, leaves, prevSeal, key });

/** A sibling hash on the path from a leaf to the root (RFC 6962), and its side. */
export const pathStep = z.strictObject({ side: z.enum(['left', 'right']), hash: hex });
export type PathStep = Readonly<z.infer<typeof pathStep>>;
