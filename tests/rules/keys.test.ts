import { readFile } from 'node:fs/promises';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { collection, connectFirestoreEmulator, doc, type Firestore, getDoc, getDocs, getFirestore, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEYS_DATABASE, keyPaths } from '#functions/platform/firestorePaths.ts';
import { setKeysRules } from '#local/stack/savedState.ts';
import { principalNames, principals } from './principals.ts';

const project = 'demo-casting';
const host = () => process.env.FIRESTORE_EMULATOR_HOST as string;
const apps: FirebaseApp[] = [];

/** The database of keys for this person's browser; `owner` is the server. */
const databaseOf = (name: string, token: object | string | undefined): Firestore => {
  const app = initializeApp({ projectId: project, apiKey: 'none' }, `keys ${name}`);
  apps.push(app);
  const database = getFirestore(app, KEYS_DATABASE);
  const [address, port] = host().split(':') as [string, string];
  connectFirestoreEmulator(database, address, Number(port), token ? { mockUserToken: token as { user_id: string } | string } : {});
  return database;
};

const people = principalNames.map((name) => {
  const { uid, emailVerified, secondFactor } = principals[name];
  const firebase = { sign_in_provider: 'password', ...(secondFactor && { sign_in_second_factor: 'totp' }) };
  return { name, token: uid === null ? undefined : { user_id: uid, email_verified: emailVerified, firebase } };
});
const stored = Object.values(keyPaths).map((path) => path('one'));

let server: Firestore;
beforeAll(async () => {
  server = databaseOf('server', 'owner');
  for (const path of stored) await setDoc(doc(server, path), { wrapped: 'x' });
  for (const { token } of people)
    if (token) await setDoc(doc(server, `users/${token.user_id}`), { isAdmin: true, suspended: false, deletedAt: null });
});
afterAll(() => Promise.all(apps.map(deleteApp)));

const attempts = (database: Firestore, path: string): readonly (readonly [string, () => Promise<unknown>])[] => [
  ['get', () => getDoc(doc(database, path))],
  ['list', () => getDocs(collection(database, path.split('/')[0] as string))],
  ['write', () => setDoc(doc(database, path), { wrapped: 'y' })],
  ['create', () => setDoc(doc(database, `${path}-new`), { wrapped: 'y' })],
];
const refusalsOf = (database: Firestore) =>
  Promise.all(
    stored.flatMap((path) =>
      attempts(database, path).map(async ([what, attempt]) =>
        attempt().then(
          () => `${what} ${path}: permitted`,
          (error: { code?: string }) => error.code,
        ),
      ),
    ),
  );

describe('the database of keys', () => {
  test.each(people)('is closed to $name', async ({ name, token }) => {
    expect(new Set(await refusalsOf(databaseOf(name, token)))).toEqual(new Set(['permission-denied']));
  });

  test('is closed by its own rules: with other rules the same attempts succeed', async () => {
    const rules = await readFile(new URL('../../firestore.keys.rules', import.meta.url), 'utf8');
    await setKeysRules(host(), rules.replace('if false', 'if true'));
    try {
      expect(new Set(await refusalsOf(databaseOf('anybody', undefined)))).not.toContain('permission-denied');
    } finally {
      await setKeysRules(host(), rules);
    }
  });

  test('contains the server’s documents, so no denial above was caused by a missing document', async () => {
    for (const path of stored) expect((await getDoc(doc(server, path))).exists()).toBe(true);
  });

  test('and the main database are deployed with rules and indexes each', async () => {
    const { firestore } = JSON.parse(await readFile(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
      firestore: { database: string; rules: string; indexes: string }[];
    };
    expect(firestore.map(({ database }) => database)).toEqual(['(default)', KEYS_DATABASE]);
    expect(new Set(firestore.flatMap(({ rules, indexes }) => [rules, indexes])).size).toBe(4);
  });
});
