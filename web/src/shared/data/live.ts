import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import { firestore } from './firestore.ts';
import { firstLive, holdLive, NoAnswer, type OpenLive } from './liveRegistry.ts';
import { noteRead } from './noteRead.ts';
import { parseRows, queryOf, type Selection } from './reading.ts';

/** One live read: its key in the query cache and how to listen. */
export type LiveRead<T> = { readonly key: readonly unknown[]; readonly open: OpenLive<T> };

/** Where nothing is found, the server's answer differs from the empty cache in its metadata only: without them it would not be told. */
const withAnswers = { includeMetadataChanges: true } as const;

/** Listens to one document; null when it does not exist. */
export const liveDocument = <Row>(path: string, schema: z.ZodType<Row>): LiveRead<Row | null> => ({
  key: ['live', path],
  open: async (next, fail) => {
    const { database, doc, onSnapshot } = await firestore();
    noteRead(path);
    return onSnapshot(
      doc(database, path),
      withAnswers,
      (snapshot) => {
        // Offline, an unknown document looks missing: say nothing until the server has answered.
        if (!snapshot.exists()) return snapshot.metadata.fromCache ? undefined : next(null);
        const parsed = schema.safeParse(snapshot.data());
        if (parsed.success) next(parsed.data);
        else fail(parsed.error);
      },
      fail,
    );
  },
});

/** Listens to the documents of a selection, in its order. */
export const liveRows = <Row>(selection: Selection, schema: z.ZodType<Row>): LiveRead<Row[]> => ({
  key: ['live', selection],
  open: async (next, fail) => {
    const client = await firestore();
    return client.onSnapshot(
      queryOf(client, selection),
      withAnswers,
      (snapshot) => {
        if (snapshot.empty && snapshot.metadata.fromCache) return;
        next(parseRows(schema, snapshot.docs));
      },
      fail,
    );
  },
});

/** Options for the query cache: fetched once by the listener's first state, then kept fresh by it. */
export const liveQuery = <T>({ key, open }: LiveRead<T>) =>
  queryOptions({
    queryKey: key,
    queryFn: () => firstLive(key, open),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 1 && !(error instanceof NoAnswer),
  });

/** Shows a live read: the query's state, updated for as long as the component is mounted. */
export const useLive = <T>(read: LiveRead<T>, { enabled = true }: { enabled?: boolean } = {}) => {
  const hash = JSON.stringify(read.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the read; `open` is made anew on every render
  useEffect(() => (enabled ? holdLive(read.key, read.open) : undefined), [hash, enabled]);
  return useQuery({ ...liveQuery(read), enabled, placeholderData: keepPreviousData });
};
