import { canonicalJson } from '../kernel/fingerprint.ts';

// How events of deals are hashed: field by field, so that one field can be shown without the
// others.

/** What the first event of a stream points back to. */
export const GENESIS = '0'.repeat(64);

/**
 * The leaves of a value by dotted path. Objects are entered; lists, texts, numbers and null are
 * leaves.
 */
export const leavesIn = (value: unknown, path: string): [path: string, value: unknown][] => {
  if (value === undefined) return [];
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, field]) => leavesIn(field, `${path}.${key}`));
};

/** What the digest of a leaf is made of. `salt` in hex: without it nobody can try values out. */
export const leafText = (salt: string, path: string, value: unknown): string => canonicalJson([salt, path, value]);

export type Digests = Readonly<Record<string, string>>;
type Named = {
  readonly id: string;
  readonly streamId: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
};

/** What the hash of an event with digests is made of. */
export const hashedText = (prevHash: string, { id, streamId, version, type, schemaVersion }: Named, digests: Digests): string =>
  prevHash + canonicalJson({ id, streamId, version, type, schemaVersion, digests });

/** What the hash of an event without digests is made of: its whole content. */
export const wholeText = (prevHash: string, { id, streamId, version, type, schemaVersion }: Named, data: unknown, meta: unknown): string =>
  prevHash + canonicalJson({ id, streamId, version, type, schemaVersion, data, meta });
