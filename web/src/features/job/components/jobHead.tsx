import type { Job } from '#projections/job/jobs.schema.ts';
import { useNow } from '#web/shared/format/now.ts';
import { feeText } from '../texts.ts';
import css from './jobDescription.module.css';
import { JobStatusChip } from './jobStatusChip.tsx';

type Props = {
  readonly job: Pick<Job, 'status' | 'entryDeadline' | 'title' | 'feeMin' | 'feeMax'>;
  readonly client: string | null;
};

/** Which job it is, whether it takes entries, and for how much. */
export const JobHead = ({ job, client }: Props) => {
  const now = useNow();
  return (
    <header className={css.head}>
      <div>
        <JobStatusChip job={job} now={now} />
      </div>
      <h2 className={css.title}>{job.title}</h2>
      {client ? <p className={css.client}>{client}</p> : null}
      <p className={`${css.fee} figures`}>{feeText(job)}</p>
    </header>
  );
};
