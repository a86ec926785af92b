import { type JobChangeHistory, jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import { firestore } from '#web/shared/data/firestore.ts';
import { noteRead } from '#web/shared/data/noteRead.ts';
import { rowsOf } from '#web/shared/data/prefix.ts';

type Aggregate = 'offer' | 'entry';

/** What the office decides about a deal, and about its bill. */
const acts = { deal: ['AdminApproved', 'AdminDisapproved', 'ForceClosed'], bill: ['BillClaimed', 'BillIgnored', 'BillReopened'] } as const;
export type DecidedOn = keyof typeof acts;
const typesOf = (aggregate: Aggregate, on: DecidedOn): string[] => acts[on].map((act) => (aggregate === 'offer' ? 'Offer' : 'Entry') + act);

/** The event at a version of a deal, if it is a decision of the office: one document. */
const decisionAt = async (aggregate: Aggregate, id: string, version: number): Promise<JobChangeHistory | undefined> => {
  const { database, doc, getDoc } = await firestore();
  const path = `jobChangeHistories/${aggregate}-${id}_${version}`;
  noteRead(path);
  const { success, data } = jobChangeHistorySchema.safeParse((await getDoc(doc(database, path))).data());
  return success && typesOf(aggregate, 'deal').includes(data.type) ? data : undefined;
};

/** The office's last decision on a deal or its bill, or undefined where there is none (yet). Equalities only, which need no composite index. */
export const lastDecision = (aggregate: Aggregate, id: string, on: DecidedOn = 'deal'): Promise<JobChangeHistory | undefined> =>
  rowsOf(
    {
      collection: 'jobChangeHistories',
      where: [
        ['streamId', '==', `${aggregate}-${id}`],
        ['type', 'in', typesOf(aggregate, on)],
      ],
      limit: 5,
    },
    jobChangeHistorySchema,
  ).then((rows) => rows.sort((a, b) => a.version - b.version).at(-1));

/** The same behind a command that was answered with `version`: as a rule it is the event that the command has made, and nothing is searched. */
export const decisionBy = async (aggregate: Aggregate, id: string, version: number): Promise<JobChangeHistory | undefined> =>
  (await decisionAt(aggregate, id, version)) ?? (await lastDecision(aggregate, id));
