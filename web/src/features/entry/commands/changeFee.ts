import { useCommand } from '#web/shared/data/useCommand.ts';
import { entryDocument } from '../entryDocument.ts';

/** Changes the fee (yen) of a concluded entry. */
export const useChangeFee = (entry: { readonly id: string; readonly jobId: string }) =>
  useCommand<{ entryId: string; fee: number }>({
    callable: 'entries',
    type: 'changeFee',
    shownBy: () => entryDocument(entry.jobId, entry.id),
  });
