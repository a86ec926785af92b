import { expect, test } from 'vitest';
import { DAY, jstDate, MINUTE, SECOND } from '#domain/kernel/calendar/instants.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { memoryFirestore } from '#local/memory/firestore.ts';
import { keepLogLines } from '../testing/logLines.ts';
import { missingWords } from './missingWords.ts';

const lines = keepLogLines();

const world = () => {
  const database = memoryFirestore();
  let [at, isDown] = [NOON, false];
  const db = database.connect(async (_, effect) => {
    if (isDown) throw new Error('no connection');
    return effect();
  });
  const note = missingWords(db, () => at);
  const documents = () => [...database.documents()].filter(([path]) => path.startsWith('missingWords/')).map(([, held]) => held);
  return {
    note,
    documents,
    pass: (ms: number) => {
      at += ms;
    },
    goDown: () => {
      isDown = true;
    },
    counts: () => Object.fromEntries(documents().map(({ word, count }) => [word, count])),
  };
};

test('a word counts once per person and day; the document has no person', async () => {
  const { note, pass, documents } = world();
  await note('one', 'casts', ['ケン玉']);
  pass(2 * MINUTE);
  await note('one', 'casts', ['ケン玉']);
  await note('two', 'jobs', ['ケン玉']);
  pass(DAY);
  await note('one', 'casts', ['ケン玉']);
  expect(documents()).toMatchObject([
    { word: 'ケン玉', count: 3, casts: 2, jobs: 1, firstDay: jstDate(NOON), lastDay: jstDate(NOON + DAY) },
  ]);
  expect(Object.keys(documents()[0] ?? {}).sort()).toEqual(['casts', 'count', 'expireAt', 'firstDay', 'jobs', 'lastDay', 'word']);
  expect(JSON.stringify(documents())).not.toContain('one');
});

test('a longer word takes the count of its beginning while it is typed, and only then', async () => {
  const { note, pass, counts } = world();
  for (const word of ['ケン', 'ケン玉', 'ケン玉師']) {
    await note('one', 'casts', [word]);
    pass(SECOND);
  }
  expect(counts()).toEqual({ ケン: 0, ケン玉: 0, ケン玉師: 1 });
  pass(3_600 * SECOND);
  await note('one', 'casts', ['ケン玉師範']);
  await note('two', 'casts', ['ケン玉師']);
  expect(counts()).toEqual({ ケン: 0, ケン玉: 0, ケン玉師: 2, ケン玉師範: 1 });
});

test('one person adds 40 words on a day', async () => {
  const { note, counts, pass } = world();
  for (let n = 0; n < 50; n++) await note('one', 'casts', [`${n}語`]);
  expect(Object.keys(counts())).toHaveLength(40);
  pass(DAY);
  await note('one', 'casts', ['ケン玉']);
  expect(Object.keys(counts())).toHaveLength(41);
});

test('a failed write is reported, and the search goes on', async () => {
  const { note, goDown } = world();
  goDown();
  await note('one', 'casts', ['ケン玉']);
  expect(lines.map(({ severity }) => severity)).toEqual(['ERROR']);
});
