import { hashKey, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { onUser } from '../auth/userChange.ts';
import { queryClient } from './queryClient.ts';

/** `next` gets every state, `fail` is called once at the end. Resolves to the stop. */
export type Listen = (next: (state: unknown) => void, fail: (error: Error) => void) => Promise<() => void>;
type Listening = {
  readonly listen: Listen;
  /** Merges a new state into the old data; by default the state is the data. */
  readonly merge?: (before: unknown, state: unknown) => unknown;
};

declare module '@tanstack/react-query' {
  interface Register {
    /** How a query listens; without it a query is read once. */
    queryMeta: Partial<Listening> & Record<string, unknown>;
  }
}

type Listener = { readonly stop: () => void; readonly first: Promise<void>; closing?: ReturnType<typeof setTimeout> | undefined };

/** How long the listener of a page that was left stays open (ms). */
const LINGER = 5_000;
const listeners = new Map<string, Listener>();

const begin = (queryKey: QueryKey, { listen, merge = (_, state) => state }: Listening): Listener => {
  const hash = hashKey(queryKey);
  let stopped = false;
  let close: (() => void) | undefined;
  const first = new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      if (stopped) return;
      listeners.delete(hash);
      // The screen keeps its data and shows the error; a retry opens a new listener.
      queryClient.getQueryCache().get(hash)?.setState({ status: 'error', error, fetchStatus: 'idle' });
    };
    const next = (state: unknown) => {
      if (!stopped) queryClient.setQueryData(queryKey, (before: unknown) => merge(before, state));
      resolve();
    };
    listen(next, fail).then((stop) => {
      if (stopped) stop();
      else close = stop;
    }, fail);
  });
  // The query reports the error. If no query waits, it needs no handler.
  first.catch(() => undefined);
  const listener: Listener = {
    first,
    stop: () => {
      stopped = true;
      close?.();
    },
  };
  listeners.set(hash, listener);
  return listener;
};

const listenerOf = (queryKey: QueryKey, meta: Partial<Listening> | undefined): Listener => {
  if (!meta?.listen) throw new Error('a query without `listen` in its meta');
  return listeners.get(hashKey(queryKey)) ?? begin(queryKey, { ...meta, listen: meta.listen });
};

const close = (hash: string): void => {
  const listener = listeners.get(hash);
  clearTimeout(listener?.closing);
  listener?.stop();
  listeners.delete(hash);
};

const watched = new Set<string>();

// Opens a listener with the first observer of a query and closes it after the last one.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  const { queryHash: hash, queryKey, meta } = query;
  if (!meta?.listen) return;
  if (type === 'removed') {
    watched.delete(hash);
    close(hash);
  }
  if (type !== 'observerAdded' && type !== 'observerRemoved' && type !== 'observerOptionsUpdated') return;
  if (!query.isActive()) {
    const listener = listeners.get(hash);
    if (watched.delete(hash) && listener) listener.closing = setTimeout(() => close(hash), LINGER);
    return;
  }
  // Not if observers remain, and not for a query that a sign-out has removed from the cache.
  if (type === 'observerRemoved' || queryClient.getQueryCache().get(hash) !== query) return;
  // A render updates the options too, but must not reopen a failed listener.
  if (watched.has(hash) && type !== 'observerAdded') return;
  watched.add(hash);
  const listener = listenerOf(queryKey, meta);
  clearTimeout(listener.closing);
});

const closeAll = (): void => {
  for (const hash of listeners.keys()) close(hash);
};
onUser('leaving', closeAll);
onUser('left', closeAll);

/** How long a screen waits for its first state (ms). */
export const PATIENCE = 12_000;

/** No state yet. The listener stays open, and a later state is shown. */
export class NoAnswer extends Error {
  readonly code = 'unreachable';
}

/** Resolves with the first state. Throws `NoAnswer` after `PATIENCE`. */
export const firstState = async <T>({ client, queryKey, meta }: QueryFunctionContext): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), PATIENCE);
  });
  try {
    await Promise.race([listenerOf(queryKey, meta).first, late]);
  } finally {
    clearTimeout(timer);
  }
  return client.getQueryData(queryKey) as T;
};
