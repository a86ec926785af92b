import { canonicalJson } from '../../kernel/fingerprint.ts';

// The hashes of a deal's events: field by field, so that single fields can be shown.

/** The previous hash of the first event of a stream. */
export const GENESIS = '0'.repeat(64);

/** The values in an object by dotted path. Lists, texts, numbers and null are not split. */
export const leavesIn = (value: unknown, path: string): [path: string, value: unknown][] => {
  const leaves: [path: string, value: unknown][] = [];
  addLeaves(leaves, value, path);
  return leaves;
};

const addLeaves = (leaves: [path: string, value: unknown][], value: unknown, path: string): void => {
  if (value === undefined) return;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) leaves.push([path, value]);
  else for (const [key, field] of Object.entries(value)) addLeaves(leaves, field, `${path}.${key}`);
};

/** The text that is hashed for a value. `salt` (hex) keeps it from being guessed. */
export const leafText = (salt: string, path: string, value: unknown): string =>
  `[${JSON.stringify(salt)},${JSON.stringify(path)},${canonicalJson(value)}]`;

/** The hashes of an event's values, by path. */
export type Digests = Readonly<Record<string, string>>;
type Named = {
  readonly id: string;
  readonly streamId: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
};

/** The text that is hashed for an event with hashes by field. */
export const hashedText = (prevHash: string, { id, streamId, version, type, schemaVersion }: Named, digests: Digests): string =>
  prevHash + canonicalJson({ id, streamId, version, type, schemaVersion, digests });

/** The text that is hashed for an event without hashes by field: its whole content. */
export const wholeText = (prevHash: string, { id, streamId, version, type, schemaVersion }: Named, data: unknown, meta: unknown): string =>
  prevHash + canonicalJson({ id, streamId, version, type, schemaVersion, data, meta });
