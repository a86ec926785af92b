import { createHash, createPublicKey, verify } from 'node:crypto';
import { type Leaf, type PathStep, type Seal, type SealContent, signedText } from '#domain/office/proof/seal.ts';

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

// Merkle trees of RFC 6962, section 2.1. Leaves and nodes are hashed with different prefixes, so
// that one cannot be taken for the other.
const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

const sha256 = (...parts: readonly Buffer[]): Buffer => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The hash of a leaf (RFC 6962). */
export const leafHash = (leaf: Buffer): Buffer => sha256(LEAF, leaf);
const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(NODE, left, right);

type Subtree = { readonly size: number; readonly hash: Buffer; readonly watched: boolean };

/**
 * A tree over leaves that are added one by one. It stores only complete subtrees, so memory grows
 * with the logarithm of the count. It also records the path of the leaf that is added as `watched`.
 */
export const merkleTree = () => {
  const subtrees: Subtree[] = [];
  const path: PathStep[] = [];
  let count = 0;

  const join = (left: Subtree, right: Subtree): Subtree => {
    if (left.watched) path.push({ side: 'right', hash: right.hash.toString('hex') });
    if (right.watched) path.push({ side: 'left', hash: left.hash.toString('hex') });
    return { size: left.size + right.size, hash: nodeHash(left.hash, right.hash), watched: left.watched || right.watched };
  };

  return {
    add: (leaf: Buffer, watched = false): void => {
      let last: Subtree = { size: 1, hash: leafHash(leaf), watched };
      count += 1;
      while (subtrees.at(-1)?.size === last.size) last = join(subtrees.pop() as Subtree, last);
      subtrees.push(last);
    },
    /** Ends the tree: the number of leaves, the root in hex, and the path of the watched leaf. */
    end: (): { readonly count: number; readonly root: string; readonly path: readonly PathStep[] } => {
      const whole = subtrees.reduceRight<Subtree | undefined>((right, left) => (right ? join(left, right) : left), undefined);
      return { count, root: (whole?.hash ?? sha256()).toString('hex'), path };
    },
  };
};

/** The root (hex) of a leaf and its path: the signed one, if the leaf is in the tree. */
export const rootOf = (leaf: Buffer, path: readonly PathStep[]): string =>
  path
    .reduce((hash, { side, hash: other }) => {
      const neighbour = Buffer.from(other, 'hex');
      return side === 'left' ? nodeHash(neighbour, hash) : nodeHash(hash, neighbour);
    }, leafHash(leaf))
    .toString('hex');
