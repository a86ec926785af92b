import { AggregateField, FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { type MemoryFirestore, memoryFirestore } from './firestore.ts';

let database: MemoryFirestore;
let db: ReturnType<MemoryFirestore['connect']>;
beforeEach(() => {
  database = memoryFirestore();
  db = database.connect();
});

const dataAt = (path: string) => database.documents().get(path);
const code = (number: number) => expect.objectContaining({ code: number });

describe('one document', () => {
  test('is read as it was written, once and twice', async () => {
    const given = { at: new Date(5), list: [{ n: 1 }], none: null };
    await db.doc('things/1').create(given);
    const found = await db.doc('things/1').get();
    expect(found.data()).toEqual({ ...given, at: Timestamp.fromMillis(5) });
    expect([found.id, found.exists, found.get('list'), found.ref.parent.id]).toEqual(['1', true, [{ n: 1 }], 'things']);
    Object.assign(found.data() ?? {}, { none: 'changed' });
    given.list.push({ n: 2 });
    expect(dataAt('things/1')).toMatchObject({ none: null, list: [{ n: 1 }] });
  });

  test('that does not exist has no fields and no time', async () => {
    const none = await db.doc('things/1').get();
    expect([none.exists, none.data(), none.get('a.b'), none.updateTime]).toEqual([false, undefined, undefined, undefined]);
  });

  test('is created once, and updated only if it exists', async () => {
    await expect(db.doc('things/1').update({ n: 1 })).rejects.toEqual(code(5));
    await db.doc('things/1').create({ n: 1 });
    await expect(db.doc('things/1').create({ n: 2 })).rejects.toEqual(code(6));
    await db.doc('things/1').delete();
    await db.doc('things/1').delete();
    expect(dataAt('things/1')).toBeUndefined();
  });

  test('is updated by dotted paths and merged by maps', async () => {
    const ref = db.doc('things/1');
    await ref.set({ a: { b: 1, c: 2 }, d: 3 });
    await ref.update({ 'a.b': FieldValue.increment(4), 'a.c': FieldValue.delete(), 'e.f': 1, d: { g: 1 } });
    expect(dataAt('things/1')).toEqual({ a: { b: 5 }, d: { g: 1 }, e: { f: 1 } });
    await ref.set({ a: { c: FieldValue.increment(1) }, e: {}, 'x.y': 1 }, { merge: true });
    expect(dataAt('things/1')).toEqual({ a: { b: 5, c: 1 }, d: { g: 1 }, e: {}, 'x.y': 1 });
    await ref.set({ a: 1 });
    expect(dataAt('things/1')).toEqual({ a: 1 });
  });

  test('refuses undefined, and transforms inside a value', async () => {
    await expect(db.doc('things/1').set({ a: undefined })).rejects.toThrow('undefined');
    await expect(db.doc('things/1').set({ a: [FieldValue.increment(1)] })).rejects.toThrow('transform');
  });

  test('is written with a precondition; a write without changes keeps the update time', async () => {
    const ref = db.doc('things/1');
    await ref.set({ n: 1 });
    const { updateTime } = await ref.get();
    const onCondition = { lastUpdateTime: updateTime as Timestamp };
    await ref.set({ n: 1 });
    await ref.update({ n: 2 }, onCondition);
    await expect(ref.update({ n: 3 }, onCondition)).rejects.toEqual(code(9));
    await expect(ref.delete(onCondition)).rejects.toEqual(code(9));
    expect(dataAt('things/1')).toEqual({ n: 2 });
  });
});

describe('several documents', () => {
  test('are read in the requested order', async () => {
    await db.doc('things/2').set({ n: 2 });
    const found = await db.getAll(db.doc('things/1'), db.doc('things/2'));
    expect(found.map(({ exists }) => exists)).toEqual([false, true]);
  });

  test('are all written or none', async () => {
    const fill = () => {
      const batch = db.batch();
      batch.set(db.doc('things/1'), { n: 1 });
      batch.update(db.doc('things/1'), { n: FieldValue.increment(1) });
      batch.create(db.doc('things/2'), { n: 2 });
      return batch.commit();
    };
    await db.doc('things/2').set({});
    await expect(fill()).rejects.toEqual(code(6));
    expect(dataAt('things/1')).toBeUndefined();
    await db.doc('things/2').delete();
    await fill();
    expect([dataAt('things/1'), dataAt('things/2')]).toEqual([{ n: 2 }, { n: 2 }]);
  });
});

describe('a transaction', () => {
  const ref = () => db.doc('things/1');
  const raise = (maxAttempts: number, meanwhile: () => Promise<unknown>) => {
    let attempts = 0;
    const done = db.runTransaction(
      async (transaction) => {
        attempts++;
        const found = await transaction.get(ref());
        if (attempts === 1) await meanwhile();
        transaction.set(ref(), { n: (found.get('n') as number) + 1 });
        return attempts;
      },
      { maxAttempts },
    );
    return done;
  };

  test('runs again if a document that it read has changed', async () => {
    await ref().set({ n: 1 });
    expect(await raise(5, () => ref().set({ n: 10 }))).toBe(2);
    expect(dataAt('things/1')).toEqual({ n: 11 });
    expect(await raise(1, async () => {})).toBe(1);
    await expect(raise(1, () => ref().set({ n: 20 }))).rejects.toEqual(code(10));
    expect(dataAt('things/1')).toEqual({ n: 20 });
  });

  test('detects that a query finds more than before', async () => {
    const count = (maxAttempts: number) =>
      db.runTransaction(
        async (transaction) => {
          const { size } = await transaction.get(db.collection('things').where('n', '>', 0));
          await db.doc('things/1').set({ n: 1 });
          transaction.set(db.doc('counts/1'), { size });
        },
        { maxAttempts },
      );
    await expect(count(1)).rejects.toEqual(code(10));
    await count(1);
    expect(dataAt('counts/1')).toEqual({ size: 1 });
  });

  test('reads before it writes, and writes nothing if it throws', async () => {
    await expect(
      db.runTransaction(async (transaction) => {
        transaction.set(ref(), { n: 1 });
        await transaction.get(ref());
      }),
    ).rejects.toThrow('reads before it writes');
    expect(dataAt('things/1')).toBeUndefined();
  });
});

describe('a query', () => {
  const things = () => db.collection('things');
  const idsOf = async (query: { get(): Promise<{ docs: { id: string }[] }> }) => (await query.get()).docs.map(({ id }) => id);
  beforeEach(async () => {
    for (const [id, n] of Object.entries({ a: 3, b: 1, c: null, d: 'text', e: 1 })) await db.doc(`things/${id}`).set({ n, deep: { id } });
    await db.doc('things/f').set({});
    await db.doc('things/a/parts/x').set({ n: 1 });
    await db.doc('others/o/parts/y').set({ n: 2 });
  });

  test('finds by equality, and by comparison with values of the same type', async () => {
    expect(await idsOf(things().where('n', '==', null))).toEqual(['c']);
    expect(await idsOf(things().where('deep.id', '==', 'd'))).toEqual(['d']);
    expect(await idsOf(things().where('n', '<=', 3))).toEqual(['b', 'e', 'a']);
    expect(await idsOf(things().where('n', '<', 3))).toEqual(['b', 'e']);
    expect(await idsOf(things().where('n', '>=', 1).where('n', '>', 1))).toEqual(['a']);
  });

  test('sorts by type, value and path, without documents that lack the field', async () => {
    expect(await idsOf(things())).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(await idsOf(things().orderBy('n'))).toEqual(['c', 'b', 'e', 'a', 'd']);
    expect(await idsOf(things().orderBy('n', 'desc').limit(3))).toEqual(['d', 'a', 'e']);
    expect(await idsOf(things().orderBy(FieldPath.documentId(), 'desc').limit(1))).toEqual(['f']);
  });

  test('continues after a document or a value', async () => {
    const { docs } = await things().where('n', '>', 0).orderBy('n').limit(1).get();
    expect(await idsOf(things().where('n', '>', 0).orderBy('n').startAfter(docs[0]))).toEqual(['e', 'a']);
    expect(await idsOf(things().where('n', '>', 0).orderBy('n').startAfter(1))).toEqual(['a']);
    expect(await idsOf(things().where('n', '>', 0).orderBy('n').startAt(docs[0]))).toEqual(['b', 'e', 'a']);
    expect(await idsOf(things().orderBy(FieldPath.documentId()).startAt(db.doc('things/e')))).toEqual(['e', 'f']);
    expect(await idsOf(things().where(FieldPath.documentId(), '>=', 'e'))).toEqual(['e', 'f']);
    expect(await idsOf(things().orderBy('n', 'desc').orderBy(FieldPath.documentId(), 'desc').startAfter(1, 'e'))).toEqual(['b', 'c']);
  });

  test('searches all collections of an id, counts and selects', async () => {
    expect(await idsOf(db.collectionGroup('parts').where('n', '>', 0))).toEqual(['x', 'y']);
    expect((await things().where('n', '==', 1).count().get()).data()).toEqual({ count: 2 });
    expect((await db.collectionGroup('').get()).size).toBe(8);
    const [only] = (await things().select('n').limit(1).get()).docs;
    expect(only?.data()).toEqual({ n: 3 });
  });

  test('sums numbers only', async () => {
    const sums = things().aggregate({ count: AggregateField.count(), n: AggregateField.sum('n'), none: AggregateField.sum('deep.n') });
    expect((await sums.get()).data()).toEqual({ count: 6, n: 5, none: 0 });
  });
});

test('a connection runs each call through `around`', async () => {
  const calls: string[] = [];
  const told = database.connect(async (call, effect) => {
    calls.push(call);
    return effect();
  });
  await told.doc('things/1').set({ n: 1 });
  await told.runTransaction(async (transaction) => {
    await transaction.getAll(told.doc('things/1'), told.doc('things/2'));
  });
  expect(calls).toEqual(['set things/1', 'transaction get things/1,things/2', 'transaction commit']);
});

test('a fork is independent', async () => {
  await db.doc('things/1').set({ n: 1 });
  const other = database.fork();
  await other.connect().doc('things/1').set({ n: 2 });
  expect([dataAt('things/1'), other.documents().get('things/1')]).toEqual([{ n: 1 }, { n: 2 }]);
});
