import { useParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { EmptyState } from '#web/shared/ui/emptyState.tsx';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobDescription } from '../components/jobDescription.tsx';
import { JobSearchList } from '../components/jobSearchList.tsx';
import { LoadedJob } from '../components/loadedJob.tsx';

export function ClientJobsScreen() {
  return (
    <JobSearchList
      addressOf={({ id }) => href('clientJob', { jobId: id })}
      none={
        <EmptyState title="募集中のお仕事がまだありません" action={<LinkButton to={href('clientJobAdd')}>お仕事を掲載する</LinkButton>}>
          お仕事を掲載すると、ここに表示されます。
        </EmptyState>
      }
    />
  );
}

export function ClientJobScreen() {
  const { jobId = '' } = useParams();
  return (
    <LoadedJob jobId={jobId} wayBack={<LinkButton to={href('clientOwnJobs')}>掲載したお仕事へ</LinkButton>}>
      {(job) => (
        <Stack wide>
          <JobDescription job={job} client={job.client.name} />
        </Stack>
      )}
    </LoadedJob>
  );
}
