import { jstDate } from '#domain/kernel/calendar/instants.ts';
import type { SaidState } from '#domain/work/diary/dayKinds.ts';
import { holdsOn, jointStateOf } from '#domain/work/diary/shown.ts';
import { datesIn } from '#domain/work/search/datesIn.ts';
import { type FitReason, fitOf } from '#domain/work/search/fit.ts';
import { isCountable } from '#domain/work/search/missing.ts';
import type { CastSigns } from '#domain/work/search/results.ts';
import { skeletonOf } from '#domain/work/search/skeleton.ts';
import { castSearch, DAYS_MAX, jobSearch, OFFICE_RESULTS_PER_KIND, RESULTS_PER_PAGE, valuesOf } from '#domain/work/search/wanted.ts';
import { type Word, wordsOf } from '#domain/work/search/words.ts';
import { type Condition, castConditions, castKeys, jobConditions, jobKeys, nameConditions, nameKeys, suitedKeys } from './conditions.ts';
import { type After, type Found, find } from './find.ts';
import type { CastRow, JobRow, NameRow } from './rows.ts';

/** A search as the query string of a list. `now` in ms. `masters`: the current ones. */
export type Asked = {
  readonly wanted: Readonly<Record<string, string>>;
  readonly after: After | null;
  readonly now: number;
  readonly masters: readonly { readonly id: string; readonly name: string }[];
  /** The office's synonyms in use. */
  readonly synonyms?: readonly string[];
};

/** A page of results. `days`: the requested days by cast. `signs`: more data for cards. */
export type FoundRows = Found & {
  readonly days: Readonly<Record<string, SaidState>>;
  /** The number of holds on the days, by cast; none for a cast without one. */
  readonly held?: Readonly<Record<string, number>>;
  readonly signs: Readonly<Record<string, CastSigns>>;
  /** Why each job of the page suits the cast who asks, or does not. */
  readonly fits?: Readonly<Record<string, readonly FitReason[]>>;
  /** The folded words of the keyword that no row matches, as far as they may be counted. */
  readonly missing?: readonly string[];
};

/**
 * The words that no row matches, alone or with others. `conditions` end with those of the words.
 */
const missingOf = <Row>(
  rows: readonly Row[],
  conditions: readonly Condition<Row>[],
  words: readonly Word[],
  { count, loosened }: Found,
): readonly string[] =>
  count > 0 && loosened.length === 0
    ? []
    : words.flatMap(({ typed, isTitled }, at) => {
        const condition = conditions[conditions.length - words.length + at];
        return isCountable(typed, isTitled) && !rows.some((row) => condition && condition.rank(row) > 0) ? [typed] : [];
      });

/** All fields of a search, with `''` for "any". */
const whole = (fields: object, wanted: Asked['wanted']) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, wanted[field] ?? '']));

/** The data of a card beside name and picture. Without dates it has no days. */
const signsOf = ({ rating, reviews, movie, days }: CastRow, dates: readonly string[]): CastSigns => ({
  rating: reviews === 0 ? null : rating,
  reviews,
  movie,
  days: dates.map((date) => jointStateOf(days, [date])),
});

/** The card data of the visible casts with these ids, for lists that know their casts already. */
export const castSignsByIds = (
  rows: readonly CastRow[],
  seesDays: boolean,
  wanted: Asked['wanted'],
  among: readonly string[],
): FoundRows => {
  const { days } = castSearch.parse(whole(castSearch.shape, wanted));
  const ids = new Set(among);
  const signs = rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, signsOf(row, seesDays ? valuesOf(days) : [])] as const);
  return { ids: [], next: null, count: signs.length, loosened: [], others: [], days: {}, signs: Object.fromEntries(signs) };
};

/** A page of a search for casts. Without `seesDays` dates are only words. */
export const searchCasts = (rows: readonly CastRow[], seesDays: boolean, { wanted, after, now, masters, synonyms }: Asked): FoundRows => {
  const asked = castSearch.parse(whole(castSearch.shape, wanted));
  const { keyword, dates } = seesDays ? datesIn(asked.q, jstDate(now)) : { keyword: asked.q, dates: [] };
  const days = seesDays ? [...new Set([...valuesOf(asked.days), ...dates])].slice(0, DAYS_MAX) : [];
  const words = wordsOf(keyword, masters, synonyms);
  const conditions = castConditions({ ...asked, days: days.join(',') }, words);
  const found = find(rows, conditions, castKeys[asked.order], { after, limit: RESULTS_PER_PAGE });
  const shown = new Set(found.ids);
  const page = rows.filter(({ id }) => shown.has(id));
  const states = days.length === 0 ? [] : page.map((row) => [row.id, jointStateOf(row.days, days)] as const);
  const held = page.flatMap((row) => (holdsOn(row.days, days) > 0 ? [[row.id, holdsOn(row.days, days)] as const] : []));
  const signs = page.map((row) => [row.id, signsOf(row, days)] as const);
  const missing = missingOf(rows, conditions, words, found);
  return { ...found, days: Object.fromEntries(states), held: Object.fromEntries(held), signs: Object.fromEntries(signs), missing };
};

/**
 * A page of a search for jobs that still take entries. `cast`: the row of the cast who asks. For
 * others the order by fit is that of the newest.
 */
export const searchJobs = (rows: readonly JobRow[], { wanted, after, now, masters, synonyms }: Asked, cast?: CastRow): FoundRows => {
  const asked = jobSearch.parse(whole(jobSearch.shape, wanted));
  const open = rows.filter(({ entryDeadline }) => entryDeadline > now);
  const keys = asked.order !== 'suited' ? jobKeys[asked.order] : cast ? suitedKeys(cast) : jobKeys.newest;
  const words = wordsOf(asked.q, masters, synonyms);
  const conditions = jobConditions(asked, words);
  const found = find(open, conditions, keys, { after, limit: RESULTS_PER_PAGE });
  const shown = new Set(found.ids);
  const fits = cast && open.filter(({ id }) => shown.has(id)).map((row) => [row.id, fitOf(row, cast).reasons] as const);
  const missing = missingOf(open, conditions, words, found);
  return { ...found, days: {}, signs: {}, missing, ...(fits && { fits: Object.fromEntries(fits) }) };
};

/** The ids of the rows whose names contain all words, best first; none without a word. */
export const searchNames = (rows: readonly NameRow[], keyword: string, limit = OFFICE_RESULTS_PER_KIND): readonly string[] => {
  const conditions = nameConditions(wordsOf(keyword, []));
  if (conditions.length === 0) return [];
  const { ids, loosened } = find(rows, conditions, nameKeys, { after: null, limit });
  return loosened.length > 0 ? [] : ids;
};

/** The ids of the rows with a name that looks like this one, newest first. */
export const searchAlike = (rows: readonly NameRow[], name: string, limit = OFFICE_RESULTS_PER_KIND): readonly string[] => {
  const look = skeletonOf(name);
  return rows
    .filter(({ names }) => names.split('\n').some((each) => skeletonOf(each) === look))
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(0, limit)
    .map(({ id }) => id);
};
