import type { Firestore } from 'firebase-admin/firestore';
import { keyPaths } from '#functions/platform/firestorePaths.ts';
import { runtime } from '#functions/runtime.ts';
import { level, now } from './level.ts';

/** The database of keys. The product uses it through `runtime().keys` only. */
export const keysDatabase = (): Firestore => level().keysDatabase();

/** Whether a person, a place on the roster, a record or a contact has a key. */
export const hasKey = async (name: string): Promise<boolean> => {
  const { keys } = runtime();
  keys.forget(name);
  return (await keys.read([name])).get(name) !== null;
};

/** Runs work while a person's key is erased, and restores the key after it. */
export const whileErased = async <Result>(uid: string, work: () => Promise<Result>): Promise<Result> => {
  const key = keysDatabase().doc(keyPaths.personKey(uid));
  const held = (await key.get()).data() as object;
  await key.set({ erasedAt: now() });
  runtime().keys.forget(uid);
  try {
    return await work();
  } finally {
    await key.set(held);
    runtime().keys.forget(uid);
  }
};
