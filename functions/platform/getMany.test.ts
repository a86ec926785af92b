import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { memoryFirestore } from '#local/memory/firestore.ts';
import { getMany } from './getMany.ts';

let calls: string[];
let db: Firestore;
beforeEach(async () => {
  calls = [];
  const stored = memoryFirestore();
  for (const path of ['jobs/a', 'jobs/b', 'jobs/c']) await stored.connect().doc(path).set({ path });
  db = stored.connect(async (call, effect) => {
    calls.push(call);
    if (call.includes('refused')) throw new Error('refused');
    return effect();
  });
});

const refs = (...names: readonly string[]): DocumentReference[] => names.map((name) => db.doc(`jobs/${name}`));
const namesIn = (found: readonly DocumentSnapshot[]) => found.map((document) => [document.id, document.exists]);
const here = (...names: readonly string[]) => names.map((name) => [name, true]);

test('beside a call, what is asked for in one turn is one call that reads each document once', async () => {
  const [first, one, other] = await Promise.all([
    getMany(db, refs('b')),
    getMany(db, refs('a', 'b')),
    getMany(db, refs('c', 'a', 'missing')),
  ]);
  expect(calls).toEqual(['get jobs/b', 'get jobs/a,jobs/b,jobs/c,jobs/missing']);
  expect(namesIn(first)).toEqual(here('b'));
  expect(namesIn(one)).toEqual(here('a', 'b'));
  expect(namesIn(other)).toEqual([...here('c', 'a'), ['missing', false]]);
});

test('a later turn, another process and no documents share nothing', async () => {
  await getMany(db, refs('a'));
  expect(await getMany(db, [])).toEqual([]);
  await Promise.all([getMany(db, refs('a')), getMany(new Proxy(db, {}), refs('a'))]);
  expect(calls).toEqual(['get jobs/a', 'get jobs/a', 'get jobs/a']);
});

test('a document that the database refuses fails only the caller that asked for it', async () => {
  const answers = await Promise.allSettled(['c', 'a', 'refused', 'b'].map((name) => getMany(db, refs(name))));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? namesIn(answer.value) : answer.reason.message))).toEqual([
    ...[here('c'), here('a'), 'refused', here('b')],
  ]);
});

test('a call reads 100 documents at most, unless one caller asks for more', async () => {
  const many = (from: number, count: number) => refs(...Array.from({ length: count }, (_, index) => String(from + index)));
  const asked = [many(0, 1), many(0, 60), many(60, 40), many(100, 1), many(200, 120)];
  const found = await Promise.all(asked.map((each) => getMany(db, each)));
  expect(found.map((documents) => documents.length)).toEqual([1, 60, 40, 1, 120]);
  expect(calls.map((call) => call.split(',').length)).toEqual([1, 100, 1, 120]);
});
