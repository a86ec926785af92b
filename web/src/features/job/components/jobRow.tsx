import { prefectureName } from '#domain/kernel/prefectures.ts';
import { formatYen } from '#domain/kernel/yen.ts';
import type { Job } from '#projections/jobs.ts';
import { longDate, until } from '#web/shared/format/dates.ts';
import { Photo } from '#web/shared/ui/photo.tsx';
import { StatusChip } from '#web/shared/ui/statusChip.tsx';
import css from './jobRow.module.css';

const fee = ({ feeMin, feeMax }: Job) => (feeMin === feeMax ? formatYen(feeMin) : `${formatYen(feeMin)}〜${formatYen(feeMax)}`);

/** One of the client's own postings. */
export const JobRow = ({ job, now }: { readonly job: Job; readonly now: number }) => {
  const ended = job.status !== 'OPEN' || job.entryDeadline <= now;
  return (
    <li className={css.row}>
      <Photo path={job.pictures[0] ?? null} alt="" ratio="1 / 1" kind="job" />
      <div>
        <StatusChip tone={ended ? 'ended' : 'good'} label={ended ? '募集終了' : `募集中・${until(job.entryDeadline, now)}`} />
        <h2 style={{ fontSize: '1rem' }}>{job.title}</h2>
        <p className={`${css.facts} figures`}>{fee(job)}</p>
        <p className={`${css.facts} figures`}>
          {longDate(job.startsAt)}・{job.prefecture === 0 ? '場所未定' : prefectureName(job.prefecture)}
        </p>
      </div>
    </li>
  );
};
