import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldNames } from '#domain/fieldNames.ts';
import { unshownFields, unshownInEvents } from '#domain/office/audit/history.ts';
import { aggregates, definitionOf, type EventType } from '#domain/registry.ts';
import { NOON } from '#domain/testing/contexts.ts';
import { sheetFacts } from '#domain/testing/sheets.ts';
import { storedSamples } from '#domain/testing/storedSamples.ts';
import { readModels } from '#projections/readModels.ts';
import { documentLabels, fieldText } from './fieldTexts.ts';
import { streamKindText } from './streamParts.ts';
import { isChange, valueText } from './valueTexts.ts';

type Field = readonly [path: string, codes: readonly string[], aggregate: string];

const fieldsIn = (aggregate: string, schema: z.ZodType, unshown: readonly string[], prefix = ''): Field[] => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsIn(aggregate, schema.unwrap() as z.ZodType, unshown, prefix);
  if (schema instanceof z.ZodEnum) return [[prefix, schema.options.map(String), aggregate]];
  if (!(schema instanceof z.ZodObject)) return [[prefix, [], aggregate]];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([field, inner]) =>
    prefix === '' && (unshown.includes(field) || field.startsWith('previous'))
      ? []
      : fieldsIn(aggregate, inner, unshown, prefix ? `${prefix}.${field}` : field),
  );
};

/** The document schemas that show a stream, by aggregate. */
const documents = {
  users: 'account',
  talents: 'talent',
  talentPrivate: 'talent',
  clients: 'client',
  jobs: 'job',
  offers: 'offer',
  entries: 'entry',
  chatRooms: 'chat',
  students: 'student',
  news: 'news',
} as const;
const aggregateOf = (type: EventType) => Object.values(aggregates).find(({ events }) => type in events)?.name ?? '';
/** Aggregates without such a document: the fields come from their events. */
const told = /^(Job|Offer|Entry|Review|Chat|Master|Media|Audit|Operation|Report|Record|Guardian|Contact|Diary|DealRecord)/;
const types = [...new Set(storedSamples.map(({ type }) => type))].filter((type) => told.test(type)) as EventType[];
const fields = [
  ...(Object.keys(documents) as (keyof typeof documents)[]).flatMap((name) =>
    fieldsIn(documents[name], readModels[name].schema, unshownFields),
  ),
  ...types.flatMap((type) => fieldsIn(aggregateOf(type), definitionOf(type).schema, unshownInEvents)),
];
/** Allowed words in Latin letters; any other Latin name is a field name of the code. */
const foreign = /SHA-256|SNS|Excel|YouTube|Instagram|TikTok|Twitter|CSV|UTF-8|Shift_JIS|URL|TA|PR|X|JavaScript/g;
const isNamed = (text: string) => /[ぁ-んァ-ヶ一-龠]|SNS|SHA-256/.test(text) && !/[A-Za-z]/.test(text.replace(foreign, ''));
const isWord = (text: string) =>
  /[ぁ-んァ-ヶ一-龠]/.test(text) || ['SHA-256', 'SNS', 'LINE', 'Excel', 'YouTube', 'CSV（UTF-8）', 'CSV（Shift_JIS）'].includes(text);

test('every field that a history can show has a Japanese name', () => {
  const unnamed = fields.flatMap(([path, , aggregate]) => (isNamed(fieldText(aggregate, path)) ? [] : [`${aggregate}: ${path}`]));
  expect([...new Set(unnamed)]).toEqual([]);
});

test('only fields that no command or event schema names are listed here', () => {
  const named = new Map<string, object>(Object.entries(fieldNames));
  const needed = new Set(fields.flatMap(([path, , aggregate]) => (path in (named.get(aggregate) ?? {}) ? [] : [path])));
  expect(Object.keys(documentLabels).filter((field) => !needed.has(field))).toEqual([]);
});

test('a posting’s field has the name of its form field, also before and after a change', () => {
  expect([fieldText('job', 'schedule'), fieldText('job', 'after.description')]).toEqual(['スケジュールの補足', 'お仕事の内容（変更後）']);
  expect(fieldText('entry', 'schedule')).toBe('参加できる日程');
});

