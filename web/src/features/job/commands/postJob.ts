import type { JobPosting } from '#domain/job/posting.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { jobIdOf } from '../postingWay.ts';
import type { NamedJob } from '../useJobInput.ts';

/** Posts a job, also one that was a draft. Fees in yen, times in ms. */
export const usePostJob = () =>
  useCommand<JobPosting & NamedJob>({ callable: 'jobs', type: 'post', shownBy: ({ streamId }) => `jobs/${jobIdOf(streamId)}` });
