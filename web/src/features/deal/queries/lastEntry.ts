import { kinds } from '#web/entities/deal/kinds.ts';
import { useMany } from '#web/shared/data/reads.ts';
import { useUid } from '#web/shared/data/session.ts';

/** The signed-in talent's last changed entry, whose pitch is the default of the next one. */
export const useLastEntry = () =>
  useMany(
    { collection: 'entries', group: true, where: [['talentId', '==', useUid()]], orderBy: ['updatedAt', 'desc'], limit: 1 },
    kinds.entry.schema,
  );
