import { useCommand } from '#web/shared/data/useCommand.ts';
import { entryDocument } from '../entryDocument.ts';

/** The client concludes an entry, with fee (yen) and end (ms). */
export const useApprove = (entry: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ entryId: string; fee: number; scheduleToClose: number }>({
    callable: 'entries',
    type: 'approve',
    shownBy: () => entryDocument(entry.jobId, entry.id),
  });
