import { useCommand } from '#web/shared/data/useCommand.ts';
import { entryDocument } from '../entryDocument.ts';

/** Changes the end (ms) of a concluded entry. */
export const useChangeSchedule = (entry: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ entryId: string; scheduleToClose: number }>({
    callable: 'entries',
    type: 'changeSchedule',
    shownBy: () => entryDocument(entry.jobId, entry.id),
  });
