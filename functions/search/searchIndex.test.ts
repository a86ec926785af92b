import { expect, test } from 'vitest';
import { MINUTE, SECOND } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { memoryFirestore } from '#local/memory/firestore.ts';
import { jobRow } from '#projections/testing/documents.ts';
import { packRows } from './packs.ts';
import { searchIndex } from './searchIndex.ts';

const world = () => {
  const calls: string[] = [];
  let failing = 0;
  const db = memoryFirestore().connect(async (call, effect) => {
    calls.push(call);
    if (failing > 0) {
      failing -= 1;
      throw new Error('no connection');
    }
    return effect();
  });
  let at = NOON;
  const index = searchIndex(db, () => at);
  return {
    put: (from: string, changedAt: number, ...ids: string[]) =>
      db.doc(`searchPacks/jobs_${from}`).set({ kind: 'jobs', from, rows: packRows(ids.map((id) => jobRow(id))), changedAt }),
    remove: (from: string) => db.doc(`searchPacks/jobs_${from}`).delete(),
    /** Makes the next database calls fail. */
    fail: (count: number) => {
      failing = count;
    },
    pass: (ms: number) => {
      at += ms;
    },
    ids: async () => (await index.jobs()).map(({ id }) => id).sort(),
    /** The reads of the index since the last call. */
    asked: () => calls.splice(0).filter((call) => !call.includes('commit') && !call.includes('set') && !call.includes('delete')),
  };
};

test('a change is visible after a second, with one query', async () => {
  const { put, pass, ids, asked } = world();
  await put('0', NOON, 'a');
  expect(await ids()).toEqual(['a']);
  await put('0', NOON + 1, 'a', 'b');
  expect(await ids()).toEqual(['a']);
  pass(SECOND);
  asked();
  expect(await ids()).toEqual(['a', 'b']);
  expect(asked()).toEqual(['query']);
  expect(await ids()).toEqual(['a', 'b']);
  expect(asked()).toEqual([]);
});

test('rows that could not be read are read by the next search', async () => {
  const { put, ids, fail } = world();
  await put('0', NOON, 'a');
  fail(1);
  await expect(ids()).rejects.toThrow('no connection');
  expect(await ids()).toEqual(['a']);
});

test('a pack that is split is seen completely', async () => {
  const { put, pass, ids } = world();
  await put('0', NOON, 'a', 'b');
  await ids();
  pass(SECOND);
  await put('0', NOON + SECOND, 'a');
  await put('8', NOON + SECOND, 'b');
  expect(await ids()).toEqual(['a', 'b']);
});

test('a rebuilt or removed pack without a newer time is seen ten minutes later', async () => {
  const { put, remove, pass, ids } = world();
  await put('0', NOON - MINUTE, 'a');
  await put('8', NOON - MINUTE, 'b');
  await ids();
  await put('0', NOON - MINUTE, 'a', 'c');
  await remove('8');
  pass(MINUTE);
  expect(await ids()).toEqual(['a', 'b']);
  pass(9 * MINUTE);
  expect(await ids()).toEqual(['a', 'c']);
});
