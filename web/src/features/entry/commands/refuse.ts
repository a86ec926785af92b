import { useCommand } from '#web/shared/data/useCommand.ts';
import { entryDocument } from '../entryDocument.ts';

/** The client refuses an entry; the talent reads the reason. */
export const useRefuse = (entry: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ entryId: string; reason: string }>({
    callable: 'entries',
    type: 'refuse',
    shownBy: () => entryDocument(entry.jobId, entry.id),
  });
