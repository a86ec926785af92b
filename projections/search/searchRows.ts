import { jstDate } from '#domain/calendar/instants.ts';
import { type JointState, jointStateOf } from '#domain/diary/shown.ts';
import { datesIn } from '#domain/search/datesIn.ts';
import type { CastSigns } from '#domain/search/signs.ts';
import { castSearch, DAYS_MAX, HITS, jobSearch, OFFICE_HITS, valuesOf } from '#domain/search/wanted.ts';
import { wordsOf } from '#domain/search/words.ts';
import { castConditions, castKeys, jobConditions, jobKeys, nameConditions, nameKeys } from './conditions.ts';
import { type After, type Found, find } from './find.ts';
import type { CastRow, JobRow, NameRow } from './rows.ts';

/**
 * What somebody looks for, as the address of a list has it. `now` in ms. `masters`: what the office
 * calls industries and kinds of jobs.
 */
export type Asked = {
  readonly wanted: Readonly<Record<string, string>>;
  readonly after: After | null;
  readonly now: number;
  readonly masters: readonly { readonly id: string; readonly name: string }[];
};

/**
 * `days`: how the casts of the page are on the days that were asked for, by their ids; `signs`:
 * what else a row says of them.
 */
export type FoundRows = Found & {
  readonly days: Readonly<Record<string, JointState>>;
  readonly signs: Readonly<Record<string, CastSigns>>;
};

/** Every value that a field of a search needs: `''` for "any". */
const whole = (fields: object, wanted: Asked['wanted']) =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, wanted[field] ?? '']));

/**
 * What a card shows of a cast beside name and picture. Without `isTold` nothing is said of days.
 */
const signsOf = ({ rating, reviews, movie, days }: CastRow, dates: readonly string[]): CastSigns => ({
  rating: reviews === 0 ? null : rating,
  reviews,
  movie,
  days: dates.map((date) => jointStateOf(days, [date])),
});

/**
 * The signs of the casts with these ids, as far as others see them, whatever their days: for lists
 * that know already whom they show.
 */
export const castsAmong = (rows: readonly CastRow[], isTold: boolean, wanted: Asked['wanted'], among: readonly string[]): FoundRows => {
  const { days } = castSearch.parse(whole(castSearch.shape, wanted));
  const ids = new Set(among);
  const signs = rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, signsOf(row, isTold ? valuesOf(days) : [])] as const);
  return { ids: [], next: null, count: signs.length, loosened: [], days: {}, signs: Object.fromEntries(signs) };
};

/**
 * A page of the casts that a search finds. `isTold`: the reader may know of their days; for others
 * days count as words.
 */
export const searchCasts = (rows: readonly CastRow[], isTold: boolean, { wanted, after, now, masters }: Asked): FoundRows => {
  const asked = castSearch.parse(whole(castSearch.shape, wanted));
  const { keyword, dates } = isTold ? datesIn(asked.q, jstDate(now)) : { keyword: asked.q, dates: [] };
  const days = isTold ? [...new Set([...valuesOf(asked.days), ...dates])].slice(0, DAYS_MAX) : [];
  const conditions = castConditions({ ...asked, days: days.join(',') }, wordsOf(keyword, masters));
  const found = find(rows, conditions, castKeys[asked.order], { after, limit: HITS });
  const shown = new Set(found.ids);
  const page = rows.filter(({ id }) => shown.has(id));
  const states = days.length === 0 ? [] : page.map((row) => [row.id, jointStateOf(row.days, days)] as const);
  const signs = page.map((row) => [row.id, signsOf(row, days)] as const);
  return { ...found, days: Object.fromEntries(states), signs: Object.fromEntries(signs) };
};

/** A page of the jobs that a search finds and that still take entries. */
export const searchJobs = (rows: readonly JobRow[], { wanted, after, now, masters }: Asked): FoundRows => {
  const asked = jobSearch.parse(whole(jobSearch.shape, wanted));
  const open = rows.filter(({ entryDeadline }) => entryDeadline > now);
  return {
    ...find(open, jobConditions(asked, wordsOf(asked.q, masters)), jobKeys[asked.order], { after, limit: HITS }),
    days: {},
    signs: {},
  };
};

/**
 * The ids of the rows whose names have all words, best first; none where no word is typed. What is
 * only near is no hit.
 */
export const searchNames = (rows: readonly NameRow[], keyword: string): readonly string[] => {
  const conditions = nameConditions(wordsOf(keyword, []));
  if (conditions.length === 0) return [];
  const { ids, loosened } = find(rows, conditions, nameKeys, { after: null, limit: OFFICE_HITS });
  return loosened.length > 0 ? [] : ids;
};
