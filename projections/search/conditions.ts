import { bandNow, bandsNow } from '#domain/kernel/person.ts';
import { regions } from '#domain/kernel/prefectures.ts';
import { proficiencyIn } from '#domain/kernel/proficiencies.ts';
import { jointStateOf, stateRanks } from '#domain/work/diary/shown.ts';
import type { CodeKind } from '#domain/work/search/codes.ts';
import { fitOf } from '#domain/work/search/fit.ts';
import { type CastSearch, heights, type JobSearch, valuesOf } from '#domain/work/search/wanted.ts';
import type { Word } from '#domain/work/search/words.ts';
import type { CastRow, JobRow, NameRow } from './rows.ts';

/**
 * A condition of a search. `name`: its field, and the value after a colon where each value of the
 * field is a condition. `rank`: how well a row meets it, 0 if not. `sorts`: the rank counts in
 * the order by relevance.
 */
export type Condition<Row> = { readonly name: string; readonly rank: (row: Row) => number; readonly sorts?: true };
/** The keys of a row for sorting, ascending. */
export type SortKeys<Row> = (row: Row, fit: number) => readonly number[];

/** A condition on the chosen values of a field, if there are any. `read` reads them once. */
const filter = <Row, Value>(
  name: string,
  chosen: string,
  read: (values: readonly string[]) => Value,
  fits: (row: Row, value: Value) => boolean,
): Condition<Row>[] => {
  if (chosen === '') return [];
  const value = read(valuesOf(chosen));
  return [{ name, rank: (row) => (fits(row, value) ? 1 : 0) }];
};

const asChosen = (values: readonly string[]): readonly string[] => values;
const least = ([value]: readonly string[]): number => Number(value);
const numbers = (values: readonly string[]): ReadonlySet<number> => new Set(values.map(Number));

/** The prefecture codes of areas, which are codes or regions. */
const prefecturesOf = (areas: readonly string[]): ReadonlySet<number> =>
  new Set(
    areas.flatMap((area) => {
      if (!area.startsWith('r')) return [Number(area)];
      const region = regions[Number(area.slice(1))];
      return region ? Array.from({ length: region.last - region.first + 1 }, (_, at) => region.first + at) : [];
    }),
  );

const FITS = { nameStart: 5, name: 4, skill: 3, fact: 2, other: 1 } as const;

/** The rank of a word in folded names, one per line: at a start, inside, or missing. */
const fitOfName = (names: string, word: string): number => {
  if (!names.includes(word)) return 0;
  return names.startsWith(word) || names.includes(`\n${word}`) ? FITS.nameStart : FITS.name;
};

/** The same for a word. Kanji that it is confused with count as inside, so they come later. */
const nameRank = (word: Word): ((names: string) => number) => {
  const forms = [
    ...word.names.map((form) => ({ form, most: FITS.nameStart })),
    ...word.confused.map((form) => ({ form, most: FITS.name })),
  ];
  return (names) => Math.max(...forms.map(({ form, most }) => Math.min(fitOfName(names, form), most)));
};

/** One condition per word. A single letter matches only names. */
const wordConditions = <Row extends CastRow | JobRow>(
  words: readonly Word[],
  codeOf: (kind: CodeKind, row: Row) => readonly number[],
  mastersOf: (row: Row) => readonly string[],
  feeOf: (row: Row) => number | undefined = () => undefined,
): Condition<Row>[] =>
  words.map((word) => {
    const rankOfNames = nameRank(word);
    const long = word.spellings.filter(({ length }) => length > 1);
    const codes = Object.entries(word.codes) as [CodeKind, readonly number[]][];
    const hasFact = (row: Row) =>
      codes.some(([kind, wanted]) => codeOf(kind, row).some((code) => wanted.includes(code))) ||
      (word.masters.size > 0 && mastersOf(row).some((id) => word.masters.has(id))) ||
      (word.yen !== null && (feeOf(row) ?? 0) >= word.yen);
    const rank = (row: Row) => {
      const [names, skills, others] = row.texts;
      const named = rankOfNames(names);
      if (named > 0) return named;
      if (long.some((spelling) => skills.includes(spelling))) return FITS.skill;
      if (hasFact(row)) return FITS.fact;
      return long.some((spelling) => names.includes(spelling) || others.includes(spelling)) ? FITS.other : 0;
    };
    return { name: `q:${word.said}`, rank, sorts: true };
  });

/** Casts with work on one of the days do not match. Those who are free come first. */
const dayConditions = (dates: readonly string[]): Condition<CastRow>[] =>
  dates.length === 0 ? [] : [{ name: 'days', rank: ({ days }) => stateRanks[jointStateOf(days, dates)], sorts: true }];

/** One condition per language or skill: the cast has it with this level or a higher one. */
const skillConditions = (keys: readonly string[]): Condition<CastRow>[] =>
  keys.flatMap((key) => {
    const wanted = proficiencyIn(key);
    return wanted ? [{ name: `skills:${key}`, rank: ({ skills }) => ((skills?.[wanted.code] ?? 0) >= wanted.level ? 1 : 0) }] : [];
  });

