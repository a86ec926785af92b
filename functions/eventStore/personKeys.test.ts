import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { personKeys } from './personKeys.ts';

type Ref = { readonly id: string };

/** A database that has everybody's key and counts how many it was asked for. */
const everybodysKeys = () => {
  const asked: string[] = [];
  const db = {
    doc: (path: string): Ref => ({ id: path.slice('personKeys/'.length) }),
    getAll: async (...refs: Ref[]) => {
      asked.push(...refs.map(({ id }) => id));
      return refs.map(({ id }) => ({ id, get: () => Buffer.from(id).toString('base64') }));
    },
  };
  return { asked, keys: personKeys(db as unknown as Firestore, () => 1) };
};

test('a process keeps 10,000 keys; the one that was read longest ago goes first', async () => {
  const { asked, keys } = everybodysKeys();
  await keys.read(['hana', 'ken']);
  const many = Array.from({ length: 9_999 }, (_, index) => `person-${index}`);
  expect((await keys.read(many)).size).toBe(9_999);
  asked.length = 0;
  await keys.read(['ken']);
  expect(asked).toEqual([]);
  await keys.read(['hana']);
  expect(asked).toEqual(['hana']);
});

test('a page of more people than are kept is answered whole', async () => {
  const { keys } = everybodysKeys();
  const found = await keys.read(Array.from({ length: 12_000 }, (_, index) => `person-${index}`));
  expect([...found.values()].filter((key) => key === null)).toEqual([]);
});
