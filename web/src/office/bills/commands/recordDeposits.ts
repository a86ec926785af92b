import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import type { Awaiting } from '../matching.ts';
import type { Deposit } from '../statement.ts';

/** A deposit and the invoice that it pays. `left`: the amount (yen) that is owed before it. */
export type Paying = { readonly id: string; readonly deposit: Deposit; readonly invoice: Awaiting; readonly left: number };

/**
 * Records deposits one after the other, since several may pay one invoice. The server refuses a
 * line that any member has recorded before.
 */
export const useDeposits = (paying: readonly Paying[]) => {
  const many = useManyCommands(paying, { atOnce: 1, pause: 2_000 });
  /** Resolves to the number of failures. */
  const recordAll = (): Promise<number> =>
    many.sendAll(async ({ deposit: { at, yen, payer, nth }, invoice }, commandId) => {
      await sendCommand('invoices', { type: 'recordPayment', invoiceId: invoice.id, yen, at, payer, nth, commandId });
    });
  return { ...many, recordAll };
};
