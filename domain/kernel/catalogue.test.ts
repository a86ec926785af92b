import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from './catalogue.ts';
import { draftStoredOf, plainOf, storedOf, upcastersOf } from './catalogueEvent.ts';
import { draftOf, inputOf, sampleOf } from './catalogueInput.ts';
import { searchedTexts } from './catalogueSearch.ts';
import { personalPaths, type Upcaster } from './eventDefinition.ts';
import {
  choice,
  line,
  masters,
  own,
  people,
  prefecture,
  proficiencies,
  several,
  text,
  wantedProficiencies,
  words,
  yen,
} from './fieldKinds.ts';
import { labelOf, unitOf } from './fieldMeta.ts';
import { textsOf } from './fieldTexts.ts';
import { languages, proficiencyRows } from './proficiencies.ts';

const fields = catalogue({
  tags: { label: 'タグ', kind: words(2), personal: true, step: '一' },
  trade: { label: '業種', kind: masters('industry', 3), hidden: true, step: '二' },
  about: { label: '紹介', kind: text(20), personal: true, step: '一', first: true },
  motto: { label: '座右の銘', kind: line(10), since: 2, personal: true, step: '二' },
  skills: { label: '技能', kind: words(2), since: 3, hidden: true, step: '二' },
  size: { label: '寸法', kind: own(z.number().nullable(), null), hidden: true, step: '三' },
});
const input = inputOf(fields, { size: z.number().max(9).nullable() });
const upcasters = upcastersOf(fields);
const stored = z.object(storedOf(fields));
const document = z.object(fields.document);
type Input = z.infer<typeof input>;
type Stored = z.infer<typeof stored>;
type Document = z.infer<typeof document>;

const first = { tags: ['a'], trade: ['t'], about: 'x', size: 1 };
const raised = (version: number, data: Record<string, unknown>) =>
  upcasters.slice(version - 1).reduce((older: Record<string, unknown>, raise: Upcaster) => raise(older, 0), data);

test('a personal field is null after an erasure, in the event alone', () => {
  expectTypeOf<Stored['about']>().toEqualTypeOf<string | null>();
  expectTypeOf<Stored['trade']>().toEqualTypeOf<string[]>();
  expectTypeOf<Document['motto']>().toEqualTypeOf<string>();
  expectTypeOf<Input['motto']>().toEqualTypeOf<string>();
  expectTypeOf<Input['skills']>().toEqualTypeOf<string[]>();
  expectTypeOf<Input['size']>().toEqualTypeOf<number | null>();
  expect(personalPaths(stored)).toEqual(['tags', 'about', 'motto']);
  const erased = { ...first, tags: null, about: null, motto: null, skills: ['s'] };
  expect(fields.shown(stored.parse(erased))).toEqual({ tags: [], about: '', motto: '' });
});

test('events of earlier versions get the fields of later ones, and keep their own', () => {
  expect(stored.parse(raised(1, first))).toEqual({ ...first, motto: '', skills: [] });
  expect(raised(2, { ...first, motto: 'm' })).toEqual({ ...first, motto: 'm', skills: [] });
  expect(upcasters).toHaveLength(2);
});

test('pages and documents of earlier releases lack only the fields of later versions', () => {
  expect(input.parse(first)).toEqual({ ...first, motto: '', skills: [] });
  expect(document.parse(first)).toEqual({ tags: ['a'], about: 'x', motto: '' });
  const { tags: _, ...without } = first;
  expect(input.safeParse(without).success).toBe(false);
  expect(document.safeParse(without).success).toBe(false);
});

test('every field has its label; steps have their fields in order', () => {
  expect(labelOf(input.shape.motto)).toBe('座右の銘');
  expect(fields.inStep('一')).toEqual(['about', 'tags']);
  expect(fields.inStep('二')).toEqual(['trade', 'motto', 'skills']);
});

