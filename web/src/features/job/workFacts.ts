import { timeSpan } from '#domain/format/times.ts';
import { type JobPosting, jobLabel } from '#domain/job/posting.ts';
import { useMasterOptions } from '#web/features/master/public.ts';

import type { Fact } from '#web/shared/ui/facts.tsx';
import { placeText } from './texts.ts';

type Options = ReturnType<typeof useMasterOptions>;

/** A fact of the chosen entries of a master; none when nothing known is chosen. */
export const namedFact = (term: string, options: Options, ids: readonly string[]): Fact[] => {
  const names = options.filter(({ value }) => ids.includes(value)).map(({ label }) => label);
  return names.length > 0 ? [{ term, value: names.join('・') }] : [];
};

/** What a cast has to know before saying yes to a job: when, where, and for which media. */
export const useWorkFacts = (job: JobPosting): Fact[] => [
  { term: '日時', value: timeSpan(job.startsAt, job.endsAt) },
  { term: jobLabel('place'), value: placeText(job) },
  ...namedFact(jobLabel('media'), useMasterOptions('media'), job.media),
];
