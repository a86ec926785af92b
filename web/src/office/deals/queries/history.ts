import { MASK } from '#domain/office/audit/history.ts';
import { jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import { officeJournalSchema } from '#projections/office/officeJournal.schema.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { useMany } from '#web/shared/data/reads/reads.ts';

export const useDealHistory = (dealKind: DealKind, id: string) =>
  useMany(
    { collection: 'jobChangeHistories', where: [[`${dealKind}Id`, '==', id]], orderBy: ['at', 'asc'], limit: 200 },
    jobChangeHistorySchema,
  );

/**
 * The office's reasons in a deal by event id, from the journal, because the deal's history has no
 * free text.
 */
export const useReasons = (dealKind: DealKind, id: string): ReadonlyMap<string, string | null> => {
  const journal = { collection: 'officeJournal', where: [['streamId', '==', `${dealKind}-${id}`]], limit: 100 } as const;
  const { rows } = useMany(journal, officeJournalSchema);
  return new Map(rows.map((row) => [row.id, row.reason === MASK ? null : row.reason]));
};
