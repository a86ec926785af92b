import { Link } from 'react-router-dom';
import type { Job } from '#projections/job/jobs.schema.ts';
import { useJob } from '#web/entities/job/job.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Facts } from '#web/shared/ui/facts.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { Prose } from '#web/shared/ui/prose.tsx';
import { SkeletonBlock } from '#web/shared/ui/skeleton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { useWorkFacts } from '../workFacts.ts';

type Props = { readonly jobId: string; readonly to: string };

const Work = ({ job, to }: { readonly job: Job; readonly to: string }) => (
  <Stack>
    <Facts facts={useWorkFacts(job)} />
    <Prose>{job.description}</Prose>
    {job.schedule ? <Prose>{job.schedule}</Prose> : null}
    <p>
      <Link to={to}>お仕事の詳細を見る</Link>
    </p>
  </Stack>
);

export const JobOfDeal = ({ jobId, to }: Props) => {
  const { query, job } = useJob(jobId);
  if (job === null) return null;
  return (
    <Card title="お仕事の内容">
      {job ? <Work job={job} to={to} /> : query.isError ? <FailedState onRetry={() => query.refetch()} /> : <SkeletonBlock height={96} />}
    </Card>
  );
};
