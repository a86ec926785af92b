import { infiniteQueryOptions, keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { firestore, type QueryDocumentSnapshot } from './firestore.ts';
import { firestoreLite, readingFirst } from './firestoreLite.ts';
import { firstState, type Listen, NoAnswer } from './listening.ts';
import { queryClient } from './queryClient.ts';
import { type Cursor, chunksOf, noteRead, parseRows, queryOf, type Selection } from './reading.ts';
import { readKey } from './readKey.ts';

/** False for a read without an id, which waits. */
export const isWhole = (of: string | Selection | null): boolean => {
  if (of === null) return false;
  if (typeof of === 'string') return !of.split('/').includes('');
  return (of.parent === undefined || isWhole(of.parent)) && of.where.every(([, , value]) => value !== '' && String(value) !== '');
};

/** If nothing is found, the server's answer differs from the empty cache in its metadata only. */
const withAnswers = { includeMetadataChanges: true } as const;

/** Query options for live data, which a listener keeps up to date. */
export const live = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: (failures: number, error: Error) => failures < 1 && !(error instanceof NoAnswer),
  placeholderData: keepPreviousData,
} as const;

/** One live document; null if it does not exist. */
export const useOne = <Row>(path: string, schema: z.ZodType<Row>) =>
  useQuery({
    queryKey: readKey('one', path),
    queryFn: firstState<Row | null>,
    meta: {
      listen: async (next, fail) => {
        const { database, doc, onSnapshot } = await firestore();
        noteRead(path);
        return onSnapshot(
          doc(database, path),
          withAnswers,
          (snapshot) => {
            // Offline, an unknown document looks missing, so the query waits for the server's
            // answer.
            if (!snapshot.exists()) return snapshot.metadata.fromCache ? undefined : next(null);
            const parsed = schema.safeParse(snapshot.data());
            if (parsed.success) next(parsed.data);
            else fail(parsed.error);
          },
          fail,
        );
      },
    },
    enabled: isWhole(path),
    ...live,
  });

/** The selection asks for one document, whichever comes first. */
const isWholeInCache = ({ limit, orderBy }: Selection, { size }: { readonly size: number }): boolean =>
  limit === 1 && !orderBy && size === 1;

/**
 * Listens to the documents of a selection. Until the server has answered, the client finds what
 * other listeners hold of it: a part, in which rows are missing. It is no state of the list.
 */
export const listenTo =
  <Row>(selection: Selection | null, schema: z.ZodType<Row>): Listen =>
  async (next, fail) => {
    if (!selection) throw new Error('nothing to listen to');
    const client = await firestore();
    let isAnswered = false;
    return client.onSnapshot(
      queryOf(client, selection),
      withAnswers,
      (snapshot) => {
        isAnswered ||= !snapshot.metadata.fromCache;
        if (isAnswered || isWholeInCache(selection, snapshot)) next(parseRows(schema, snapshot.docs));
      },
      fail,
    );
  };

const manyLive = <Row>(selection: Selection | null, schema: z.ZodType<Row>) => ({
  queryKey: readKey('many', selection),
  queryFn: firstState<readonly Row[]>,
  meta: { listen: listenTo(selection, schema) },
  enabled: isWhole(selection),
  ...live,
});

/** All documents of a selection up to its limit, in its order, live. */
export const useMany = <Row>(selection: Selection | null, schema: z.ZodType<Row>) => {
  const query = useQuery(manyLive(selection, schema));
  return { query, rows: query.data ?? [] };
};

/** Any number of ids in the `in` filter, live. Undefined rows are not read yet. */
export const useManyOfIds = <Row>(selection: Selection | null, schema: z.ZodType<Row>) => {
  const parts = selection ? chunksOf(selection) : [];
  return useQueries({
    queries: parts.map((part) => manyLive(part, schema)),
    combine: (queries) => ({
      failed: queries.find(({ isError }) => isError),
      rows: queries.every(({ data }) => data !== undefined) ? queries.flatMap(({ data }) => data ?? []) : undefined,
    }),
  });
};

/** Live; null if there is none. For reads where the id is not enough. */
export const useOnly = <Row>(selection: Selection | null, schema: z.ZodType<Row>) => {
  const { query } = useMany(selection, schema);
  return { query, row: query.data && (query.data[0] ?? null) };
};

/** How long pages stay in memory after their list was left (ms), for "back". */
export const KEPT = 30 * MINUTE;

type Page<Row> = { readonly rows: readonly Row[]; readonly next: Cursor | undefined };

const readPage = (selection: Selection, cursor?: Cursor): Promise<readonly QueryDocumentSnapshot[]> =>
  readingFirst(async () => {
    const client = await firestoreLite();
    return (await client.getDocs(queryOf(client, selection, cursor))).docs;
  });

const pageAt = async <Row>(selection: Selection, schema: z.ZodType<Row>, cursor: Cursor | undefined): Promise<Page<Row>> => {
  const limit = (cursor && selection.later) || selection.limit;
  const docs = await readPage({ ...selection, limit }, cursor);
  const last = docs.at(-1);
  return { rows: parseRows(schema, docs), next: last && docs.length === limit ? { after: last } : undefined };
};

/** The most documents that the rules allow at once. */
export const READ_AT_ONCE = 100;

/** All documents of a selection, page by page. `onRead` receives the number so far. */
export const readAll = async <Row>(
  selection: Selection,
  schema: z.ZodType<Row>,
  onRead: (rows: number) => void,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let cursor: Cursor | undefined;
  do {
    const { rows: more, next } = await pageAt(selection, schema, cursor);
    rows.push(...more);
    onRead(rows.length);
    cursor = next;
  } while (cursor);
  return rows;
};

export const page = <Row>(selection: Selection, schema: z.ZodType<Row>) =>
  infiniteQueryOptions({
    queryKey: readKey('page', selection),
    queryFn: ({ pageParam }) => pageAt(selection, schema, pageParam),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: ({ next }) => next,
    enabled: isWhole(selection),
    gcTime: KEPT,
  });

/**
 * A document from a list in memory, shown on its own page until that is read. All lists of a
 * collection read whole documents of one schema.
 */
export const listedRow = <Row extends { readonly id: string }>(collection: string, id: string): Row | undefined =>
  queryClient
    .getQueriesData<{ readonly pages: readonly { readonly rows: readonly Row[] }[] }>({ queryKey: readKey('page', { collection }) })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .find((row) => row.id === id);
