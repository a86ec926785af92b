import type { Job } from '#projections/job/jobs.schema.ts';
import { JobStatusChip } from '#web/entities/job/jobStatusChip.tsx';
import { useNow } from '#web/shared/format/now.ts';
import css from './jobDescription.module.css';

type Props = {
  readonly job: Pick<Job, 'status' | 'entryDeadline' | 'title'> & Partial<Pick<Job, 'visibility'>>;
  readonly client: string | null;
};

/** A job's title, client, and whether it takes entries. */
export const JobHead = ({ job, client }: Props) => {
  const now = useNow();
  return (
    <header className={css.head}>
      <div>
        <JobStatusChip job={job} now={now} />
      </div>
      <h2 className={css.title}>{job.title}</h2>
      {client ? <p className={css.client}>{client}</p> : null}
    </header>
  );
};
