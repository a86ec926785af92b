import type { JobPosting } from '#domain/job/posting.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Posts a job under an id that the form settled, also of its draft. Fees in yen, times in ms. */
export const usePostJob = (jobId: string) =>
  useCommand<JobPosting & { jobId: string }>({ callable: 'jobs', type: 'post', shownBy: () => `jobs/${jobId}` });
