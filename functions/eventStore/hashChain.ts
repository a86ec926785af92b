import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { type Digests, GENESIS, hashedText, leafText, leavesIn, wholeText } from '#domain/proof/leaves.ts';

/** An event before it has a hash. */
export type Unsealed = Omit<EventEnvelope, 'hash'>;

/**
 * SHA-256 over the previous hash and the stored event, personal fields encrypted: it outlives an
 * erasure.
 */
export const seal = (event: Unsealed): EventEnvelope => ({ ...event, hash: hashOf(event) });

/**
 * The salt of a leaf, derived from a secret. In hex. A KeyObject is four times faster here than
 * bytes.
 */
export const saltOf = (secret: KeyObject, path: string): string => createHmac('sha256', secret).update(path).digest('hex');

/** The digest of a leaf: SHA-256 in hex. */
export const leafDigest = (salt: string, path: string, value: unknown): string => hash('sha256', leafText(salt, path, value));

/** The leaves of an event's stored content, each with its salt. */
export const saltedLeaves = ({ data, meta }: Pick<Unsealed, 'data' | 'meta'>, salt: string) => {
  const secret = createSecretKey(salt, 'hex');
  return [...leavesIn(data, 'data'), ...leavesIn(meta, 'meta')].map(([path, value]) => ({ path, value, salt: saltOf(secret, path) }));
};

/**
 * What an event with a proof is hashed by: the digests of its content, and the commitments to its
 * personal words.
 */
export const digestsOf = (event: Pick<Unsealed, 'data' | 'meta'>, { salt, commitments }: NonNullable<Unsealed['proof']>): Digests => ({
  ...Object.fromEntries(saltedLeaves(event, salt).map((leaf) => [leaf.path, leafDigest(leaf.salt, leaf.path, leaf.value)])),
  ...commitments,
});

/** The SHA-256 of an event in its canonical form, in hex. */
export const hashOf = (event: Unsealed): string => {
  const { prevHash, data, meta, proof } = event;
  return hash('sha256', proof ? hashedText(prevHash, event, digestsOf(event, proof)) : wholeText(prevHash, event, data, meta));
};

/**
 * Where and why the chain of a stream's events breaks first, or null when it holds. Events oldest
 * first, from version 1.
 */
export const chainBreak = (events: readonly EventEnvelope[]): { version: number; reason: string } | null => {
  let prevHash = GENESIS;
  for (const [index, event] of events.entries()) {
    const version = index + 1;
    if (event.version !== version) return { version, reason: `event ${version} is missing` };
    if (event.prevHash !== prevHash) return { version, reason: 'does not follow the event before it' };
    if (hashOf(event) !== event.hash) return { version, reason: 'content does not match its hash' };
    prevHash = event.hash;
  }
  return null;
};
