import { useFunnels } from '#web/entities/deal/funnels.ts';
import { href } from '#web/routing/href.ts';
import { useNow } from '#web/shared/format/now.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Listed } from '#web/shared/ui/listed.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobDrafts } from '../components/jobDrafts.tsx';
import css from '../components/jobRow.module.css';
import { JobRow } from '../components/jobRow.tsx';
import { useOwnJobs } from '../queries/ownJobs.ts';

/** The most jobs whose counts are read at once; further ones are read in further parts. */
const LISTED = 50;

/** The client's postings. */
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
