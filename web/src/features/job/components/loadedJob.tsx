import type { ReactNode } from 'react';
import type { Job } from '#projections/job/jobs.schema.ts';
import { DetailSkeleton } from '#web/shared/ui/detailSkeleton.tsx';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { FailedState } from '#web/shared/ui/failedState.tsx';
import { useJob } from '../queries/job.ts';

type Props = { readonly jobId: string; readonly wayBack?: ReactNode; readonly children: (job: Job) => ReactNode };

/** Loads a job, and says so when there is none. */
export const LoadedJob = ({ jobId, wayBack, children }: Props) => {
  const { query, job } = useJob(jobId);
  if (job) return children(job);
  if (query.isError) return <FailedState onRetry={() => query.refetch()} />;
  if (job === undefined) return <DetailSkeleton ratio="16 / 9" />;
  return (
    <EmptyState title="お仕事が見つかりません" action={wayBack}>
      掲載が終了した可能性があります。
    </EmptyState>
  );
};
