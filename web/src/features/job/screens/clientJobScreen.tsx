import { useParams } from 'react-router-dom';
import { href } from '#web/routing/href.ts';
import { LinkButton } from '#web/shared/ui/linkButton.tsx';
import { Stack } from '#web/shared/ui/stack.tsx';
import { JobDescription } from '../components/jobDescription.tsx';
import { LoadedJob } from '../components/loadedJob.tsx';

/** Any job, for clients. */
export default function ClientJobScreen() {
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
