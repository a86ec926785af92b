import type { ClientMonth } from '#domain/money/bill/clientMonth.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { invalidateBills } from '../queries/bills.ts';

/** The client and month of an invoice, with the version that the member saw. */
export type Issue = Pick<ClientMonth, 'month' | 'clientId' | 'clientName'> & {
  readonly id: string;
  readonly count: number;
  readonly total: number;
};

/** Issues invoices one after the other, since all take their numbers from one counter. */
export const useIssues = (issues: readonly Issue[]) => {
  const many = useManyCommands(issues, { atOnce: 1, pause: 2_000 });
  /** Resolves to the number of failures. */
  const issueAll = async (seen: (issue: Issue) => Pick<Issue, 'count' | 'total'>): Promise<number> => {
    const failed = await many.sendAll(async (issue, commandId) => {
      const { clientId, month } = issue;
      const { count, total } = seen(issue);
      await sendCommand('invoices', { type: 'issue', clientId, month, expected: { count, total }, commandId });
    });
    await invalidateBills();
    return failed;
  };
  return { ...many, issueAll };
};
