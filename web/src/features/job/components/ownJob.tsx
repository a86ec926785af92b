import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Job } from '#projections/job/jobs.schema.ts';
import { href } from '#web/app/href.ts';
import { useUid } from '#web/shared/data/session.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LoadedJob } from './loadedJob.tsx';

/** The job in the address, for the client who posted it; somebody else's leads back. */
export const OwnJob = ({ children }: { readonly children: (job: Job) => ReactNode }) => {
  const { jobId = '' } = useParams();
  const uid = useUid();
  const wayBack = <LinkButton to={href('clientOwnJobs')}>掲載したお仕事へ</LinkButton>;
  return (
    <LoadedJob jobId={jobId} wayBack={wayBack}>
      {(job) =>
        job.clientId === uid ? (
          children(job)
        ) : (
          <EmptyState title="ほかのクライアントのお仕事です" action={wayBack}>
            管理できるのは、ご自身が掲載したお仕事だけです。
          </EmptyState>
        )
      }
    </LoadedJob>
  );
};
