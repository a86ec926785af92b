import { expect, test } from 'vitest';
import { memoryFirestore } from '#local/memory/firestore.ts';
import { inTurn } from './inTurn.ts';

const connect = () => memoryFirestore().connect(async (_, effect) => effect());

/** Work that records its start and ends on command. */
const noted = (name: string, said: string[]) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    said.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
};
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('work on the same document waits for earlier work, also if that fails', async () => {
  const [db, said] = [connect(), [] as string[]];
  const [one, two, three] = [noted('one', said), noted('two', said), noted('three', said)];
  const failed = expect(inTurn(db, ['inbox/a'], one.work)).rejects.toThrow('one');
  const both = inTurn(db, ['inbox/a', 'inbox/b'], two.work);
  const last = inTurn(db, ['inbox/b'], three.work);
  await soon();
  expect(said).toEqual(['one']);
  one.fail();
  await failed;
  await soon();
  expect(said).toEqual(['one', 'two']);
  two.end();
  expect(await both).toBe('two');
  three.end();
  expect(await last).toBe('three');
});

test('work on other documents, or in another process, does not wait', async () => {
  const [db, said] = [connect(), [] as string[]];
  const slow = noted('slow', said);
  const waiting = inTurn(db, ['inbox/a'], slow.work);
  expect(await inTurn(db, ['inbox/b'], async () => 'other document')).toBe('other document');
  expect(await inTurn(db, [], async () => 'no document')).toBe('no document');
  expect(await inTurn(connect(), ['inbox/a'], async () => 'other process')).toBe('other process');
  slow.end();
  await waiting;
});
