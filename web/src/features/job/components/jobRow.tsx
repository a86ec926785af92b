import { Link } from 'react-router-dom';
import type { Job } from '#projections/jobs.ts';
import { href } from '#web/app/href.ts';
import { longDate, until } from '#web/shared/format/dates.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { feeText, placeText } from '../texts.ts';
import css from './jobRow.module.css';

/** One of the client's own postings. */
export const JobRow = ({ job, now }: { readonly job: Job; readonly now: number }) => {
  const ended = job.status !== 'OPEN' || job.entryDeadline <= now;
  return (
    <li className={css.row}>
      <Photo path={job.pictures[0] ?? null} alt="" ratio="1 / 1" kind="job" />
      <div>
        <StatusChip tone={ended ? 'ended' : 'good'} label={ended ? '募集終了' : `募集中・${until(job.entryDeadline, now)}`} />
        <h2 className={css.title}>
          <Link to={href('clientOwnJob', { jobId: job.id })}>{job.title}</Link>
        </h2>
        <p className={`${css.facts} figures`}>{feeText(job)}</p>
        <p className={`${css.facts} figures`}>
          {longDate(job.startsAt)}・{placeText(job)}
        </p>
      </div>
    </li>
  );
};
