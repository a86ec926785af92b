import type { JobDraft } from '#domain/job/posting.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';

/** Saves a posting in the making, as often as wanted. Fees in yen, times in ms. */
export const useSaveJobDraft = (jobId: string) =>
  useCommand<JobDraft & { jobId: string }>({ callable: 'jobs', type: 'saveDraft', shownBy: () => `jobDrafts/${jobId}`, again: true });
