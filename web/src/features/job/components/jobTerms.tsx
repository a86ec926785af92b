import type { ReactNode } from 'react';
import { timeSpan } from '#domain/kernel/format/times.ts';
import type { JobPosting } from '#domain/work/job/posting.ts';
import { postingCatalogue } from '#domain/work/job/postingRows.ts';
import { useJoinedFacts } from '#web/entities/catalogue/catalogueFacts.tsx';
import { feeText, placeText } from '#web/entities/job/texts.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { type Fact, Facts } from '#web/shared/ui/facts.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import css from './jobDescription.module.css';

/** The facts that a cast needs before accepting a job: time, place and media. */
export const useWorkFacts = (job: JobPosting): Fact[] => [
  { term: '日時', value: timeSpan(job.startsAt, job.endsAt) },
  { term: postingCatalogue.labels.place, value: placeText(job) },
  ...useJoinedFacts(postingCatalogue, job)('条件'),
];

type Props = {
  readonly job: JobPosting;
  /** Buttons for the job. */
  readonly children?: ReactNode;
};

/** Fee, time, place and media of a job. */
export const JobTerms = ({ job, children }: Props) => (
  <Card>
    <Stack>
      <div className={css.terms}>
        <p className={`${css.fee} figures`}>
          <span className="visually-hidden">報酬</span>
          {feeText(job)}
        </p>
        <Facts facts={useWorkFacts(job)} />
      </div>
      {children}
    </Stack>
  </Card>
);
