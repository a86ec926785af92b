import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bill } from '#domain/deal/billRow.ts';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { countAgain } from '#web/shared/data/count.ts';
import { BILLS } from '../queries/billList.ts';
import { actOnBill, type BillAct } from './actOnBill.ts';

/** How it went with one bill; `why` where it was not done. */
export type BillResult = { readonly kind: 'open' | 'sending' | 'done' } | { readonly kind: 'refused'; readonly why: string };

const AT_ONCE = 4;

/** One act on several bills, a few at a time. Each is a command of its own with a result of its own; sent again, it keeps its id. */
export const useBillActs = (bills: readonly Bill[]) => {
  const client = useQueryClient();
  const [commandIds] = useState(() => new Map(bills.map(({ id }) => [id, crypto.randomUUID()])));
  const [results, setResults] = useState<ReadonlyMap<string, BillResult>>(new Map());
  const [sending, setSending] = useState(false);

  const actOnAll = async (act: BillAct): Promise<{ done: number; failed: number }> => {
    setSending(true);
    const now = new Map(results);
    const note = (id: string, result: BillResult) => {
      now.set(id, result);
      setResults(new Map(now));
    };
    const left = bills.filter(({ id }) => now.get(id)?.kind !== 'done');
    const work = async () => {
      for (let bill = left.shift(); bill; bill = left.shift()) {
        const { id } = bill;
        note(id, { kind: 'sending' });
        note(
          id,
          await actOnBill(bill, act, commandIds.get(id) ?? crypto.randomUUID()).then(
            (): BillResult => ({ kind: 'done' }),
            (failure: unknown): BillResult => ({ kind: 'refused', why: commandErrorOf(failure).message }),
          ),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setSending(false);
    countAgain();
    // What is not on the screen now is not shown once more as it was: no total of before, not even for a moment.
    client.removeQueries({ queryKey: BILLS, type: 'inactive' });
    await client.invalidateQueries({ queryKey: BILLS });
    const done = [...now.values()].filter(({ kind }) => kind === 'done').length;
    return { done, failed: bills.length - done };
  };
  return { actOnAll, sending, resultOf: (id: string): BillResult => results.get(id) ?? { kind: 'open' } };
};
