import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { catalogue } from './catalogue.ts';
import { storedOf, upcastersOf } from './catalogueEvent.ts';
import { inputOf, sampleOf } from './catalogueInput.ts';
import { personalPaths, type Upcaster } from './eventDefinition.ts';
import { line, masters, own, text, words } from './fieldKinds.ts';
import { labelOf } from './fieldMeta.ts';

const fields = catalogue({
  tags: { label: 'タグ', kind: words(2), personal: true, readers: 'everyone', step: '一' },
  trade: { label: '業種', kind: masters('industry', 3), readers: 'owner', step: '二' },
  about: { label: '紹介', kind: text(20), personal: true, readers: 'everyone', step: '一', first: true },
  motto: { label: '座右の銘', kind: line(10), since: 2, personal: true, readers: 'everyone', step: '二' },
  skills: { label: '技能', kind: words(2), since: 3, readers: 'owner', step: '二' },
  size: { label: '寸法', kind: own(z.number().nullable(), null), readers: 'owner', step: '三' },
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
  expect(fields.shown(stored.parse(erased))).toEqual({ tags: [], trade: ['t'], about: '', motto: '', skills: ['s'], size: 1 });
});

test('events of earlier versions get the fields of later ones, and keep their own', () => {
  expect(stored.parse(raised(1, first))).toEqual({ ...first, motto: null, skills: [] });
  expect(raised(2, { ...first, motto: 'm' })).toEqual({ ...first, motto: 'm', skills: [] });
  expect(upcasters).toHaveLength(2);
});

test('pages and documents of earlier releases lack only the fields of later versions', () => {
  expect(input.parse(first)).toEqual({ ...first, motto: '', skills: [] });
  expect(document.parse(first)).toEqual({ ...first, motto: '', skills: [] });
  const { tags: _, ...without } = first;
  expect(input.safeParse(without).success).toBe(false);
  expect(document.safeParse(without).success).toBe(false);
});

test('every field has its label; steps and readers have their fields in order', () => {
  expect(labelOf(input.shape.motto)).toBe('座右の銘');
  expect(fields.inStep('一')).toEqual(['about', 'tags']);
  expect(fields.inStep('二')).toEqual(['trade', 'motto', 'skills']);
  expect(fields.readBy('owner')).toEqual(['trade', 'skills', 'size']);
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
