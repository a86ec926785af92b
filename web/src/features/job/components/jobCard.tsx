import { Link } from 'react-router-dom';
import type { Job } from '#projections/jobs.ts';
import { href } from '#web/app/href.ts';
import { isNear, longDate, until } from '#web/shared/format/dates.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { feeText, placeText } from '../texts.ts';
import { BookmarkButton } from './bookmarkButton.tsx';
import css from './jobCard.module.css';

type Props = { readonly job: Job; readonly now: number; readonly bookmarked: boolean };

/** A job at a glance, for talents: what, for whom, how much, when, where, until when. The whole card is the link. */
export const JobCard = ({ job, now, bookmarked }: Props) => (
  <li className={css.card}>
    <Photo path={job.pictures[0] ?? null} alt="" ratio="16 / 9" kind="job" />
    <div className={css.words}>
      <div className={css.top}>
        <StatusChip tone={isNear(job.entryDeadline, now) ? 'warning' : 'good'} label={`締切まで ${until(job.entryDeadline, now)}`} />
        <BookmarkButton jobId={job.id} title={job.title} bookmarked={bookmarked} />
      </div>
      <h2 className={css.title}>
        <Link to={href('talentJob', { jobId: job.id })}>{job.title}</Link>
      </h2>
      <p className={css.soft}>{job.client.name}</p>
      <p className={`${css.fee} figures`}>{feeText(job)}</p>
      <p className={`${css.soft} figures`}>
        {longDate(job.startsAt)}・{placeText(job)}
      </p>
    </div>
  </li>
);
