import { expect, test } from 'vitest';
import { z } from 'zod';
import { unshownFields } from '#domain/audit/history.ts';
import { definitionOf, type EventType } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { storedSamples } from '#domain/testing/storedSamples.ts';
import { schemas } from '#projections/testing/project.ts';
import { fieldText, valueText } from './fieldTexts.ts';

type Field = readonly [path: string, codes: readonly string[]];

const fieldsIn = (schema: z.ZodType, prefix = ''): Field[] => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsIn(schema.unwrap() as z.ZodType, prefix);
  if (schema instanceof z.ZodEnum) return [[prefix, schema.options.map(String)]];
  if (!(schema instanceof z.ZodObject)) return [[prefix, []]];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([field, inner]) =>
    prefix === '' && (unshownFields.includes(field) || field.startsWith('previous'))
      ? []
      : fieldsIn(inner, prefix ? `${prefix}.${field}` : field),
  );
};

const documents = ['users', 'talents', 'talentPrivate', 'clients', 'jobs', 'offers', 'entries', 'chatRooms', 'students', 'news'] as const;
/** Shown by what their events said, in a history of their own or around a job. */
const told = /^(Job|Offer|Entry|Review|Chat|Master|Media|Audit|Operation|Report)/;
const types = [...new Set(storedSamples.map(({ type }) => type))].filter((type) => told.test(type)) as EventType[];
const fields = [...documents.flatMap((name) => fieldsIn(schemas[name])), ...types.flatMap((type) => fieldsIn(definitionOf(type).schema))];
const isWord = (text: string) =>
  /[ぁ-んァ-ヶ一-龠]/.test(text) || ['SHA-256', 'SNS', 'Excel', 'YouTube', 'CSV（UTF-8）', 'CSV（Shift_JIS）'].includes(text);

test('every field that a history can show has a name in words', () => {
  const unnamed = fields.map(([path]) => path).filter((path) => !isWord(fieldText(path)));
  expect([...new Set(unnamed)]).toEqual([]);
});

test('every code that a field can hold has words', () => {
  const raw = fields.flatMap(([path, codes]) => codes.filter((code) => !isWord(valueText(path, code))).map((code) => `${path}: ${code}`));
  expect([...new Set(raw)]).toEqual([]);
});

test('numbers that are codes have words, ids the name of what they name', () => {
  expect([valueText('gender', 2), valueText('wantedGender', 0), valueText('prefecture', 13), valueText('belongingTo', 3)]).toEqual([
    ...['女性', '指定なし', '東京都', '第3グループ'],
  ]);
  expect(valueText('wantedAgeBands', [7, 8])).toBe('20代、30代');
  expect(valueText('clientId', 'client-1', (id) => ({ 'client-1': 'みなと映像' })[id])).toBe('みなと映像');
  expect(valueText('pictures', ['a', 'b'])).toBe('2枚');
  expect(valueText('closedAt', NOON)).toContain('2026年');
});
