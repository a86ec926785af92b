import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { Job } from '#projections/job/jobs.schema.ts';
import { lastChosenJob } from '#web/entities/job/lastChosenJob.ts';
import { href } from '#web/routing/href.ts';
import { useUid } from '#web/shared/data/auth/session.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { LoadedJob } from './loadedJob.tsx';

/** Stores this job as the client's current one for the search of casts. */
const Remembered = ({ job, children }: { readonly job: Job; readonly children: (job: Job) => ReactNode }) => {
  const uid = useUid();
  useEffect(() => (job.status === 'CLOSED' ? undefined : lastChosenJob(uid).write(job.id)), [uid, job.id, job.status]);
  return children(job);
};

export const OwnJob = ({ children }: { readonly children: (job: Job) => ReactNode }) => {
  const { jobId = '' } = useParams();
  const uid = useUid();
  const wayBack = <LinkButton to={href('clientOwnJobs')}>掲載したお仕事へ</LinkButton>;
  return (
    <LoadedJob jobId={jobId} wayBack={wayBack}>
      {(job) =>
        job.clientId === uid ? (
          <Remembered job={job}>{children}</Remembered>
        ) : (
          <EmptyState title="ほかのクライアントのお仕事です" action={wayBack}>
            管理できるのは、ご自身が掲載したお仕事だけです。
          </EmptyState>
        )
      }
    </LoadedJob>
  );
};
