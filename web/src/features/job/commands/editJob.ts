import type { JobPosting } from '#domain/job/posting.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Changes a posting; one that has ended takes entries again. Fees in yen, times in ms. */
export const useEditJob = (jobId: string) =>
  useCommand<JobPosting & { jobId: string }>({ callable: 'jobs', type: 'edit', shownBy: () => `jobs/${jobId}` });
