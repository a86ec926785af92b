import { z } from 'zod';
import { agencyGroups } from '../../kernel/agencyGroups.ts';
import { ageBandCodes, bandsNow } from '../../kernel/person.ts';
import { PROFICIENCIES_MAX, proficiencyIn, proficiencyKey } from '../../kernel/proficiencies.ts';
import { date, identifier } from '../../kernel/validation.ts';

export const DAYS_MAX = 10;
/** The maximum number of values of one filter. */
const VALUES_MAX = 50;

/** Several values in one text, as in an address: `13,27`. Invalid values are dropped. */
const several = (isValue: (value: string) => boolean) =>
  z.string().transform((text) => {
    const values = text.split(',').filter((value) => value !== '' && isValue(value));
    return [...new Set(values)].slice(0, VALUES_MAX).join(',');
  });
const days = several((value) => date.safeParse(value).success).transform((text) => text.split(',').slice(0, DAYS_MAX).sort().join(','));
const oneOf = (...values: readonly (string | number)[]) => {
  const known = new Set(values.map(String));
  return several((value) => known.has(value));
};
const ids = several((value) => identifier.safeParse(value).success);

/** Languages and skills with their lowest level (`eng.2`). The last level of each counts. */
const skills = z.string().transform((text) => {
  const levels = new Map(
    text
      .split(',')
      .flatMap((key) => proficiencyIn(key) ?? [])
      .map(({ code, level }) => [code, level]),
  );
  return [...levels]
    .slice(0, PROFICIENCIES_MAX)
    .map(([code, level]) => proficiencyKey({ code, level }))
    .join(',');
});

export const KEYWORD_LENGTH_MAX = 100;
const q = z.string().max(KEYWORD_LENGTH_MAX).catch('');
/** Prefectures by code, regions as `r` and their index. */
const area = several((value) => /^(r[0-5]|[1-9]|[1-3]\d|4[0-7])$/.test(value));
const gender = oneOf(1, 2);
/** Saved searches and shared addresses may have codes of a former release. */
const age = z
  .string()
  .transform((text) => bandsNow(text.split(',').filter(Boolean).map(Number)).join(','))
  .pipe(oneOf(...ageBandCodes));

/** The lower limit (cm) of each height range. The first and last range are open. */
export const heights = [0, 150, 160, 170, 180] as const;

/** The orders of a cast list, with labels. */
export const castOrders = [
  { value: 'recommended', label: 'おすすめ順' },
  { value: 'newest', label: '新着順' },
  { value: 'rating', label: '評価が高い順' },
  { value: 'liked', label: 'お気に入りが多い順' },
] as const;

/** A search for casts, from the address. An empty filter means any; it may have several values. */
export const castSearch = z.object({
  q,
  area,
  gender,
  age,
  skills,
  industry: ids,
  group: oneOf(...agencyGroups),
  height: oneOf(...heights),
  rating: z.enum(['', '3', '4']).catch(''),
  movie: z.enum(['', '1']).catch(''),
  /** Dates (JST, `YYYY-MM-DD`) on which the cast must be free. */
  days,
  order: z.enum(['recommended', 'newest', 'rating', 'liked']).catch('recommended'),
});

export type CastSearch = z.infer<typeof castSearch>;

/** The orders of a job list, with labels. `suited` needs a visible cast who searches. */
export const jobOrders = [
  { value: 'suited', label: '自分に合う順' },
  { value: 'newest', label: '新着順' },
  { value: 'fit', label: '関連度順' },
  { value: 'deadline', label: '募集締切が近い順' },
] as const;

/** The lowest fees (yen) of the filter by fee. */
export const feeFloors = [10_000, 30_000, 50_000, 100_000] as const;

const jobOrderNames = jobOrders.map(({ value }) => value);

/** A search for jobs that take entries, from the address of the page. */
export const jobSearch = z.object({
  q,
  area,
  category: ids,
  industry: ids,
  gender,
  age,
  /** Dates (JST, `YYYY-MM-DD`) of which the job has one. */
  days,
  /** The least fee (yen). */
  fee: z.enum(['', ...feeFloors.map(String)]).catch(''),
  order: z.enum(jobOrderNames).catch('newest'),
});

/** The same search by a cast, who sees the jobs that suit first. */
export const jobSearchOfCast = jobSearch.extend({ order: z.enum(jobOrderNames).catch('suited') });

export type JobSearch = z.infer<typeof jobSearch>;

export const valuesOf = (filter: string): readonly string[] => filter.split(',').filter(Boolean);

/** The kinds of searches for members. */
export const searchKinds = ['casts', 'jobs'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The kinds of searches by name for the office: all accounts, and all jobs. */
export const officeKinds = ['people', 'postings'] as const;
export type OfficeKind = (typeof officeKinds)[number];

export const rowKinds = [...searchKinds, ...officeKinds] as const;
export type RowKind = (typeof rowKinds)[number];

/** The number of results per page. It fills rows of 2, 3, 4 and 6. */
export const RESULTS_PER_PAGE = 24;
export const OFFICE_RESULTS_PER_KIND = 8;
/** The most results per kind that a screen of the office may ask for. */
export const OFFICE_RESULTS_MAX = 60;