test('the sample is a valid input, and so are the empty values', () => {
  const sample = sampleOf(fields, input, { about: 'はじめまして' });
  expect(sample).toMatchObject({ about: 'はじめまして', size: null });
  expect(input.parse(sample)).toEqual(sample);
  expect(input.parse(fields.empty)).toEqual(fields.empty);
  // @ts-expect-error a sample has the type of its field
  sampleOf(fields, input, { about: 7 });
  // @ts-expect-error a field of the kind `own` brings its input
  expect(() => inputOf(fields, {})).toThrow();
});

const drinks = [
  { value: 1, label: '茶' },
  { value: 2, label: '水' },
] as const;
const order = catalogue({
  guest: { label: '名前', kind: line(5), required: true, personal: true, step: '一', searched: 'others' },
  drink: { label: '飲み物', kind: choice(drinks, 1), step: '一', part: '二' },
  price: { label: '代金', kind: yen, step: '二' },
  notes: { label: '備考', kind: words(3), step: '二', first: true, searched: 'others' },
});
const whole = inputOf(order, {});

test('a draft may lack required texts and numbers, but what it has is valid', () => {
  const draft = draftOf(order, whole);
  expectTypeOf<z.infer<typeof draft>['price']>().toEqualTypeOf<number | null>();
  expectTypeOf<z.infer<typeof whole>['drink']>().toEqualTypeOf<1 | 2>();
  const empty = { guest: '', drink: 1, price: null, notes: [] };
  expect(draft.parse(empty)).toEqual(empty);
  expect(z.object(draftStoredOf(order)).parse({ ...empty, guest: null })).toEqual({ ...empty, guest: null });
  expect(whole.safeParse(empty).error?.issues.map(({ path }) => path[0])).toEqual(['guest', 'price']);
  expect(draft.safeParse({ ...empty, price: 0 }).success).toBe(false);
  expect([labelOf(draft.shape.price), unitOf(draft.shape.price)]).toEqual(['代金', '円']);
});

test('personal fields are apart; parts of the page have their fields, first ones first; searches have theirs', () => {
  expect(order.personal).toEqual(['guest']);
  expect(Object.keys(plainOf(order))).toEqual(['drink', 'price', 'notes']);
  expect([order.inStep('一'), order.inPart('二')]).toEqual([
    ['guest', 'drink'],
    ['notes', 'drink', 'price'],
  ]);
  expect(searchedTexts(order, 'others', { guest: '山田', drink: 1, price: 1, notes: ['甲', '乙'] })).toEqual(['山田', '甲', '乙']);
  expect(searchedTexts(order, 'skills', order.empty)).toEqual([]);
  expect(searchedTexts(fields, 'others', first)).toEqual([]);
  expect(searchedTexts(order, 'others', {})).toEqual([]);
});

test.each([
  [line(5), '甲', ['甲']],
  [line(5), '', []],
  [line(5), undefined, []],
  [words(3), ['甲', '乙'], ['甲', '乙']],
  [masters('media', 3), ['tv'], ['media:tv']],
  [masters('media', 3), [], []],
  [choice(drinks, 1), 2, ['水']],
  [several(drinks), [1, 2], ['茶', '水']],
  [
    proficiencies(languages, 2),
    [
      { code: 'eng', level: 2 },
      { code: 'kor', level: 3 },
    ],
    ['英語（ビジネス）', '韓国語（ネイティブ）'],
  ],
  [
    wantedProficiencies(proficiencyRows, 2),
    [
      { code: 'eng', level: 2 },
      { code: 'eng', level: 3 },
    ],
    ['英語（ビジネス以上）', '英語（ネイティブ）'],
  ],
  [
    wantedProficiencies(proficiencyRows, 2),
    [
      { code: 'boat', level: 1 },
      { code: 'gone', level: 1 },
    ],
    ['小型船舶免許', 'gone'],
  ],
  [prefecture('指定しない'), 13, ['東京都']],
  [yen, 30_000, ['¥30,000']],
  [people, 2, ['2人']],
  [own(z.number().nullable(), null), 3, []],
])('%# a value is shown as texts of its kind', (kind, value, texts) =>
  expect(textsOf(kind, value, (master, ids) => ids.map((id) => `${master}:${id}`))).toEqual(texts),
);
