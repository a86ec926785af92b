import type { JobDraft } from '#domain/job/posting.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { jobIdOf } from '../postingWay.ts';
import type { NamedJob } from '../useJobInput.ts';

/** Saves a posting in the making, as often as wanted. Fees in yen, times in ms. */
export const useSaveJobDraft = () =>
  useCommand<JobDraft & NamedJob>({
    callable: 'jobs',
    type: 'saveDraft',
    shownBy: ({ streamId }) => `jobDrafts/${jobIdOf(streamId)}`,
    again: true,
  });
