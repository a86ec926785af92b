import { beforeAll, describe, expect, test } from 'vitest';
import { NOON } from '#domain/testing/contexts.ts';
import { type Around, type MemoryFirestore, memoryFirestore } from '#local/memory/firestore.ts';
import { paths } from '../platform/firestorePaths.ts';
import { type BatchPart, type BatchProgress, runBatches } from './batchJob.ts';

const ALL = 2_000;
const name = 'clients_1';

let full: MemoryFirestore;
beforeAll(async () => {
  full = memoryFirestore();
  const db = full.connect();
  for (const part of ['offers', 'rooms'])
    for (let index = 0; index < ALL; index++) await db.doc(`${part}/${index}`).set({ of: '1', createdAt: Math.floor(index / 3), seen: 0 });
});

/** A process that walks: `work` counts on each document how often somebody was there. */
const worker = (database: MemoryFirestore, { around, at = NOON }: { around?: Around; at?: number } = {}) => {
  const db = database.connect(around);
  let pages = 0;
  const partOf = (collection: string): BatchPart => ({
    query: db.collection(collection).where('of', '==', '1'),
    orderBy: 'createdAt',
    work: async (page) => {
      pages += 1;
      await Promise.all(page.map(({ ref, data }) => ref.update({ seen: (data().seen as number) + 1 })));
      return true;
    },
  });
  const parts = ['offers', 'rooms'].map(partOf);
  return {
    run: (goal: number, stepPages?: number) =>
      runBatches({ db, now: () => at, pauseKeptMs: 0 }, { name, goal, parts, ...(stepPages && { stepPages }) }),
    pages: () => pages,
  };
};
const seenIn = (database: MemoryFirestore): number[] =>
  [...database.documents()].filter(([path]) => !path.startsWith('walks/')).map(([, { seen }]) => seen as number);
const noteIn = (database: MemoryFirestore) => database.documents().get(paths.batchJob(name)) as BatchProgress | undefined;

/** Never comes back from its n-th call that `isMeant`. */
const killedAt = (isMeant: (call: string) => boolean, n: number) => {
  const { promise: killed, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  const around: Around = async (call, effect) => {
    if (calls >= n) return new Promise(() => {});
    if (isMeant(call)) calls += 1;
    if (calls < n) return effect();
    resolve();
    return new Promise(() => {});
  };
  return { around, killed };
};
const isQuery = (call: string) => call.startsWith('query');

describe('a batch job', () => {
  test('comes to every document once', async () => {
    const database = full.fork();
    expect(await worker(database).run(1)).toBe('done');
    expect(seenIn(database)).toEqual(Array(2 * ALL).fill(1));
  });

  test('notes nothing when it is short', async () => {
    const database = memoryFirestore();
    for (let index = 0; index < 500; index++) await database.connect().doc(`offers/${index}`).set({ of: '1', createdAt: index, seen: 0 });
    expect(await worker(database).run(1)).toBe('done');
    expect(noteIn(database)).toBeUndefined();
    expect(seenIn(database)).toEqual(Array(500).fill(1));
  });

  test('does not go the same way again', async () => {
    const database = full.fork();
    await worker(database).run(1);
    const again = worker(database);
    expect(await again.run(1)).toBe('done');
    expect(again.pages()).toBe(0);
    expect(await again.run(2)).toBe('done');
    expect(seenIn(database)).toEqual(Array(2 * ALL).fill(2));
  });

  test('goes on where a step ended', async () => {
    const database = full.fork();
    const steps: string[] = [];
    for (let outcome = ''; outcome !== 'done'; steps.push(outcome)) outcome = await worker(database).run(1, 3);
    expect(steps).toEqual(['more', 'more', 'more', 'more', 'done']);
    expect(seenIn(database)).toEqual(Array(2 * ALL).fill(1));
  });

  test('ends although it is killed five times on the way, and repeats only what came after its last note', async () => {
    const database = full.fork();
    let at = NOON;
    for (let kill = 0; kill < 5; kill++, at += 60_000) {
      const { around, killed } = killedAt(isQuery, 4);
      void worker(database, { around, at }).run(1);
      await killed;
    }
    expect(await worker(database, { at }).run(1)).toBe('done');
    const seen = seenIn(database);
    expect(Math.min(...seen)).toBe(1);
    expect(seen.filter((times) => times > 1).length).toBeLessThanOrEqual(5 * 600);
  });

  test('is gone by one at a time; who has died is followed after half a minute', async () => {
    const database = full.fork();
    const { around, killed } = killedAt(isQuery, 4);
    void worker(database, { around }).run(1);
    await killed;
    const other = worker(database, { at: NOON + 29_000 });
    expect(await other.run(1)).toBe('leased');
    expect(other.pages()).toBe(0);
    expect(await worker(database, { at: NOON + 30_000 }).run(1)).toBe('done');
  });

  test('of two who follow a dead one at the same moment, one goes on', async () => {
    const database = full.fork();
    const { around, killed } = killedAt(isQuery, 4);
    void worker(database, { around }).run(1);
    await killed;
    const at = NOON + 30_000;
    expect((await Promise.all([1, 2, 3].map(() => worker(database, { at }).run(1)))).sort()).toEqual(['done', 'leased', 'leased']);
  });

  test('for an older goal gives way to a newer one', async () => {
    const database = full.fork();
    let isFirst = true;
    const overtaken: Around = async (call, effect) => {
      if (isQuery(call) && noteIn(database) && isFirst) {
        isFirst = false;
        expect(await worker(database).run(2)).toBe('done');
      }
      return effect();
    };
    expect(await worker(database, { around: overtaken }).run(1)).toBe('leased');
    expect(Math.min(...seenIn(database))).toBe(1);
    expect(noteIn(database)).toMatchObject({ goal: 2, part: 2 });
  });

  test('pauses during a rebuild, and continues after it', async () => {
    const database = full.fork();
    const control = database.connect().doc(paths.projectionControl);
    let pages = 0;
    const around: Around = async (call, effect) => {
      if (isQuery(call) && ++pages === 4) await control.set({ pausedAt: NOON });
      return effect();
    };
    expect(await worker(database, { around }).run(1)).toBe('paused');
    await control.set({ pausedAt: null });
    expect(await worker(database).run(1)).toBe('done');
    expect(seenIn(database).filter((times) => times === undefined)).toEqual([undefined]);
    expect(seenIn(database).filter((times) => times !== undefined)).toEqual(Array(2 * ALL).fill(1));
  });
});
