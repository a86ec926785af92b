import { expect, test } from 'vitest';
import { z } from 'zod';
import { unshownFields } from '#domain/audit/history.ts';
import { fieldCatalogue } from '#domain/fieldCatalogue.ts';
import { labelsIn } from '#domain/kernel/fieldMeta.ts';
import { aggregates, definitionOf, type EventType } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { storedSamples } from '#domain/testing/storedSamples.ts';
import { readModels } from '#projections/readModels.ts';
import { documentLabels, fieldText } from './fieldTexts.ts';
import { valueText } from './valueTexts.ts';

type Field = readonly [path: string, codes: readonly string[], aggregate: string];

const fieldsIn = (aggregate: string, schema: z.ZodType, prefix = ''): Field[] => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsIn(aggregate, schema.unwrap() as z.ZodType, prefix);
  if (schema instanceof z.ZodEnum) return [[prefix, schema.options.map(String), aggregate]];
  if (!(schema instanceof z.ZodObject)) return [[prefix, [], aggregate]];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([field, inner]) =>
    prefix === '' && (unshownFields.includes(field) || field.startsWith('previous'))
      ? []
      : fieldsIn(aggregate, inner, prefix ? `${prefix}.${field}` : field),
  );
};

/** The documents that show a stream, by their aggregate. */
const documents = {
  ...{ users: 'account', talents: 'talent', talentPrivate: 'talent', clients: 'client', jobs: 'job', offers: 'offer', entries: 'entry' },
  ...{ chatRooms: 'chat', students: 'student', news: 'news' },
} as const;
const aggregateOf = (type: EventType) => Object.values(aggregates).find(({ events }) => type in events)?.name ?? '';
/** Shown by what their events said, in a history of their own or around a job. */
const told = /^(Job|Offer|Entry|Review|Chat|Master|Media|Audit|Operation|Report)/;
const types = [...new Set(storedSamples.map(({ type }) => type))].filter((type) => told.test(type)) as EventType[];
const fields = [
  ...(Object.keys(documents) as (keyof typeof documents)[]).flatMap((name) => fieldsIn(documents[name], readModels[name].schema)),
  ...types.flatMap((type) => fieldsIn(aggregateOf(type), definitionOf(type).schema)),
];
const isWord = (text: string) =>
  /[ぁ-んァ-ヶ一-龠]/.test(text) || ['SHA-256', 'SNS', 'Excel', 'YouTube', 'CSV（UTF-8）', 'CSV（Shift_JIS）'].includes(text);

test('every field that a history can show has a name in words', () => {
  const unnamed = fields.flatMap(([path, , aggregate]) => (isWord(fieldText(aggregate, path)) ? [] : [`${aggregate}: ${path}`]));
  expect([...new Set(unnamed)]).toEqual([]);
});

test('only fields that no schema of a command or an event names are named here', () => {
  const named = new Map<string, object>(Object.entries(fieldCatalogue).map(([aggregate, own]) => [aggregate, labelsIn(own)]));
  const needed = new Set(fields.flatMap(([path, , aggregate]) => (path in (named.get(aggregate) ?? {}) ? [] : [path])));
  expect(Object.keys(documentLabels).filter((field) => !needed.has(field))).toEqual([]);
});

test('a field of a posting has the name that its form has, before and after a change too', () => {
  expect([fieldText('job', 'schedule'), fieldText('job', 'after.description')]).toEqual(['スケジュールの補足', 'お仕事の内容（変更後）']);
  expect(fieldText('entry', 'schedule')).toBe('参加できる日程');
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
