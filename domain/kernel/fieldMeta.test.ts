import { expect, test } from 'vitest';
import { z } from 'zod';
import { personal } from './eventDefinition.ts';
import { labelled, labelOf, labelsIn, limitOf, unitOf } from './fieldMeta.ts';
import { listOf, optionalText } from './validation.ts';

const shape = z.object({
  name: labelled('名前', z.string()),
  size: z.object({ height: labelled('身長', z.number().nullable()), waist: z.number() }).nullable(),
  reach: labelled('SNS', z.object({ count: labelled('人数', z.number()) }).nullable()),
  kept: personal(labelled('電話番号', z.string())),
});

test('a field has its label, also inside a mark or nullable, and inside a field with or without a label', () => {
  expect(labelOf(shape.shape.name)).toBe('名前');
  expect(labelOf(shape.shape.kept)).toBe('電話番号');
  expect(Object.entries(labelsIn(shape.shape))).toEqual([
    ['name', '名前'],
    ['size.height', '身長'],
    ['reach', 'SNS'],
    ['reach.count', '人数'],
    ['kept', '電話番号'],
  ]);
});

test('a field without a label throws', () => {
  expect(() => labelOf(shape.shape.size)).toThrow('no label');
});

test('a label does not change what a field accepts', () => {
  expect(shape.shape.name.safeParse(7).success).toBe(false);
  expect(z.toJSONSchema(shape.shape.name, { metadata: z.registry() })).toEqual(z.toJSONSchema(z.string()));
});

test('a field has a limit, and a number has a unit', () => {
  expect(limitOf(labelled('自己紹介', optionalText(2_000)))).toBe(2_000);
  expect(() => limitOf(z.string())).toThrow('no limit');
  expect(unitOf(labelled('身長', z.number(), 'cm'))).toBe('cm');
  expect(limitOf(labelled('写真', listOf(z.string(), 5)))).toBe(5);
  expect(unitOf(z.number())).toBe('');
});
