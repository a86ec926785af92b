import { useParams } from 'react-router-dom';
import { href } from '#web/app/href.ts';
import { EntriesOfJob } from '#web/features/entry/public.ts';
import { useUid } from '#web/shared/data/session.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobDescription } from '../components/jobDescription.tsx';
import { LoadedJob } from '../components/loadedJob.tsx';

/** One of the client's own postings: who entered, and what everybody reads. */
export default function OwnJobScreen() {
  const { jobId = '' } = useParams();
  const uid = useUid();
  const wayBack = <LinkButton to={href('clientOwnJobs')}>掲載したお仕事へ</LinkButton>;
  return (
    <LoadedJob jobId={jobId} wayBack={wayBack}>
      {(job) =>
        job.clientId === uid ? (
          <Stack wide>
            <EntriesOfJob jobId={job.id} />
            <JobDescription job={job} client={null} />
          </Stack>
        ) : (
          <EmptyState title="ほかのクライアントのお仕事です" action={wayBack}>
            管理できるのは、ご自身が掲載したお仕事だけです。
          </EmptyState>
        )
      }
    </LoadedJob>
  );
}
