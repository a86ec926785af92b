import { useState } from 'react';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { countAgain } from '#web/shared/data/count.ts';
import { useUid } from '#web/shared/data/session.ts';
import type { Deal, Desk } from '../desk.ts';
import { decide } from './decide.ts';

/** How the approval of one deal of many went. `again`: it may not have arrived, and can be sent once more. */
export type Result =
  | { readonly kind: 'open' | 'sending' | 'done' }
  | { readonly kind: 'dealtWith' | 'refused' | 'again'; readonly why: string };

const AT_ONCE = 4;
const unsure = ['unreachable', 'too-many-requests', 'aborted'];

const resultOf = (failure: unknown): Result => {
  const { code, message } = commandErrorOf(failure);
  if (code === 'dealt-with') return { kind: 'dealtWith', why: message };
  return { kind: unsure.includes(code) ? 'again' : 'refused', why: message };
};

/** Approves several deals, a few at a time. Each is a command of its own with its own id and result; sent again, it keeps its id. */
export const useApprovals = <Row extends Deal>(desk: Desk<Row>, deals: readonly Row[]) => {
  const uid = useUid();
  const [commandIds] = useState(() => new Map(deals.map(({ id }) => [id, crypto.randomUUID()])));
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [sending, setSending] = useState(false);
  const resultFor = (id: string): Result => results.get(id) ?? { kind: 'open' };
  const note = (id: string, result: Result) => setResults((before) => new Map(before).set(id, result));

  const approve = async (deal: Row) => {
    note(deal.id, { kind: 'sending' });
    const commandId = commandIds.get(deal.id) ?? crypto.randomUUID();
    const result = await decide(desk, deal, { type: 'adminApprove' }, { commandId, uid }).then((): Result => ({ kind: 'done' }), resultOf);
    note(deal.id, result);
  };
  const approveAll = async () => {
    setSending(true);
    const left = deals.filter(({ id }) => ['open', 'again'].includes(resultFor(id).kind));
    const work = async () => {
      for (let deal = left.shift(); deal; deal = left.shift()) await approve(deal);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setSending(false);
    // Once for all of them: a count for each would cost more than the decisions.
    countAgain();
  };
  return { approveAll, sending, resultFor };
};