test('every code that a field can have has a Japanese text', () => {
  const raw = fields.flatMap(([path, codes]) => codes.filter((code) => !isWord(valueText(path, code))).map((code) => `${path}: ${code}`));
  expect([...new Set(raw)]).toEqual([]);
});

test('numeric codes have texts, and ids show the name of their object', () => {
  expect([valueText('gender', 2), valueText('wantedGender', 0), valueText('prefecture', 13), valueText('belongingTo', 3)]).toEqual([
    ...['女性', '指定なし', '東京都', '第3グループ'],
  ]);
  expect(valueText('wantedAgeBands', [7, 8])).toBe('20代、30代');
  const spoken = [
    { code: 'eng', level: 1 },
    { code: 'kor', level: 3 },
  ];
  expect(valueText('languages', spoken)).toBe('英語（日常会話）、韓国語（ネイティブ）');
  expect(valueText('skills', [{ code: 'car', level: 1 }])).toBe('運転免許（普通）');
  for (const wanted of [spoken, ['eng.1', 'kor.3']])
    expect(valueText('wantedSkills', wanted)).toBe('英語（日常会話以上）、韓国語（ネイティブ）');
  expect(valueText('clientId', 'client-1', (id) => ({ 'client-1': 'みなと映像' })[id])).toBe('みなと映像');
  expect(valueText('pictures', ['a', 'b'])).toBe('2枚');
  expect(valueText('weekly', ['FREE', 'UNKNOWN'])).toBe('空き、予定は未登録');
  expect(valueText('closedAt', NOON)).toContain('2026年');
});

test('the values of a terms sheet are words, dates and amounts', () => {
  const names: Readonly<Record<string, string>> = { 'media-web': 'Web', 'industry-ads': '広告' };
  const said = (field: keyof typeof sheetFacts) => valueText(`sheet.${field}`, sheetFacts[field], (id) => names[id]);
  expect(said('usage')).toBe('Web・日本国内・初回の使用から12か月');
  expect(said('workDays')).toBe('2026/11/30(月) 18:00〜20:00（衣装合わせ）、2026/12/10(木) 09:00〜17:00（本番）');
  expect([said('competitionIn'), said('expensesYen'), said('overtimeYen'), said('payDue')]).toEqual([
    '広告',
    '¥3,000',
    '¥5,000',
    '2027/1/29(金)',
  ]);
  expect(fieldText('offer', 'proposal.sheet.facts.payDue')).toBe('条件の変更・相談：支払期日');
  expect(fieldText('offer', 'proposal.diff.sheet')).toBe('条件の変更・相談：条件書');
});

test('a difference is shown in the words of its field, months and bills in their own', () => {
  expect(valueText('proposal.diff.fee.from', 45_000)).toBe('¥45,000');
  expect(valueText('proposal.diff.scheduleToClose.to', NOON)).toContain('2026年');
  expect([valueText('billFee', 40_000), valueText('month', '2026-11')]).toEqual(['¥40,000', '2026年11月']);
  expect(valueText('changeSteps', [{ type: 'OfferChangeProposed', at: NOON, diff: null }])).toMatch(/^条件の変更.*（2026年11月20日/);
});

test('mail settings are shown per topic', () => {
  expect([fieldText('account', 'mailChoices.messages'), valueText('mailChoices.messages', 'off')]).toEqual([
    ...['メールの受け取り方：未読のメッセージ', '受け取らない'],
  ]);
});

test('every kind of stream has a Japanese name', () => {
  expect(Object.values(aggregates).filter(({ name }) => streamKindText(name) === streamKindText(''))).toEqual([]);
});

test('a stream is named after its object', () => {
  const names: Readonly<Record<string, string>> = { 'offer-1': '春の広告撮影（山田 花子）', 'client-1': 'みなと映像' };
  const said = (stream: string) => valueText('target', stream, (id) => names[id]);
  expect([said('offer-offer-1'), said('account-client-1'), said('around-job-1')]).toEqual([
    ...['オファー：春の広告撮影（山田 花子）', 'アカウント：みなと映像', 'お仕事とその取引：job-1'],
  ]);
});

test('an empty value that stays empty is no change', () => {
  const told = [null, '', [], 0, false].filter((after) => isChange({ field: 'x', before: null, after }));
  expect(told).toEqual([0, false]);
  expect(isChange({ field: 'x', before: ['a'], after: [] })).toBe(true);
});
