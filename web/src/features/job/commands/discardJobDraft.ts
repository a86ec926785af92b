import { useCommand } from '#web/shared/data/useCommand.ts';

/** Throws a draft away. It has no document to wait for then; the live list drops it by itself. */
export const useDiscardJobDraft = () => useCommand<{ jobId: string }>({ callable: 'jobs', type: 'discardDraft', shownBy: () => null });
