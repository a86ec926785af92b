import { useCommand } from '#web/shared/data/useCommand.ts';
import { entryDocument } from '../entryDocument.ts';

/** The client begins the selection. */
export const useStartDeciding = (entry: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ entryId: string }>({ callable: 'entries', type: 'startDeciding', shownBy: () => entryDocument(entry.jobId, entry.id) });
