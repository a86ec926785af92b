import { z } from 'zod';
import { ageBands } from '#domain/kernel/person.ts';
import { prefectureName, regions } from '#domain/kernel/prefectures.ts';
import type { Job } from '#projections/jobs.ts';

export const jobOrders = { newest: '新着順', deadline: '締切が近い順' } as const;
export type JobOrder = keyof typeof jobOrders;

/** What a talent looks for. `area` is a prefecture's code, or `r` and a region's number; every field is empty for "any". */
export type JobSearch = {
  readonly q: string;
  readonly area: string;
  readonly category: string;
  readonly industry: string;
  readonly gender: '' | '1' | '2';
  readonly age: string;
  readonly order: JobOrder;
};
export type SearchField = keyof JobSearch;

const text = z.string().max(100).catch('');
const search = z.object({
  q: text,
  area: z
    .string()
    .regex(/^(r[0-5]|[1-9]|[1-3]\d|4[0-7])$/)
    .catch(''),
  category: text,
  industry: text,
  gender: z.enum(['', '1', '2']).catch(''),
  age: z
    .string()
    .regex(/^([1-9]|1[0-3])$/)
    .catch(''),
  order: z.enum(['newest', 'deadline']).catch('newest'),
});
export const searchFields = Object.keys(search.shape) as SearchField[];

/** The search that stands in the address; what makes no sense there counts as not chosen. */
export const searchIn = (params: URLSearchParams): JobSearch =>
  search.parse(Object.fromEntries(searchFields.map((field) => [field, params.get(field) ?? ''])));

/** How many filters are set; the order is none. */
export const filterCount = (wanted: JobSearch): number => searchFields.filter((field) => field !== 'order' && wanted[field] !== '').length;

const isIn = (area: string, prefecture: number): boolean => {
  if (area === '') return true;
  if (!area.startsWith('r')) return prefecture === Number(area);
  const region = regions[Number(area.slice(1))];
  return region !== undefined && prefecture >= region.first && prefecture <= region.last;
};

const plain = (words: string): string => words.normalize('NFKC').toLowerCase();

type Searched = Pick<
  Job,
  | 'title'
  | 'description'
  | 'place'
  | 'client'
  | 'prefecture'
  | 'jobCategory'
  | 'industry'
  | 'wantedGender'
  | 'wantedAgeBands'
  | 'entryDeadline'
>;

/** Whether a job still takes entries at `now` (ms) and is one that the talent looks for. Every word of the keyword has to occur. */
export const fits = (job: Searched, wanted: JobSearch, now: number): boolean => {
  const words = plain([job.title, job.description, job.place, job.client.name].join('\n'));
  return (
    job.entryDeadline > now &&
    plain(wanted.q)
      .split(/\s+/)
      .every((word) => words.includes(word)) &&
    isIn(wanted.area, job.prefecture) &&
    (wanted.category === '' || job.jobCategory === wanted.category) &&
    (wanted.industry === '' || job.industry.includes(wanted.industry)) &&
    (wanted.gender === '' || job.wantedGender === 0 || job.wantedGender === Number(wanted.gender)) &&
    (wanted.age === '' || job.wantedAgeBands.length === 0 || job.wantedAgeBands.includes(Number(wanted.age)))
  );
};

/** Regions, each followed by its prefectures. */
export const areaOptions = regions.flatMap(({ name, first, last }, index) => [
  { value: `r${index}`, label: `${name}（すべて）` },
  ...Array.from({ length: last - first + 1 }, (_, at) => ({ value: String(first + at), label: `　${prefectureName(first + at)}` })),
]);
export const ageOptions = ageBands.slice(1).map(({ label }, index) => ({ value: String(index + 1), label }));
export const genderOptions = [
  { value: '1', label: '男性' },
  { value: '2', label: '女性' },
] as const;
