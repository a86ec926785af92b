import type { ReactNode } from 'react';
import type { Job } from '#projections/job/jobs.schema.ts';
import { useJob } from '#web/entities/job/job.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { Loaded } from '#web/shared/ui/loaded.tsx';
import { DetailSkeleton } from '#web/shared/ui/skeleton.tsx';

type Props = { readonly jobId: string; readonly wayBack?: ReactNode; readonly children: (job: Job) => ReactNode };

export const LoadedJob = ({ jobId, wayBack, children }: Props) => {
  const { query, job } = useJob(jobId);
  const none = (
    <EmptyState title="お仕事が見つかりません" action={wayBack}>
      掲載が終了した可能性があります。
    </EmptyState>
  );
  return (
    <Loaded query={query} row={job} skeleton={<DetailSkeleton ratio="16 / 9" />} none={none}>
      {children}
    </Loaded>
  );
};
