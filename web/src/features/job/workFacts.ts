import { timeSpan } from '#domain/kernel/format/times.ts';
import type { JobPosting } from '#domain/work/job/posting.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { useJoinedFacts } from '#web/entities/catalogue/catalogueFacts.tsx';
import { placeText } from '#web/entities/job/texts.ts';
import type { Fact } from '#web/shared/ui/facts.tsx';

export const useWorkFacts = (job: JobPosting): Fact[] => [
  { term: '日時', value: timeSpan(job.startsAt, job.endsAt) },
  { term: postingCatalogue.labels.place, value: placeText(job) },
  ...useJoinedFacts(postingCatalogue, job)('条件'),
];
