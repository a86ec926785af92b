import { useState } from 'react';
import { commandErrorOf } from '#web/shared/data/commandError.ts';
import { countAgain } from '#web/shared/data/count.ts';

/** How the command for one row of several went. `again`: it may not have arrived, and can be sent once more. */
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

/** Sends a command for each of several rows, a few at a time. Each has an id and a result of its own; sent again, it keeps its id. */
export const useEach = <Row extends { readonly id: string }>(rows: readonly Row[]) => {
  const [commandIds] = useState(() => new Map(rows.map(({ id }) => [id, crypto.randomUUID()])));
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [sending, setSending] = useState(false);
  const resultFor = (id: string): Result => results.get(id) ?? { kind: 'open' };

  /** Resolves to the number of rows that are not done. */
  const sendEach = async (send: (row: Row, commandId: string) => Promise<unknown>): Promise<number> => {
    setSending(true);
    const now = new Map(results);
    const note = (id: string, result: Result) => {
      now.set(id, result);
      setResults(new Map(now));
    };
    const left = rows.filter(({ id }) => ['open', 'again'].includes(resultFor(id).kind));
    const work = async () => {
      for (let row = left.shift(); row; row = left.shift()) {
        const { id } = row;
        note(id, { kind: 'sending' });
        note(id, await send(row, commandIds.get(id) ?? crypto.randomUUID()).then((): Result => ({ kind: 'done' }), resultOf));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setSending(false);
    // Once for all of them: a count for each would cost more than the commands.
    countAgain();
    return rows.filter(({ id }) => now.get(id)?.kind !== 'done').length;
  };

  const count = (...kinds: Result['kind'][]): number => rows.filter(({ id }) => kinds.includes(resultFor(id).kind)).length;
  return { sendEach, sending, resultFor, done: count('done'), left: count('open', 'again'), begun: count('open') < rows.length };
};
