import { type JobChangeHistory, jobChangeHistorySchema } from '#projections/office/histories.schema.ts';
import type { DealKind } from '#web/entities/deal/kinds.ts';
import { readMany } from '#web/shared/data/reads/readOnce.ts';

const acts = {
  deal: [
    'AdminApproved',
    'AdminDisapproved',
    'ForceClosed',
    'CancellationSettled',
    'CancellationDismissed',
    'AnsweredOnBehalf',
    'ProxySettled',
  ],
  change: ['ChangeAdminApproved', 'ChangeAdminDisapproved'],
  bill: ['BillClaimed', 'BillIgnored', 'BillReopened'],
} as const;
export type DecidedOn = keyof typeof acts;
const typesOf = (kind: DealKind, on: DecidedOn): string[] => acts[on].map((act) => (kind === 'offer' ? 'Offer' : 'Entry') + act);

/** The event at a version of a deal, if it is an office decision; reads one document. */
const decisionAt = async (kind: DealKind, id: string, version: number, on: DecidedOn): Promise<JobChangeHistory | undefined> => {
  const eventId = `${kind}-${id}_${version}`;
  const [found] = await readMany({ collection: 'jobChangeHistories', where: [['id', '==', eventId]], limit: 1 }, jobChangeHistorySchema);
  return found && typesOf(kind, on).includes(found.type) ? found : undefined;
};

/**
 * The office's last decision on a deal, its change or its bill after version `since`, or undefined.
 * The query has only equality filters, so it needs no composite index.
 */
export const lastDecision = (kind: DealKind, id: string, on: DecidedOn = 'deal', since = 0): Promise<JobChangeHistory | undefined> =>
  readMany(
    {
      collection: 'jobChangeHistories',
      where: [
        ['streamId', '==', `${kind}-${id}`],
        ['type', 'in', typesOf(kind, on)],
      ],
      limit: 50,
    },
    jobChangeHistorySchema,
  ).then((rows) =>
    rows
      .filter(({ version }) => version > since)
      .sort((a, b) => a.version - b.version)
      .at(-1),
  );

/**
 * The decision after a command that returned `version`. It is usually the event at that version;
 * only otherwise does a search run.
 */
export const decisionBy = async (
  kind: DealKind,
  id: string,
  version: number,
  on: DecidedOn,
  since: number,
): Promise<JobChangeHistory | undefined> => (await decisionAt(kind, id, version, on)) ?? (await lastDecision(kind, id, on, since));
