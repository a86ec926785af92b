import { type JobChangeHistory, jobChangeHistorySchema } from '#projections/jobChangeHistories.ts';
import { firestore } from '#web/shared/data/firestore.ts';
import { parseRows, queryOf } from '#web/shared/data/reading.ts';

const decisions = ['AdminApproved', 'AdminDisapproved', 'ForceClosed'] as const;

/** The office's last decision on a deal, or undefined where there is none (yet). Equalities only, which need no composite index. */
export const lastDecision = async (aggregate: 'offer' | 'entry', id: string): Promise<JobChangeHistory | undefined> => {
  const client = await firestore();
  const prefix = aggregate === 'offer' ? 'Offer' : 'Entry';
  const selection = {
    collection: 'jobChangeHistories',
    where: [
      ['streamId', '==', `${aggregate}-${id}`],
      ['type', 'in', decisions.map((decision) => prefix + decision)],
    ],
    limit: 5,
  } as const;
  const { docs } = await client.getDocs(queryOf(client, selection));
  return parseRows(jobChangeHistorySchema, docs)
    .sort((a, b) => a.version - b.version)
    .at(-1);
};
