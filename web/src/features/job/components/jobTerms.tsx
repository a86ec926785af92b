import type { ReactNode } from 'react';
import type { JobPosting } from '#domain/work/job/posting.ts';
import { feeText } from '#web/entities/job/texts.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useWorkFacts } from '../workFacts.ts';
import css from './jobDescription.module.css';

type Props = {
  readonly job: JobPosting;
  readonly children?: ReactNode;
};

export const JobTerms = ({ job, children }: Props) => (
  <Card>
    <Stack>
      <div className={css.terms}>
        <p className={`${css.fee} figures`}>
          <span className="visually-hidden">報酬</span>
          <NetYen>{feeText(job)}</NetYen>
        </p>
        <Facts facts={useWorkFacts(job)} />
      </div>
      {children}
    </Stack>
  </Card>
);
