import { hash } from 'node:crypto';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { Broken } from '#domain/office/proof/chainFaults.ts';
import { type Digests, GENESIS, hashedText, leafText, leavesIn, wholeText } from '#domain/office/proof/leaves.ts';

export type Unsealed = Omit<EventEnvelope, 'hash'>;

/** SHA-256 over the previous hash and the stored, encrypted event: it outlives an erasure. */
export const withHash = (event: Unsealed): EventEnvelope => ({ ...event, hash: hashOf(event) });

/** The block of SHA-256, and its digest (bytes). */
const [BLOCK, DIGEST] = [64, 32];
/** Room for the path of a leaf (bytes) that is hashed without a copy. */
const PATH = 192;

/**
 * Salts of leaves, derived from a secret of at most 64 bytes: HMAC-SHA-256 of the path, in hex. By
 * hand (RFC 2104), because a `createHmac` per leaf takes twice as long, and an event has 15 leaves.
 */
export const saltsBy = (secret: Uint8Array): ((path: string) => string) => {
  const inner = Buffer.alloc(BLOCK + PATH);
  const outer = Buffer.alloc(BLOCK + DIGEST);
  for (let at = 0; at < BLOCK; at++) {
    inner[at] = (secret[at] ?? 0) ^ 0x36;
    outer[at] = (secret[at] ?? 0) ^ 0x5c;
  }
  const withPath = (path: string): Buffer =>
    // At most three bytes a character.
    path.length * 3 <= PATH
      ? inner.subarray(0, BLOCK + inner.write(path, BLOCK))
      : Buffer.concat([inner.subarray(0, BLOCK), Buffer.from(path)]);
  return (path) => {
    outer.write(hash('sha256', withPath(path), 'binary'), BLOCK, 'binary');
    return hash('sha256', outer, 'hex');
  };
};

/** The digest of a leaf: SHA-256 in hex. */
export const leafDigest = (salt: string, path: string, value: unknown): string => hash('sha256', leafText(salt, path, value));

export const saltedLeaves = ({ data, meta }: Pick<Unsealed, 'data' | 'meta'>, salt: string) => {
  const saltOf = saltsBy(Buffer.from(salt, 'hex'));
  return [...leavesIn(data, 'data'), ...leavesIn(meta, 'meta')].map(([path, value]) => ({ path, value, salt: saltOf(path) }));
};

/** The hash of a provable event is over these: digests of content, commitments to words. */
export const digestsOf = (event: Pick<Unsealed, 'data' | 'meta'>, { salt, commitments }: NonNullable<Unsealed['proof']>): Digests => {
  const digests: Record<string, string> = {};
  for (const leaf of saltedLeaves(event, salt)) digests[leaf.path] = leafDigest(leaf.salt, leaf.path, leaf.value);
  return Object.assign(digests, commitments);
};

/** The SHA-256 of an event in its canonical form, in hex. */
export const hashOf = (event: Unsealed): string => {
  const { prevHash, data, meta, proof } = event;
  return hash('sha256', proof ? hashedText(prevHash, event, digestsOf(event, proof)) : wholeText(prevHash, event, data, meta));
};

/** The event before the first one: null at the start of a stream; `unread` is trusted. */
type Before = Pick<EventEnvelope, 'version' | 'hash'> | null | 'unread';

/**
 * The first fault of events that follow each other, oldest first; null if the chain holds. They
 * follow `before`, by default the start of their stream.
 */
export const chainFault = (events: readonly EventEnvelope[], before: Before = null): Broken | null => {
  let last = before;
  for (const event of events) {
    if (last !== 'unread') {
      const version = (last?.version ?? 0) + 1;
      if (event.version !== version) return { version, fault: 'MISSING' };
      if (event.prevHash !== (last?.hash ?? GENESIS)) return { version, fault: 'UNLINKED' };
    }
    if (hashOf(event) !== event.hash) return { version: event.version, fault: 'ALTERED' };
    last = event;
  }
  return null;
};
