import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import type { Awaiting } from '../matching.ts';
import type { Deposit } from '../statement.ts';

export type Paying = {
  readonly id: string;
  readonly deposit: Deposit;
  readonly invoice: Awaiting;
  /** The amount (yen) that is owed before it. */
  readonly left: number;
  /** The payer's name is confirmed for the client. */
  readonly keepsPayer: boolean;
};

/**
 * Records deposits one after the other, since several may pay one invoice. The server refuses a
 * line that any member has recorded before.
 */
export const useDeposits = (paying: readonly Paying[]) => {
  const many = useManyCommands(paying, { atOnce: 1, pause: 2_000 });
  /** Resolves to the number of failures. */
  const recordAll = (): Promise<number> =>
    many.sendAll(async ({ deposit: { at, yen, payer, nth, balance }, invoice, keepsPayer }, commandId) => {
      await sendCommand('invoices', { type: 'recordPayment', invoiceId: invoice.id, yen, at, payer, nth, balance, commandId });
      if (keepsPayer) await sendCommand('clients', { type: 'confirmPayer', uid: invoice.clientId, payer, commandId: crypto.randomUUID() });
    });
  return { ...many, recordAll };
};
