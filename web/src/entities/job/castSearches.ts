import { type Proficiency, proficiencyKey } from '#domain/kernel/proficiencies.ts';
import { type CastSearch, castSearch, DAYS_MAX } from '#domain/work/search/wanted.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { href } from '#web/routing/href.ts';

// The searches for casts that fit a job. Days are JST dates (YYYY-MM-DD).

export type Wanting = Pick<Job, 'wantedGender' | 'prefecture' | 'title' | 'description' | 'schedule'> & {
  readonly wantedAgeBands: readonly number[];
  readonly industry: readonly string[];
  readonly wantedSkills: readonly Proficiency[];
};

const search = (fields: Readonly<Partial<Record<keyof CastSearch, string>>>): CastSearch =>
  castSearch.parse({ ...Object.fromEntries(Object.keys(castSearch.shape).map((field) => [field, ''])), ...fields });

/** `near` has all fields, `wide` the requirements only; they can be equal. */
export const searchesFor = (job: Wanting, dates: readonly string[]): { readonly near: CastSearch; readonly wide: CastSearch } => {
  const demanded = {
    gender: job.wantedGender === 0 ? '' : String(job.wantedGender),
    age: job.wantedAgeBands.join(','),
    skills: job.wantedSkills.map(proficiencyKey).join(','),
    days: dates.slice(0, DAYS_MAX).join(','),
  };
  return {
    near: search({ ...demanded, area: job.prefecture === 0 ? '' : String(job.prefecture), industry: job.industry.join(',') }),
    wide: search(demanded),
  };
};

/** The address of the list of casts, with the requirements of the job as its conditions. */
export const castsAddress = (job: Wanting, dates: readonly string[]): string => {
  const chosen = Object.entries(searchesFor(job, dates).wide).filter(([field, value]) => value !== '' && field !== 'order');
  return `${href('clientTalents')}?${new URLSearchParams(chosen)}`;
};
