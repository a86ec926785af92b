import { useState } from 'react';
import { withRefetch } from '../reads/readOnce.ts';
import { commandErrorOf, isTransient } from './commandError.ts';

/** The result of one row's command. `again`: it may not have arrived, and can be sent again. */
export type Result =
  | { readonly kind: 'open' | 'sending' }
  | { readonly kind: 'done'; readonly why?: string }
  | { readonly kind: 'dealtWith' | 'refused' | 'again'; readonly why: string };

type Options = {
  readonly atOnce?: number;
  /** If the server refuses by rate, waits (ms) and sends again. */
  readonly pause?: number;
  /** A refused command can be sent again too, because its cause may be solved elsewhere. */
  readonly retriesRefused?: boolean;
};

const resultOf = (failure: unknown): Result => {
  const error = commandErrorOf(failure);
  const { code, message } = error;
  if (code === 'dealt-with' || code === 'second-asked') return { kind: 'dealtWith', why: message };
  return { kind: isTransient(error) ? 'again' : 'refused', why: message };
};

type Told = { readonly text: string };
/** The type refuses other values, such as the stage of a command, since they would be shown. */
type Send<Row> = (row: Row, commandId: string) => Promise<void> | Promise<Told | undefined>;

/** Sends one command; resolves to its result, never throws. */
const attempt = async (send: () => ReturnType<Send<never>>, pause: number | undefined): Promise<Result> => {
  for (;;) {
    try {
      const told = await send();
      return typeof told === 'object' ? { kind: 'done', why: told.text } : { kind: 'done' };
    } catch (failure) {
      if (pause === undefined || commandErrorOf(failure).code !== 'too-many-requests') return resultOf(failure);
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
};

/**
 * Sends a command per row, a few in parallel, with a result for each. A row's command keeps its id.
 * A text that `send` tells is shown next to the row.
 */
export const useManyCommands = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  { atOnce = 4, pause, retriesRefused = false }: Options = {},
) => {
  const [commandIds] = useState(() => new Map<string, string>());
  const commandIdOf = (id: string): string => {
    const known = commandIds.get(id) ?? crypto.randomUUID();
    commandIds.set(id, known);
    return known;
  };
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [sending, setSending] = useState(false);
  const resultFor = (id: string): Result => results.get(id) ?? { kind: 'open' };
  const unsent: readonly Result['kind'][] = retriesRefused ? ['open', 'again', 'refused'] : ['open', 'again'];

  /** Resolves to the number of rows that failed. */
  const sendAll = async (send: Send<Row>): Promise<number> => {
    setSending(true);
    const now = new Map(results);
    const note = (id: string, result: Result) => {
      now.set(id, result);
      setResults(new Map(now));
    };
    const left = rows.filter(({ id }) => unsent.includes(resultFor(id).kind));
    const work = async () => {
      for (let row = left.shift(); row; row = left.shift()) {
        const [current, commandId] = [row, commandIdOf(row.id)];
        note(current.id, { kind: 'sending' });
        const result = await attempt(() => send(current, commandId), pause);
        // A refused command wrote nothing. Sent again with other input it is a new command.
        if (result.kind === 'refused') commandIds.delete(current.id);
        note(current.id, result);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    setSending(false);
    // Once for all, because a count per command would cost more than the commands.
    withRefetch(undefined);
    return rows.filter(({ id }) => now.get(id)?.kind !== 'done').length;
  };

  const count = (...kinds: readonly Result['kind'][]): number => rows.filter(({ id }) => kinds.includes(resultFor(id).kind)).length;
  return {
    sendAll,
    sending,
    resultFor,
    done: count('done'),
    /** Ended without success. */
    failed: count('dealtWith', 'refused', 'again'),
    left: count(...unsent),
    begun: count('open') < rows.length,
  };
};
