import { agencyGroupLabels, agencyGroups } from '../../kernel/agencyGroups.ts';
import { fold } from '../../kernel/folding/fold.ts';
import { ageBands } from '../../kernel/person.ts';
import { prefectures, regions } from '../../kernel/prefectures.ts';
import { prefectureReadings } from './readings.ts';

/** Facts that rows store as codes. */
export type CodeKind = 'prefecture' | 'ageBand' | 'gender' | 'group';
export type Codes = Readonly<Partial<Record<CodeKind, readonly number[]>>>;

const named = new Map<string, Codes>();
const name = (word: string, kind: CodeKind, ...codes: readonly number[]): void => {
  const key = fold(word);
  const before = named.get(key) ?? {};
  named.set(key, { ...before, [kind]: [...(before[kind] ?? []), ...codes] });
};

for (const [code, prefecture] of prefectures.entries()) {
  if (code === 0) continue;
  const short = prefecture.replace(/[都府県]$/, '');
  for (const word of new Set([prefecture, short].map(fold))) name(word, 'prefecture', code);
}
const endings = { 都: 'と', 府: 'ふ', 県: 'けん' } as const;
for (const [at, [reading, latin]] of prefectureReadings.entries()) {
  const ending = endings[(prefectures[at + 1] as string).at(-1) as keyof typeof endings] ?? '';
  for (const word of new Set([reading, reading + ending, latin])) name(word, 'prefecture', at + 1);
}
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
for (const { name: region, first, last } of regions) name(region, 'prefecture', ...range(first, last));
for (const [word, first, last] of [
  ['都内', 13, 13],
  ['東北', 2, 7],
  ['北陸', 16, 18],
  ['東海', 21, 24],
  ['近畿', 24, 30],
  ['中国地方', 31, 35],
  ['四国', 36, 39],
  ['九州', 40, 46],
] as const)
  name(word, 'prefecture', ...range(first, last));

for (const { code, label } of ageBands) name(label, 'ageBand', code);
const kanjiDecades = ['十代', '二十代', '三十代', '四十代', '五十代', '六十代', '七十代', '八十代'];
for (const [at, word] of kanjiDecades.entries()) name(word, 'ageBand', 6 + at);
for (const [word, ...codes] of [
  ['赤ちゃん', 1],
  ['ベビー', 1],
  ['未就学児', 1, 2],
  ['小学生', 3, 4],
  ['高校生', 6],
  ['80代', 13],
  ['シニア', 11, 12, 13],
] as const)
  name(word, 'ageBand', ...codes);

for (const word of ['男性', '男', 'メンズ']) name(word, 'gender', 1);
for (const word of ['女性', '女', 'レディース']) name(word, 'gender', 2);

for (const group of agencyGroups) name(agencyGroupLabels[group], 'group', group);

/** The codes of a folded word: 「大阪」 is a prefecture, 「二十代」 an age band. */
export const codesOf = (word: string): Codes => named.get(word) ?? {};
