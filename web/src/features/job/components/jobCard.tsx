import type { ReactNode } from 'react';
import { isNear, longDate } from '#domain/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import { deadlineText, feeText, placeText } from '../texts.ts';
import css from './jobCard.module.css';

type Props = { readonly job: Job; readonly now: number; readonly eager?: boolean; readonly to: string; readonly corner?: ReactNode };

/** A job at a glance: what, for whom, how much, when, where, until when. The whole card is the link; `corner` is for a button above it. */
export const JobCard = ({ job, now, eager, to, corner }: Props) => (
  <li className={css.card}>
    <Photo path={job.pictures[0] ?? null} alt="" ratio="16 / 9" kind="job" eager={eager} />
    <div className={css.words}>
      <div className={css.top}>
        <StatusChip tone={isNear(job.entryDeadline, now) ? 'warning' : 'good'} label={deadlineText(job.entryDeadline, now)} />
        {corner}
      </div>
      <h2 className={css.title}>
        <CoverLink to={to}>{job.title}</CoverLink>
      </h2>
      <p className={css.soft}>{job.client.name}</p>
      <p className={`${css.fee} figures`}>{feeText(job)}</p>
      <p className={`${css.soft} figures`}>
        {longDate(job.startsAt)}・{placeText(job)}
      </p>
    </div>
  </li>
);
