import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { KEYS_DATABASE, keyPaths } from '#functions/platform/firestorePaths.ts';
import { runtime } from '#functions/runtime.ts';

/** The database of keys. The product uses it through `runtime().keys` only. */
export const keysDatabase = (): Firestore => {
  const name = `keys of ${process.env.FIRESTORE_EMULATOR_HOST}`;
  const app = getApps().find((known) => known.name === name) ?? initializeApp({ projectId: process.env.GCLOUD_PROJECT as string }, name);
  return getFirestore(app, KEYS_DATABASE);
};

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
  await key.set({ erasedAt: Date.now() });
  try {
    return await work();
  } finally {
    await key.set(held);
  }
};
