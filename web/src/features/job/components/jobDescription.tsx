import type { JobPosting } from '#domain/job/posting.ts';
import type { JobStatus } from '#domain/job/state.ts';
import { JobBody } from './jobBody.tsx';
import { JobHead } from './jobHead.tsx';

type Props = { readonly job: JobPosting & { readonly status: JobStatus }; readonly client: string | null };

/** A posting as everybody reads it; also before it is posted. */
export const JobDescription = ({ job, client }: Props) => (
  <>
    <JobHead job={job} client={client} />
    <JobBody job={job} />
  </>
);
