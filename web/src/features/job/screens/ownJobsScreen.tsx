import { longDate } from '#domain/kernel/format/times.ts';
import type { Job } from '#projections/job/jobs.schema.ts';
import { useFunnels } from '#web/entities/deal/funnels.ts';
import { JobStatusChip } from '#web/entities/job/jobStatusChip.tsx';
import { feeText, placeText } from '#web/entities/job/texts.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { CoverLink, Row } from '#web/shared/ui/coverLink.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Photo } from '#web/shared/ui/photo.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobDrafts } from '../components/jobDrafts.tsx';
import css from '../components/jobRow.module.css';
import { useOwnJobs } from '../queries/ownJobs.ts';

type Props = {
  readonly job: Job;
  readonly now: number;
  /** The number of concluded casts; undefined while unknown. */
  readonly concluded: number | undefined;
};

const JobRow = ({ job, now, concluded }: Props) => {
  return (
    <Row className={css.row}>
      <Photo path={job.pictures[0] ?? null} alt="" ratio="1 / 1" kind="job" />
      <div>
        <JobStatusChip job={job} now={now} />
        <h2 className={css.title}>
          <CoverLink to={href('clientOwnJob', { jobId: job.id })}>{job.title}</CoverLink>
        </h2>
        <p className={`${css.facts} figures`}>{feeText(job)}（税抜）</p>
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

/** The most jobs whose counts are read at once; further ones are read in further parts. */
const LISTED = 50;

export default function OwnJobsScreen() {
  const list = useOwnJobs();
  const now = useNow();
  const { funnelOf } = useFunnels(
    list.rows.map(({ id }) => id),
    LISTED,
  );
  const add = <LinkButton to={href('clientJobAdd')}>お仕事を掲載する</LinkButton>;
  return (
    <Stack>
      {list.query.data?.rows.length === 0 ? null : <div>{add}</div>}
      <JobDrafts />
      <Listed
        list={list}
        none={
          <EmptyState title="掲載したお仕事はまだありません" action={add}>
            お仕事を掲載すると、キャストに問い合わせやオファーを送れます。
          </EmptyState>
        }
      >
        {(jobs) => (
          <ul className={css.rows}>
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} now={now} concluded={funnelOf?.(job.id).concluded} />
            ))}
          </ul>
        )}
      </Listed>
    </Stack>
  );
}
