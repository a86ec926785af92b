import type { ReactNode } from 'react';
import type { Job } from '#projections/job/jobs.schema.ts';
import { JobStatusChip } from '#web/entities/job/jobStatusChip.tsx';
import { useNow } from '#web/shared/format/now.ts';
import css from './jobDescription.module.css';

type Props = {
  readonly job: Pick<Job, 'status' | 'entryDeadline' | 'title'> & Partial<Pick<Job, 'visibility'>>;
  readonly client: string | null;
  readonly stage?: ReactNode;
};

export const JobHead = ({ job, client, stage }: Props) => {
  const now = useNow();
  return (
    <header className={css.head}>
      <div className={css.chips}>
        <JobStatusChip job={job} now={now} />
        {stage}
      </div>
      <h2 className={css.title}>{job.title}</h2>
      {client ? <p className={css.client}>{client}</p> : null}
    </header>
  );
};
