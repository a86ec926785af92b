import { type JointState, jointStateOf } from '#domain/diary/shown.ts';
import { regions } from '#domain/kernel/prefectures.ts';
import type { CodeKind } from '#domain/search/codes.ts';
import { type CastSearch, heights, type JobSearch, valuesOf } from '#domain/search/wanted.ts';
import type { Word } from '#domain/search/words.ts';
import type { CastRow, JobRow, NameRow } from './rows.ts';

/**
 * One thing that is asked of a row. `rank`: how well the row has it; 0: not at all. `sorts`: the
 * rank counts in the order by fit.
 */
export type Condition<Row> = { readonly name: string; readonly rank: (row: Row) => number; readonly sorts?: true };
/** Ascending: the smaller comes first. */
export type SortKeys<Row> = (row: Row, fit: number) => readonly number[];

const filter = <Row>(name: string, chosen: string, has: (values: readonly string[]) => (row: Row) => boolean): Condition<Row>[] => {
  if (chosen === '') return [];
  const fits = has(valuesOf(chosen));
  return [{ name, rank: (row) => (fits(row) ? 1 : 0) }];
};

const numbers = (values: readonly string[]): ReadonlySet<number> => new Set(values.map(Number));

/** The prefectures of areas: a code, or a region. */
const prefecturesOf = (areas: readonly string[]): ReadonlySet<number> =>
  new Set(
    areas.flatMap((area) => {
      if (!area.startsWith('r')) return [Number(area)];
      const region = regions[Number(area.slice(1))];
      return region ? Array.from({ length: region.last - region.first + 1 }, (_, at) => region.first + at) : [];
    }),
  );

const FITS = { nameStart: 5, name: 4, skill: 3, fact: 2, other: 1 } as const;

/** How well a text of several lines begins with a word, or has it. */
const fitOfName = (names: string, word: string): number => {
  if (!names.includes(word)) return 0;
  return names.startsWith(word) || names.includes(`\n${word}`) ? FITS.nameStart : FITS.name;
};

/**
 * A condition for each word. A single letter is looked for in names only: elsewhere it would find
 * nearly everything.
 */
const wordConditions = <Row extends CastRow | JobRow>(
  words: readonly Word[],
  codeOf: (kind: CodeKind, row: Row) => readonly number[],
  mastersOf: (row: Row) => readonly string[],
): Condition<Row>[] =>
  words.map((word) => {
    const long = word.spellings.filter(({ length }) => length > 1);
    const codes = Object.entries(word.codes) as [CodeKind, readonly number[]][];
    const hasFact = (row: Row) =>
      codes.some(([kind, wanted]) => codeOf(kind, row).some((code) => wanted.includes(code))) ||
      (word.masters.size > 0 && mastersOf(row).some((id) => word.masters.has(id)));
    const rank = (row: Row) => {
      const [names, skills, others] = row.texts;
      const named = Math.max(...word.names.map((each) => fitOfName(names, each)));
      if (named > 0) return named;
      if (long.some((spelling) => skills.includes(spelling))) return FITS.skill;
      if (hasFact(row)) return FITS.fact;
      return long.some((spelling) => names.includes(spelling) || others.includes(spelling)) ? FITS.other : 0;
    };
    return { name: `q:${word.said}`, rank, sorts: true };
  });

const DAY_RANKS = { FREE: 3, ASK: 2, UNKNOWN: 1, BUSY: 0 } as const satisfies Record<JointState, number>;

/** Who is taken on one of the days is not found; who said that they are free comes first. */
const dayConditions = (dates: readonly string[]): Condition<CastRow>[] =>
  dates.length === 0 ? [] : [{ name: 'days', rank: ({ days }) => DAY_RANKS[jointStateOf(days, dates)], sorts: true }];

/** The range of heights that a height (cm) lies in, by its smallest. */
const heightRange = (height: number): number => heights.findLast((from) => height >= from) ?? 0;

