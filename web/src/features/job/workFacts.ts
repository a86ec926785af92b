import { timeSpan } from '#domain/kernel/format/times.ts';
import { jobLabels } from '#domain/work/job/labels.ts';
import type { JobPosting } from '#domain/work/job/posting.ts';
import { placeText } from '#web/entities/job/texts.ts';
import { useMaster } from '#web/entities/master/masterOptions.tsx';
import type { Fact } from '#web/shared/ui/facts.tsx';

/** A fact with the names of chosen master entries; empty without a known one. */
export const namedFact = (term: string, { namesOf }: ReturnType<typeof useMaster>, ids: readonly string[]): Fact[] => {
  const names = namesOf(ids);
  return names.length > 0 ? [{ term, value: names.join('・') }] : [];
};

/** The facts that a cast needs before accepting a job: time, place and media. */
export const useWorkFacts = (job: JobPosting): Fact[] => [
  { term: '日時', value: timeSpan(job.startsAt, job.endsAt) },
  { term: jobLabels.place, value: placeText(job) },
  ...namedFact(jobLabels.media, useMaster('media'), job.media),
];
