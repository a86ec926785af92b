import type { Bill } from '#domain/money/bill/billRow.ts';
import { sendCommand } from '#web/shared/data/commands/sendCommand.ts';
import { useManyCommands } from '#web/shared/data/commands/useManyCommands.ts';
import { waitForVersion } from '#web/shared/data/commands/waitForVersion.ts';
import { withColleague } from '../../deals/commands/decide.ts';
import { invalidateBills } from '../queries/bills.ts';

export type BillAct =
  | { readonly type: 'claimBill'; readonly billId: string }
  | { readonly type: 'ignoreBill' | 'reopenBill'; readonly reason: string };

/** Throws CommandError; `dealt-with` names the colleague who acted first. */
const actOnBill = async ({ kind, id, jobId }: Bill, act: BillAct, commandId: string): Promise<void> => {
  const [callable, named] = kind === 'offer' ? (['offers', { offerId: id }] as const) : (['entries', { entryId: id }] as const);
  const { version } = await sendCommand(callable, { ...named, ...act, commandId }).catch(async (failure) => {
    throw await withColleague(kind, id, failure, 'bill');
  });
  await waitForVersion(`jobs/${jobId}/${callable}/${id}`, version);
};

/** Resolves to the number of failures. `corrects`: a refused bill can be sent again. */
export const useBillActs = (bills: readonly Bill[], { corrects }: { readonly corrects: boolean }) => {
  const many = useManyCommands(bills, { retriesRefused: corrects });
  const actOnAll = async (act: BillAct): Promise<number> => {
    const failed = await many.sendAll((bill, commandId) => actOnBill(bill, act, commandId));
    // Cached lists and totals that are not on the screen are dropped, so that no old total shows.
    await invalidateBills();
    return failed;
  };
  return { ...many, actOnAll };
};
