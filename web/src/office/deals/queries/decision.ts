import { type JobChangeHistory, jobChangeHistorySchema } from '#projections/jobChangeHistories.ts';
import { firestore } from '#web/shared/data/firestore.ts';
import { noteRead } from '#web/shared/data/noteRead.ts';
import { rowsOf } from '#web/shared/data/prefix.ts';

type Aggregate = 'offer' | 'entry';

const decisions = ['AdminApproved', 'AdminDisapproved', 'ForceClosed'] as const;
const typesOf = (aggregate: Aggregate): string[] => decisions.map((decision) => (aggregate === 'offer' ? 'Offer' : 'Entry') + decision);

/** The event at a version of a deal, if it is a decision of the office: one document. */
const decisionAt = async (aggregate: Aggregate, id: string, version: number): Promise<JobChangeHistory | undefined> => {
  const { database, doc, getDoc } = await firestore();
  const path = `jobChangeHistories/${aggregate}-${id}_${version}`;
  noteRead(path);
  const { success, data } = jobChangeHistorySchema.safeParse((await getDoc(doc(database, path))).data());
  return success && typesOf(aggregate).includes(data.type) ? data : undefined;
};

/** The office's last decision on a deal, or undefined where there is none (yet). Equalities only, which need no composite index. */
export const lastDecision = (aggregate: Aggregate, id: string): Promise<JobChangeHistory | undefined> =>
  rowsOf(
    {
      collection: 'jobChangeHistories',
      where: [
        ['streamId', '==', `${aggregate}-${id}`],
        ['type', 'in', typesOf(aggregate)],
      ],
      limit: 5,
    },
    jobChangeHistorySchema,
  ).then((rows) => rows.sort((a, b) => a.version - b.version).at(-1));

/** The same behind a command that was answered with `version`: as a rule it is the event that the command has made, and nothing is searched. */
export const decisionBy = async (aggregate: Aggregate, id: string, version: number): Promise<JobChangeHistory | undefined> =>
  (await decisionAt(aggregate, id, version)) ?? (await lastDecision(aggregate, id));
