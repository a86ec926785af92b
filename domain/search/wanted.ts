import { z } from 'zod';
import { agencyGroups } from '../kernel/agencyGroups.ts';
import { ageBandCodes } from '../kernel/person.ts';
import { date, identifier } from '../kernel/validation.ts';

/** How many days a search may name. */
export const DAYS_MAX = 10;
/** How many values of one filter may be chosen. */
const VALUES_MAX = 50;

/**
 * Several values in one text, as an address has them: `13,27`. Those that make no sense there count
 * as not chosen.
 */
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

/** How long a keyword may be. */
export const WORDS_LENGTH = 100;
const q = z.string().max(WORDS_LENGTH).catch('');
/** Prefectures by code, regions as `r` and their number. */
const area = several((value) => /^(r[0-5]|[1-9]|[1-3]\d|4[0-7])$/.test(value));
const gender = oneOf(1, 2);
const age = oneOf(...ageBandCodes);

/** The smallest height (cm) of each range that can be chosen; the first and the last are open. */
export const heights = [0, 150, 160, 170, 180] as const;

export const castOrders = [
  { value: 'recommended', label: 'おすすめ順' },
  { value: 'newest', label: '新着順' },
  { value: 'rating', label: '評価が高い順' },
  { value: 'liked', label: 'お気に入りが多い順' },
] as const;

/**
 * What somebody looks for among the casts; a field is empty for "any" and may hold several values.
 */
export const castSearch = z.object({
  q,
  area,
  gender,
  age,
  industry: ids,
  group: oneOf(...agencyGroups),
  height: oneOf(...heights),
  rating: z.enum(['', '3', '4']).catch(''),
  movie: z.enum(['', '1']).catch(''),
  /** Dates of Japan (YYYY-MM-DD) on which the cast is not taken. */
  days,
  order: z.enum(['recommended', 'newest', 'rating', 'liked']).catch('recommended'),
});
export type CastSearch = z.infer<typeof castSearch>;

export const jobOrders = [
  { value: 'newest', label: '新着順' },
  { value: 'fit', label: '関連度順' },
  { value: 'deadline', label: '募集締切が近い順' },
] as const;

/** What somebody looks for among the jobs that take entries. */
export const jobSearch = z.object({
  q,
  area,
  category: ids,
  industry: ids,
  gender,
  age,
  order: z.enum(['newest', 'fit', 'deadline']).catch('newest'),
});
export type JobSearch = z.infer<typeof jobSearch>;

/** The values of a filter. */
export const valuesOf = (filter: string): readonly string[] => filter.split(',').filter(Boolean);

export const searchKinds = ['casts', 'jobs'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What the office finds by name, whoever else sees it: every account, and every job. */
export const officeKinds = ['people', 'postings'] as const;
export type OfficeKind = (typeof officeKinds)[number];

/** All that rows are kept of. */
export const rowKinds = [...searchKinds, ...officeKinds] as const;
export type RowKind = (typeof rowKinds)[number];

/** How many hits an answer has: rows of 2, 3, 4 and 6 come out even. */
export const HITS = 24;
/** How many a search of the office has of each kind: who wants more types more. */
export const OFFICE_HITS = 8;
