import { useCommand } from '#web/shared/data/useCommand.ts';

/** Closes a posting for good. */
export const useCloseJob = (jobId: string) =>
  useCommand<{ jobId: string }>({ callable: 'jobs', type: 'close', shownBy: () => `jobs/${jobId}` });
