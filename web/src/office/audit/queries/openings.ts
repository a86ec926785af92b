import { objectOf } from '#domain/office/audit/journal.ts';
import { officeJournalSchema } from '#projections/office/officeJournal.schema.ts';
import { useMany } from '#web/shared/data/reads.ts';

/** The latest 50 openings of a person's data, in any record; live. The journal has all. */
export const useOpenings = (uid: string) => {
  const about = [
    ['act', '==', 'AuditPersonalOpened'],
    ['objects', 'array-contains', objectOf(`account-${uid}`)],
  ] as const;
  return useMany({ collection: 'officeJournal', where: about, orderBy: ['createdAt', 'desc'], limit: 50 }, officeJournalSchema);
};
