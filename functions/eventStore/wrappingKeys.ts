import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { jstMonth } from '#domain/kernel/calendar/instants.ts';
import { keyPaths } from '../platform/firestorePaths.ts';
import type { RootKey } from '../platform/rootKey.ts';
import { callServer } from './faults.ts';
import { isAlreadyExists } from './grpcStatus.ts';

/** wrappingKeys/{quarter}: a key that wraps people's keys, wrapped by the root key. */
type StoredWrapping = { readonly wrapped: string };

/** The keys that encrypt the keys of people. */
export type WrappingKeys = {
  /** The key of the present quarter, and its name. */
  current(): Promise<{ readonly by: string; readonly key: Buffer }>;
  /** A key by its name. Throws `ServerFault` when there is none, or when it does not open. */
  named(by: string): Promise<Buffer>;
};

/** The quarter of an instant, in Japan: `2026Q4`. */
export const quarterOf = (at: number): string => {
  const [year, month] = jstMonth(at).split('-');
  return `${year}Q${Math.ceil(Number(month) / 3)}`;
};

/** The wrapping keys of a process: each is unwrapped once, with one call of the root key. */
export const wrappingKeys = (db: Firestore, root: () => RootKey, now: () => number): WrappingKeys => {
  const known = new Map<string, Promise<Buffer>>();
  const ref = (by: string) => db.doc(keyPaths.wrappingKey(by));
  const opened = (by: string, { wrapped }: StoredWrapping): Promise<Buffer> =>
    callServer('keys', () => root().decrypt(Buffer.from(wrapped, 'base64'), by));
  const found = async (by: string): Promise<Buffer | null> => {
    const stored = (await ref(by).get()).data() as StoredWrapping | undefined;
    return stored ? opened(by, stored) : null;
  };
  const made = async (by: string): Promise<Buffer> => {
    const key = randomBytes(32);
    const wrapped = (await callServer('keys', () => root().encrypt(key, by))).toString('base64');
    try {
      await ref(by).create({ wrapped } satisfies StoredWrapping);
      return key;
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
    // Another process was first, or an answer was lost: what is stored counts.
    return existing(by);
  };
  const existing = async (by: string): Promise<Buffer> => {
    const key = await found(by);
    if (!key) return callServer('keys', () => Promise.reject(new Error(`there is no wrapping key ${by}`)));
    return key;
  };
  /** Once per process, unless it failed. */
  const once = (by: string, load: () => Promise<Buffer>): Promise<Buffer> => {
    const before = known.get(by);
    if (before) return before;
    const loading = load();
    known.set(by, loading);
    loading.catch(() => known.delete(by));
    return loading;
  };
  return {
    current: async () => {
      const by = quarterOf(now());
      return { by, key: await once(by, async () => (await found(by)) ?? made(by)) };
    },
    named: (by) => once(by, () => existing(by)),
  };
};
