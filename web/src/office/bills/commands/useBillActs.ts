import { useQueryClient } from '@tanstack/react-query';
import type { Bill } from '#domain/deal/billRow.ts';
import { useEach } from '../../acts/useEach.ts';
import { BILLS } from '../queries/billList.ts';
import { actOnBill, type BillAct } from './actOnBill.ts';

/** One act on several bills; `actOnAll` resolves to the number of those that were not done. */
export const useBillActs = (bills: readonly Bill[]) => {
  const client = useQueryClient();
  const { sendEach, ...state } = useEach(bills);
  const actOnAll = async (act: BillAct): Promise<number> => {
    const failed = await sendEach((bill, commandId) => actOnBill(bill, act, commandId));
    // What is not on the screen now is not shown once more as it was: no total of before, not even for a moment.
    client.removeQueries({ queryKey: BILLS, type: 'inactive' });
    await client.invalidateQueries({ queryKey: BILLS });
    return failed;
  };
  return { ...state, actOnAll };
};
