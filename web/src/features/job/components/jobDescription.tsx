import type { JobPosting } from '#domain/work/job/posting.ts';
import type { JobStatus } from '#domain/work/job/state.ts';
import { JobBody } from './jobBody.tsx';
import { JobHead } from './jobHead.tsx';
import { JobPictures } from './jobPictures.tsx';
import { JobTerms } from './jobTerms.tsx';

type Props = { readonly job: JobPosting & { readonly status: JobStatus }; readonly client: string | null };

export const JobDescription = ({ job, client }: Props) => (
  <>
    <JobPictures job={job} />
    <JobHead job={job} client={client} />
    <JobTerms job={job} />
    <JobBody job={job} />
  </>
);
