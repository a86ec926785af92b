import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { memoryFirestore } from '#local/memory/firestore.ts';
import { gathered } from './gathered.ts';

const connect = () => memoryFirestore().connect(async (_, effect) => effect());
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Groups that end on command, in the order of their start. */
const recorded = () => {
  const groups: { readonly items: readonly string[]; readonly end: () => void }[] = [];
  const take = gathered<string, string>((items) => {
    const { promise, resolve } = Promise.withResolvers<readonly PromiseSettledResult<string>[]>();
    const end = () =>
      resolve(
        items.map((item) => (item === 'bad' ? { status: 'rejected', reason: new Error(item) } : { status: 'fulfilled', value: item })),
      );
    groups.push({ items, end });
    return promise;
  });
  return { take, groups, started: () => groups.map(({ items }) => items) };
};

test('items gather while one with the same key is handled, and are answered one by one', async () => {
  const { take, groups, started } = recorded();
  const db = connect();
  const first = take(db, ['inbox/a'], 'first');
  const rest = [take(db, ['inbox/a'], 'second'), take(db, ['inbox/a', 'inbox/b'], 'third')];
  const bad = expect(take(db, ['inbox/a'], 'bad')).rejects.toThrow('bad');
  expect(started()).toEqual([['first']]);
  groups[0]?.end();
  expect(await first).toBe('first');
  await soon();
  expect(started()).toEqual([['first'], ['second', 'third', 'bad']]);
  groups[1]?.end();
  expect(await Promise.all(rest)).toEqual(['second', 'third']);
  await bad;
});

test('an item with other keys, or in another process, does not wait', () => {
  const { take, started } = recorded();
  const db = connect();
  for (const [store, keys, name] of [
    [db, ['a'], 'one'],
    [db, ['b'], 'two'],
    [db, [], 'three'],
    [connect(), ['a'], 'four'],
  ] as const)
    void take(store, keys, name);
  expect(started()).toEqual([['one'], ['two'], ['three'], ['four']]);
});

test('an item that needs two keys is not passed over by items that need one', async () => {
  const { take, groups, started } = recorded();
  const db = connect();
  for (const [keys, name] of [
    [['a'], 'one'],
    [['a', 'b'], 'both'],
    [['b'], 'later'],
  ] as const)
    void take(db, keys, name);
  expect(started()).toEqual([['one']]);
  groups[0]?.end();
  await soon();
  expect(started()).toEqual([['one'], ['both', 'later']]);
});

test('a group runs in the context of its first item', async () => {
  const store = new AsyncLocalStorage<string>();
  const ended = Promise.withResolvers<void>();
  const seen: (string | undefined)[] = [];
  const take = gathered<string, string>(async (items) => {
    seen.push(store.getStore());
    await ended.promise;
    return items.map((value) => ({ status: 'fulfilled', value }));
  });
  const db = connect();
  const all = ['one', 'two', 'three'].map((name) => store.run(name, () => take(db, ['a'], name)));
  ended.resolve();
  await Promise.all(all);
  expect(seen).toEqual(['one', 'two']);
});

test('a group has at most twenty items', async () => {
  const { take, groups, started } = recorded();
  const db = connect();
  for (let n = 0; n < 30; n++) void take(db, ['a'], String(n));
  for (const index of [0, 1]) {
    groups[index]?.end();
    await soon();
  }
  expect(started().map(({ length }) => length)).toEqual([1, 20, 9]);
});