/** What a search asks of a cast, the cheap questions first. */
export const castConditions = (wanted: CastSearch, words: readonly Word[]): readonly Condition<CastRow>[] => [
  ...filter<CastRow>('area', wanted.area, (areas) => {
    const codes = prefecturesOf(areas);
    return ({ prefecture }) => codes.has(prefecture);
  }),
  ...filter<CastRow>('gender', wanted.gender, (values) => {
    const codes = numbers(values);
    return ({ gender }) => codes.has(gender);
  }),
  ...filter<CastRow>('age', wanted.age, (values) => {
    const codes = numbers(values);
    return ({ ageBand }) => codes.has(ageBand);
  }),
  ...filter<CastRow>(
    'industry',
    wanted.industry,
    (ids) =>
      ({ industry }) =>
        industry.some((id) => ids.includes(id)),
  ),
  ...filter<CastRow>('group', wanted.group, (values) => {
    const codes = numbers(values);
    return ({ group }) => codes.has(group);
  }),
  ...filter<CastRow>('height', wanted.height, (values) => {
    const ranges = numbers(values);
    return ({ height }) => height > 0 && ranges.has(heightRange(height));
  }),
  ...filter<CastRow>(
    'rating',
    wanted.rating,
    ([least]) =>
      ({ rating }) =>
        rating >= Number(least),
  ),
  ...filter<CastRow>(
    'movie',
    wanted.movie,
    () =>
      ({ movie }) =>
        movie,
  ),
  ...dayConditions(valuesOf(wanted.days)),
  ...wordConditions<CastRow>(
    words,
    (kind, row) => [row[kind]],
    ({ industry }) => industry,
  ),
];

/** What a search asks of a job at `now` (ms). A job that wants anybody fits every person. */
export const jobConditions = (wanted: JobSearch, words: readonly Word[]): readonly Condition<JobRow>[] => [
  ...filter<JobRow>('area', wanted.area, (areas) => {
    const codes = prefecturesOf(areas);
    return ({ prefecture }) => codes.has(prefecture);
  }),
  ...filter<JobRow>(
    'category',
    wanted.category,
    (ids) =>
      ({ category }) =>
        ids.includes(category),
  ),
  ...filter<JobRow>(
    'industry',
    wanted.industry,
    (ids) =>
      ({ industry }) =>
        industry.some((id) => ids.includes(id)),
  ),
  ...filter<JobRow>('gender', wanted.gender, (values) => {
    const codes = numbers(values);
    return ({ gender }) => gender === 0 || codes.has(gender);
  }),
  ...filter<JobRow>('age', wanted.age, (values) => {
    const codes = numbers(values);
    return ({ ageBands }) => ageBands.length === 0 || ageBands.some((band) => codes.has(band));
  }),
  ...wordConditions<JobRow>(words, jobCodes, ({ category, industry }) => [category, ...industry]),
];

const jobCodes = (kind: CodeKind, row: JobRow): readonly number[] => {
  if (kind === 'prefecture') return [row.prefecture];
  if (kind === 'ageBand') return row.ageBands;
  return kind === 'gender' ? [row.gender] : [];
};

/**
 * Casts that the office placed come first; then whole profiles before empty ones. With words, what
 * fits them best.
 */
export const castKeys: Readonly<Record<CastSearch['order'], SortKeys<CastRow>>> = {
  recommended: (row, fit) => [-fit, row.isFixedOrder ? 0 : 1, -row.filled, row.viewOrder],
  newest: (row) => [-row.createdAt],
  rating: (row) => [-row.rating, -row.reviews, -row.filled, row.viewOrder],
  liked: (row) => [-row.liked, -row.filled, row.viewOrder],
};

export const jobKeys: Readonly<Record<JobSearch['order'], SortKeys<JobRow>>> = {
  newest: (row) => [-row.createdAt],
  fit: (row, fit) => [-fit, -row.createdAt],
  deadline: (row) => [row.entryDeadline],
};

/**
 * What a search of the office asks of a row: every word is in its names, as it was typed or as its
 * Latin letters are read.
 */
export const nameConditions = (words: readonly Word[]): readonly Condition<NameRow>[] =>
  words.map(({ said, names }) => ({
    name: `q:${said}`,
    rank: (row) => Math.max(...names.map((each) => fitOfName(row.names, each))),
    sorts: true,
  }));

/** Names that begin with the words first, then the newest. */
export const nameKeys: SortKeys<NameRow> = (row, fit) => [-fit, -row.createdAt];
