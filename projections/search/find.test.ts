import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/rotation.ts';
import { castSearch, heights } from '#domain/work/search/wanted.ts';
import { wordsOf } from '#domain/work/search/words.ts';
import { castConditions, castKeys } from './conditions.ts';
import { type After, find } from './find.ts';
import type { CastRow } from './rows.ts';

const word = fc.constantFrom('ヤマダ', 'ハナコ', '英語', '英会話', 'ダンス', 'ヤ', '東京', '20代', '女性', 'xyz');
const lines = fc.array(word, { maxLength: 2 }).map((words) => words.join('\n'));
const spans = ['2026-12-14', '2026-12-15'].map((day) => ({ from: day, to: day }));
const row = fc
  .record({
    texts: fc.tuple(lines, lines, lines),
    gender: fc.integer({ min: 0, max: 2 }),
    ageBand: fc.constantFrom(0, 6, 7, 8),
    prefecture: fc.constantFrom(0, 13, 14, 27),
    group: fc.integer({ min: 0, max: 3 }),
    industry: fc.subarray(['food', 'travel']),
    skills: fc.constantFrom({}, { eng: 1 }, { eng: 3, boat: 1 }),
    height: fc.constantFrom(0, 149, 150, 165, 190),
    rating: fc.constantFrom(0, 2, 3, 4.5),
    reviews: fc.integer({ min: 0, max: 3 }),
    movie: fc.boolean(),
    filled: fc.integer({ min: 0, max: 3 }),
    isFixedOrder: fc.boolean(),
    viewOrder: fc.integer({ min: 100, max: 103 }),
    liked: fc.integer({ min: 0, max: 2 }),
    createdAt: fc.integer({ min: 0, max: 3 }),
    days: fc.option(fc.record({ busy: fc.subarray([...spans]), ask: fc.subarray([...spans]), free: fc.subarray([...spans]) })),
  })
  .map((facts) => facts as Omit<CastRow, 'id'>);
const rows = fc
  .array(row, { maxLength: 40 })
  .map((all) => all.map((each, n): CastRow => ({ ...each, id: `c${String(n).padStart(2, '0')}` })));

const several = (...values: readonly string[]) => fc.subarray([...values]).map((chosen) => chosen.join(','));
const wanted = fc.record({
  q: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
  area: several('13', '27', 'r1'),
  gender: several('1', '2'),
  age: several('7', '8'),
  skills: several('eng.2', 'boat.1'),
  industry: several('food', 'travel'),
  group: several('1', '2'),
  height: several(...heights.map(String)),
  rating: fc.constantFrom('', '3', '4'),
  movie: fc.constantFrom('', '1'),
  days: several('2026-12-14', '2026-12-15'),
  order: fc.constantFrom('recommended', 'newest', 'rating', 'liked'),
});

/** The result of a filter and a sort over all rows, as a simple model of the search. */
const plainly = (all: readonly CastRow[], search: ReturnType<typeof castSearch.parse>): readonly string[] => {
  const conditions = castConditions(search, wordsOf(search.q, []));
  const keys = (each: CastRow) => {
    const fit = conditions.filter(({ sorts }) => sorts).reduce((sum, condition) => sum + condition.rank(each), 0);
    return castKeys[search.order](each, fit);
  };
  const order = (one: CastRow, other: CastRow) => {
    const [a, b] = [keys(one), keys(other)];
    const at = a.findIndex((value, n) => value !== b[n]);
    return at < 0 ? (one.id < other.id ? -1 : 1) : (a[at] as number) - (b[at] as number);
  };
  return all
    .filter((each) => conditions.every(({ rank }) => rank(each) > 0))
    .sort(order)
    .map(({ id }) => id);
};

test('a search equals a simple filter and sort over all rows, page by page, with the number of rows', () => {
  fc.assert(
    fc.property(rows, wanted, fc.integer({ min: 1, max: 7 }), (all, asked, limit) => {
      const search = castSearch.parse(asked);
      const expected = plainly(all, search);
      const conditions = castConditions(search, wordsOf(search.q, []));
      const found: string[] = [];
      let after: After | null = null;
      do {
        const page: ReturnType<typeof find> = find(all, conditions, castKeys[search.order], { after, limit });
        if (page.loosened.length > 0) {
          expect(expected).toEqual([]);
          return;
        }
        expect(page.count).toBe(expected.length);
        found.push(...page.ids);
        after = page.next;
      } while (after);
      expect(found).toEqual(expected);
    }),
    { numRuns: runs(200) },
  );
});

test('near results miss the fewest conditions, and the missed ones are named', () => {
  fc.assert(
    fc.property(rows, wanted, (all, asked) => {
      const search = castSearch.parse(asked);
      const conditions = castConditions(search, wordsOf(search.q, []));
      const { ids, count, loosened, others } = find(all, conditions, castKeys[search.order], { after: null, limit: 100 });
      if (loosened.length === 0) return;
      const missed = (each: CastRow) => conditions.filter(({ rank }) => rank(each) === 0).length;
      expect(loosened).toHaveLength(Math.min(...all.map(missed)));
      expect(loosened.length).toBeLessThan(conditions.length);
      const kept = conditions.filter(({ name }) => !loosened.includes(name));
      expect([...ids].sort()).toEqual(all.filter((each) => kept.every(({ rank }) => rank(each) > 0)).map(({ id }) => id));
      expect(count).toBe(ids.length);
      for (const other of others) {
        const rest = conditions.filter(({ name }) => !other.dropped.includes(name));
        expect(other.count).toBe(all.filter((each) => rest.every(({ rank }) => rank(each) > 0)).length);
      }
    }),
    { numRuns: runs(200) },
  );
});

test('words that people type for the same thing are one', () => {
  const [tokyo, bilingual, home] = wordsOf('都内 バイリンガル 在宅', []);
  expect(tokyo?.codes).toEqual({ prefecture: [13] });
  expect(bilingual?.spellings).toContain('英会話');
  expect(home?.spellings).toContain('オンライン');
});
