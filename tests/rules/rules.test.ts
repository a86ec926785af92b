import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#functions/platform/firestorePaths.ts';
import { pathsOf, readModelCollections } from '#projections/readModels.ts';
import { type Access, type Attempt, type Database, openAccess, PROJECT, rulesFile } from './attempts.ts';
import { collections, nameOf, type Read, readersOf } from './collections.ts';
import { nobody } from './principals.ts';

let doors: Access;
beforeAll(async () => {
  doors = await openAccess();
});
afterAll(() => doors.close());

const fromServer = { source: 'server' } as const;

const attemptOf =
  (path: string, read: Read, limit?: number): Attempt =>
  (database, uid) => {
    const own = (value: unknown) => (value === '{uid}' ? uid : value);
    if ('get' in read)
      return database
        .collection(path)
        .doc(String(own(read.get)))
        .get(fromServer);
    const filter = 'list' in read ? read.list : read.group;
    const all = 'list' in read ? database.collection(path) : database.collectionGroup(nameOf(path));
    const query = pairsOf(filter ?? []).reduce((narrowed: typeof all, [field, value]) => narrowed.where(field, '==', own(value)), all);
    return (limit === undefined ? query : query.limit(limit)).get(fromServer);
  };

/** The fields of a filter with their required values. */
const pairsOf = (filter: readonly unknown[]): [string, unknown][] =>
  Array.from({ length: filter.length / 2 }, (_, index) => [String(filter[2 * index]), filter[2 * index + 1]]);

const sorted = (names: readonly string[]) => [...names].sort();
const titleOf = (read: Read) => {
  if ('get' in read) return `get ${read.get}`;
  const [what, filter] = 'list' in read ? ['list', read.list] : ['collection group', read.group];
  return filter ? `${what} where ${filter.join(' is ')}` : `${what} of everything`;
};

describe.each(collections)('$path', ({ path, documents, reads, page }) => {
  const first = Object.keys(documents)[0] ?? 'talent';

  test.each(reads.map((read) => ({ title: titleOf(read), read })))('$title', async ({ read }) => {
    const attempt = attemptOf(path, read, 'limit' in read ? read.limit : undefined);
    expect(sorted(await doors.permitted(attempt))).toEqual(sorted(readersOf(path, read.allowed)));
  });

  test.each(reads.filter((read) => !('get' in read)).map((read) => ({ title: titleOf(read), read })))(
    '$title without a limit, or with a larger one, is refused to everybody',
    async ({ read }) => {
      expect(await doors.permitted(attemptOf(path, read))).toEqual(nobody);
      expect(await doors.permitted(attemptOf(path, read, page + 1))).toEqual(nobody);
    },
  );

  const grouped = reads.some((read) => 'group' in read);
  test.each(grouped ? [] : ['its collection group'])('%s is refused to everybody', async () => {
    expect(await doors.permitted(attemptOf(path, { group: null, limit: 1, allowed: nobody }, 1))).toEqual(nobody);
  });

  test('create, update and delete are refused to everybody', async () => {
    const collection = (database: Database) => database.collection(path);
    expect(await doors.permitted((database, uid) => collection(database).doc(`new-${uid}`).set({ clientId: uid }))).toEqual(nobody);
    expect(await doors.permitted((database) => collection(database).doc(first).update({ isAdmin: true }))).toEqual(nobody);
    expect(await doors.permitted((database, uid) => collection(database).doc(uid).set({ isAdmin: true }, { merge: true }))).toEqual(nobody);
    expect(await doors.permitted((database) => collection(database).doc(first).delete())).toEqual(nobody);
  });

  test('the server may do all of it: no denial above was caused by a missing document', async () => {
    await doors.asServer(async (database) => {
      const collection = database.collection(path);
      expect((await collection.doc(first).get()).exists).toBe(true);
      expect((await collection.get()).size).toBeGreaterThan(0);
      expect((await database.collectionGroup(nameOf(path)).get()).size).toBeGreaterThan(0);
      await collection.doc('new').set({ version: 1 });
      await collection.doc('new').update({ version: 2 });
      await collection.doc('new').delete();
    });
  });

  test('every requested document has a reader, or the collection is closed; lists can be closed alone', () => {
    const readable = reads.filter(({ allowed }) => allowed.length > 0);
    if (readable.length > 0) expect(reads.filter((read) => 'get' in read && read.allowed.length === 0)).toEqual([]);
  });
});

describe('every collection is tested', () => {
  const rows = collections.map(({ path }) => nameOf(path));

  test('of the rules', async () => {
    const rules = await readFile(rulesFile, 'utf8');
    const named = [...rules.matchAll(/match \/(?:\{path=\*\*\}\/)?(\w+)\/\{/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'databases');
    expect(named.length).toBeGreaterThan(9);
    expect(named.filter((name) => !rows.includes(name as string))).toEqual([]);
  });

  test('of the event store', () => {
    const used = Object.values(paths).flatMap((path) => {
      const parts = (typeof path === 'string' ? path : (path as (...ids: unknown[]) => string)('a', 'b', 'c')).split('/');
      return parts.filter((_, index) => index % 2 === 0);
    });
    expect([...new Set(used)].filter((name) => !rows.includes(name))).toEqual([]);
  });

  test('of the read models, under each parent collection', () => {
    const places = collections.map(({ path }) =>
      path
        .split('/')
        .map((part, index) => (index % 2 === 1 ? '*' : part))
        .join('/'),
    );
    expect(readModelCollections.flatMap(pathsOf).filter((path) => !places.includes(path))).toEqual([]);
  });
});

type Report = {
  readonly sourcePosition?: { readonly line?: number };
  readonly values?: readonly { readonly value?: { readonly boolValue?: boolean } }[];
};

test('every allow line permitted and denied something', async () => {
  const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const { report } = (await answer.json()) as { report: readonly Report[] };
  const seen = new Map<number, Set<boolean>>();
  for (const { sourcePosition, values } of report)
    for (const { value } of values ?? []) {
      const line = sourcePosition?.line ?? 0;
      if (value?.boolValue !== undefined) seen.set(line, (seen.get(line) ?? new Set()).add(value.boolValue));
    }
  const lines = (await readFile(rulesFile, 'utf8')).split('\n');
  const allows = lines.flatMap((text, index) => (/^\s*allow /.test(text) ? [{ line: index + 1, text: text.trim() }] : []));
  expect(allows.length).toBeGreaterThan(20);
  expect(allows.filter(({ line }) => (seen.get(line)?.size ?? 0) < 2)).toEqual([]);
});
