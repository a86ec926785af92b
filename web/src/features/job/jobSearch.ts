import { z } from 'zod';
import type { Job } from '#projections/job/jobs.schema.ts';
import { area, isIn } from '#web/shared/search/areas.ts';
import { age, gender } from '#web/shared/search/people.ts';
import { haveWords, words } from '#web/shared/search/words.ts';

export const jobOrders = [
  { value: 'newest', label: '新着順' },
  { value: 'deadline', label: '募集締切が近い順' },
] as const;

/** What somebody looks for among the jobs; every field is empty for "any". */
export const jobSearch = z.object({
  q: words,
  area,
  category: words,
  industry: words,
  gender,
  age,
  order: z.enum(['newest', 'deadline']).catch('newest'),
});
export type JobSearch = z.infer<typeof jobSearch>;

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

/** Whether a job still takes entries at `now` (ms) and is one that is looked for. */
export const fits = (job: Searched, wanted: JobSearch, now: number): boolean =>
  job.entryDeadline > now &&
  haveWords([job.title, job.description, job.place, job.client.name], wanted.q) &&
  isIn(wanted.area, job.prefecture) &&
  (wanted.category === '' || job.jobCategory === wanted.category) &&
  (wanted.industry === '' || job.industry.includes(wanted.industry)) &&
  (wanted.gender === '' || job.wantedGender === 0 || job.wantedGender === Number(wanted.gender)) &&
  (wanted.age === '' || job.wantedAgeBands.length === 0 || job.wantedAgeBands.includes(Number(wanted.age)));