/** The height range of a height (cm), by its lower limit. */
const heightRange = (height: number): number => heights.findLast((from) => height >= from) ?? 0;

/** The conditions of a search for casts, cheapest first. */
export const castConditions = (wanted: CastSearch, words: readonly Word[]): readonly Condition<CastRow>[] => [
  ...filter('area', wanted.area, prefecturesOf, ({ prefecture }: CastRow, codes) => codes.has(prefecture)),
  ...filter('gender', wanted.gender, numbers, ({ gender }: CastRow, codes) => codes.has(gender)),
  ...filter('age', wanted.age, numbers, ({ ageBand }: CastRow, codes) => codes.has(bandNow(ageBand))),
  ...skillConditions(valuesOf(wanted.skills)),
  ...filter('industry', wanted.industry, asChosen, ({ industry }: CastRow, ids) => industry.some((id) => ids.includes(id))),
  ...filter('group', wanted.group, numbers, ({ group }: CastRow, codes) => codes.has(group)),
  ...filter('height', wanted.height, numbers, ({ height }: CastRow, ranges) => height > 0 && ranges.has(heightRange(height))),
  ...filter('rating', wanted.rating, least, ({ rating }: CastRow, lowest) => rating >= lowest),
  ...filter('movie', wanted.movie, asChosen, ({ movie }: CastRow) => movie),
  ...dayConditions(valuesOf(wanted.days)),
  ...wordConditions<CastRow>(
    words,
    (kind, row) => [kind === 'ageBand' ? bandNow(row.ageBand) : row[kind]],
    ({ industry }) => industry,
  ),
];

/**
 * The conditions of a search for jobs. A job for any person matches every filter of gender and age.
 */
export const jobConditions = (wanted: JobSearch, words: readonly Word[]): readonly Condition<JobRow>[] => [
  ...filter('area', wanted.area, prefecturesOf, ({ prefecture }: JobRow, codes) => codes.has(prefecture)),
  ...filter('category', wanted.category, asChosen, ({ category }: JobRow, ids) => ids.includes(category)),
  ...filter('industry', wanted.industry, asChosen, ({ industry }: JobRow, ids) => industry.some((id) => ids.includes(id))),
  ...filter('gender', wanted.gender, numbers, ({ gender }: JobRow, codes) => gender === 0 || codes.has(gender)),
  ...filter(
    'age',
    wanted.age,
    numbers,
    ({ ageBands }: JobRow, codes) => ageBands.length === 0 || ageBands.some((band) => codes.has(bandNow(band))),
  ),
  ...filter('days', wanted.days, asChosen, ({ dates = [] }: JobRow, days) => dates.some((date) => days.includes(date))),
  ...filter('fee', wanted.fee, least, ({ fee = 0 }: JobRow, lowest) => fee >= lowest),
  ...wordConditions<JobRow>(
    words,
    jobCodes,
    ({ category, industry }) => [category, ...industry],
    ({ fee }) => fee,
  ),
];

const jobCodes = (kind: CodeKind, row: JobRow): readonly number[] => {
  if (kind === 'prefecture') return [row.prefecture];
  if (kind === 'ageBand') return bandsNow(row.ageBands);
  return kind === 'gender' ? [row.gender] : [];
};

/** The sort keys of each order. Recommended: match, fixed positions, complete profiles. */
export const castKeys: Readonly<Record<CastSearch['order'], SortKeys<CastRow>>> = {
  recommended: (row, fit) => [-fit, row.isFixedOrder ? 0 : 1, -row.filled, row.viewOrder],
  newest: (row) => [-row.createdAt],
  rating: (row) => [-row.rating, -row.reviews, -row.filled, row.viewOrder],
  liked: (row) => [-row.liked, -row.filled, row.viewOrder],
};

export const jobKeys: Readonly<Record<Exclude<JobSearch['order'], 'suited'>, SortKeys<JobRow>>> = {
  newest: (row) => [-row.createdAt],
  fit: (row, fit) => [-fit, -row.createdAt],
  deadline: (row) => [row.entryDeadline],
};

/** The sort keys of jobs for a cast: the best fit, then the best match, then the highest fee. */
export const suitedKeys =
  (cast: CastRow): SortKeys<JobRow> =>
  (row, fit) => [-fitOf(row, cast).points, -fit, -(row.fee ?? 0), -row.createdAt];

/** The office's search by name: every word matches, as typed or by a reading of Latin letters. */
export const nameConditions = (words: readonly Word[]): readonly Condition<NameRow>[] =>
  words.map((word) => {
    const rankOfNames = nameRank(word);
    return { name: `q:${word.said}`, rank: ({ names }) => rankOfNames(names), sorts: true };
  });

/** The sort keys of the office's search: names that start with the words, then the newest. */
export const nameKeys: SortKeys<NameRow> = (row, fit) => [-fit, -row.createdAt];
