import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import { dayParts, isNear } from '#domain/kernel/format/times.ts';
import { proficiencyText } from '#domain/kernel/proficiencies.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { LikeButton } from '#web/entities/favorite/likeButton.tsx';
import { deadlineText, feeText, hoursText, placeText } from '#web/entities/job/texts.ts';
import { CoverLink } from '#web/shared/ui/coverLink.tsx';
import { NetYen } from '#web/shared/ui/netYen.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import css from './jobCard.module.css';

type BookmarkProps = { readonly jobId: string; readonly title: string; readonly bookmarked: boolean };

export const BookmarkButton = ({ jobId, title, bookmarked }: BookmarkProps) => (
  <LikeButton kind="job" targetId={jobId} label={`「${title}」をブックマーク`} liked={bookmarked} />
);

type Props = {
  readonly job: Job;
  readonly now: number;
  readonly eager?: boolean;
  readonly to: string;
  readonly corner?: ReactNode;
  readonly stage?: ReactNode;
  readonly reason?: string;
};

/** The whole card is the link; `corner` is for a button above it. */
export const JobCard = ({ job, now, eager, to, corner, stage, reason }: Props) => {
  const grows = useViewTransitionState(to);
  const [date, weekday] = dayParts(job.startsAt);
  const skills = job.wantedSkills.map((each) => proficiencyText(each, true)).join('・');
  const place = `${hoursText(job)}・${placeText(job)}`;
  return (
    <li className={`${css.card} ${grows ? 'grows' : ''}`}>
      <Photo path={job.pictures[0] ?? null} alt="" ratio="auto" kind="job" eager={eager} />
      <p className={`${css.date} figures`}>
        <b>{date}</b>
        {weekday}
      </p>
      <div className={css.words}>
        <h2 className={css.title} title={job.title}>
          <CoverLink to={to} viewTransition>
            {job.title}
          </CoverLink>
        </h2>
        <p className={css.soft} title={job.client.name}>
          {job.client.name}
        </p>
        <p className={`${css.fee} figures`}>
          <NetYen>{feeText(job)}</NetYen>
        </p>
        <p className={`${css.soft} figures`} title={place}>
          {place}
        </p>
        {skills ? (
          <p className={css.soft} title={skills}>
            {skills}
          </p>
        ) : null}
        {reason ? <p className={css.reason}>{reason}</p> : null}
        <p className={css.chips}>
          {stage}
          <StatusChip tone={isNear(job.entryDeadline, now) ? 'warning' : 'theirs'} label={deadlineText(job.entryDeadline, now)} />
        </p>
      </div>
      {corner ? <div className={css.corner}>{corner}</div> : null}
    </li>
  );
};
