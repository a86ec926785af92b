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

test('a field says its name, also behind a mark or a null, and inside another that has a name or none', () => {
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

test('asking a field without a name for it is a fault', () => {
  expect(() => labelOf(shape.shape.size)).toThrow('no label');
});

test('a name changes nothing of what a field takes', () => {
  expect(shape.shape.name.safeParse(7).success).toBe(false);
  expect(z.toJSONSchema(shape.shape.name, { metadata: z.registry() })).toEqual(z.toJSONSchema(z.string()));
});

test('a field says its limit and the unit of its number', () => {
  expect(limitOf(labelled('自己紹介', optionalText(2_000)))).toBe(2_000);
  expect(() => limitOf(z.string())).toThrow('no limit');
  expect(unitOf(labelled('身長', z.number(), 'cm'))).toBe('cm');
  expect(limitOf(labelled('写真', listOf(z.string(), 5)))).toBe(5);
  expect(unitOf(z.number())).toBe('');
});
