import type { JobPosting } from '#domain/job/posting.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Posts a job. Fees in yen, times in ms. */
export const usePostJob = () =>
  useCommand<JobPosting>({ callable: 'jobs', type: 'post', shownBy: ({ streamId }) => `jobs/${streamId.replace(/^job-/, '')}` });
