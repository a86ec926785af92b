import { longDate } from '#domain/kernel/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { JobStatusChip } from '#web/entities/job/jobStatusChip.tsx';
import { feeText, placeText } from '#web/entities/job/texts.ts';
import { href } from '#web/routing/href.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import css from './jobRow.module.css';

type Props = {
  readonly job: Job;
  readonly now: number;
  /** The number of concluded casts; undefined while unknown. */
  readonly concluded: number | undefined;
};

/** One of the client's own postings. */
export const JobRow = ({ job, now, concluded }: Props) => {
  return (
    <Row className={css.row}>
      <Photo path={job.pictures[0] ?? null} alt="" ratio="1 / 1" kind="job" />
      <div>
        <JobStatusChip job={job} now={now} />
        <h2 className={css.title}>
          <CoverLink to={href('clientOwnJob', { jobId: job.id })}>{job.title}</CoverLink>
        </h2>
        <p className={`${css.facts} figures`}>{feeText(job)}</p>
        {concluded === undefined ? null : (
          <p className={`${css.facts} figures`}>
            成立 <strong>{concluded}</strong> / {job.numberOfPeople}人
          </p>
        )}
        <p className={`${css.facts} figures`}>
          {longDate(job.startsAt)}・{placeText(job)}
        </p>
      </div>
    </Row>
  );
};
