import type { QueryKey } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';
import { onUser } from './userChange.ts';

/** Starts listening; calls `next` for every state and `fail` once when the listener dies. Returns what stops it. */
export type OpenLive<T> = (next: (value: T) => void, fail: (error: Error) => void) => Promise<() => void>;

type Entry = { users: number; stop: () => void; first: Promise<unknown>; timer?: ReturnType<typeof setTimeout> };

/** A page that is left and entered again within this time keeps its listener. */
const LINGER = 5_000;
const entries = new Map<string, Entry>();

const begin = <T>(key: QueryKey, open: OpenLive<T>): Entry => {
  const hash = hashKey(key);
  let stopped = false;
  let close: (() => void) | undefined;
  const first = new Promise<T>((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      if (stopped) return;
      entries.delete(hash);
      // What was shown stays on the screen, marked as failed; a retry opens a new listener.
      queryClient.getQueryCache().find({ queryKey: key })?.setState({ status: 'error', error, fetchStatus: 'idle' });
    };
    const next = (value: T) => {
      resolve(value);
      if (!stopped) queryClient.setQueryData(key, value);
    };
    open(next, fail).then((stop) => {
      if (stopped) stop();
      else close = stop;
    }, fail);
  });
  first.catch(() => undefined); // reported through the query; without a waiting query nobody else handles it
  const entry: Entry = {
    users: 0,
    first,
    stop: () => {
      stopped = true;
      close?.();
    },
  };
  entries.set(hash, entry);
  return entry;
};

const entryOf = <T>(key: QueryKey, open: OpenLive<T>): Entry => entries.get(hashKey(key)) ?? begin(key, open);

/** How long a screen waits for its first state before it says so (ms). */
export const PATIENCE = 12_000;

/** Nothing has come yet. The listener goes on: what comes later is shown all the same. */
export class NoAnswer extends Error {
  readonly code = 'unreachable';
}

/** The first state of a live read: what a query waits for. Throws `NoAnswer` when it takes too long, as it does where the database cannot be reached. */
export const firstLive = async <T>(key: QueryKey, open: OpenLive<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), PATIENCE);
  });
  try {
    return await Promise.race([entryOf(key, open).first as Promise<T>, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Keeps the listener of `key` open until the returned function is called; several users share one listener. */
export const holdLive = <T>(key: QueryKey, open: OpenLive<T>): (() => void) => {
  const entry = entryOf(key, open);
  clearTimeout(entry.timer);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    entry.timer = setTimeout(() => {
      entry.stop();
      if (entries.get(hashKey(key)) === entry) entries.delete(hashKey(key));
    }, LINGER);
  };
};

const stopLiveReads = (): void => {
  for (const entry of entries.values()) {
    clearTimeout(entry.timer);
    entry.stop();
  }
  entries.clear();
};

onUser('leaving', stopLiveReads);
onUser('left', stopLiveReads);
