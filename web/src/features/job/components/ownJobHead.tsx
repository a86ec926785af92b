import { longDate } from '#domain/kernel/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { feeText, placeText } from '#web/entities/job/texts.ts';
import { JobHead } from './jobHead.tsx';
import css from './ownJobHead.module.css';

/** The state of the board's job, in one line next to its title. */
export const OwnJobHead = ({ job }: { readonly job: Job }) => (
  <div>
    <JobHead job={job} client={null} />
    <p className={`${css.facts} figures`}>
      {longDate(job.startsAt)}・{placeText(job)}・{feeText(job)}
    </p>
  </div>
);
