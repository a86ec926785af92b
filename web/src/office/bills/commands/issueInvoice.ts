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

/** Asks for invoices, which are issued after ten seconds unless the member undoes it. */
export const useIssues = (issues: readonly Issue[]) => {
  const many = useManyCommands(issues, { pause: 2_000 });
  /** Resolves to the number of failures. */
  const issueAll = async (seen: (issue: Issue) => Pick<Issue, 'count' | 'total'>): Promise<number> => {
    const failed = await many.sendAll(async (issue, commandId) => {
      const { clientId, month } = issue;
      const { count, total } = seen(issue);
      const act = { aggregate: 'invoice', entityId: clientId, command: { type: 'issue', month, expected: { count, total } } };
      await sendCommand('heldActs', { type: 'hold', act, commandId });
    });
    await invalidateBills();
    return failed;
  };
  return { ...many, issueAll };
};
