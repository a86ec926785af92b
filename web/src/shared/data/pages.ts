import { infiniteQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { firestore, type QueryDocumentSnapshot } from './firestore.ts';
import { firstPage, readPage } from './firstPage.ts';
import { parseRows, queryOf, type Selection } from './reading.ts';

type Page<Row> = { readonly rows: Row[]; readonly cursor: QueryDocumentSnapshot | undefined };

/** A list by cursor pages: each page begins after the last document of the one before, so nothing is skipped or shown twice. */
export const pagesQuery = <Row>(selection: Selection, schema: z.ZodType<Row>) =>
  infiniteQueryOptions({
    queryKey: ['pages', selection],
    queryFn: async ({ pageParam }): Promise<Page<Row>> => {
      const limit = (pageParam && selection.later) || selection.limit;
      const docs = await (pageParam ? readPage({ ...selection, limit }, pageParam) : firstPage(selection));
      return { rows: parseRows(schema, docs), cursor: docs.length === limit ? docs.at(-1) : undefined };
    },
    initialPageParam: undefined as QueryDocumentSnapshot | undefined,
    getNextPageParam: (last) => last.cursor,
  });

/**
 * What follows a live list: pages that begin at the change time (ms) of its last row. That row comes again (and so do others of the
 * same ms, which would be skipped otherwise); whoever merges the parts drops repeated ids.
 */
export const olderPagesQuery = <Row>(selection: Selection, schema: z.ZodType<Row>, from: number) =>
  infiniteQueryOptions({
    queryKey: ['older', selection, from],
    queryFn: async ({ pageParam }): Promise<Page<Row>> => {
      const client = await firestore();
      const wanted = queryOf(client, selection, pageParam);
      const { docs } = await client.getDocs(pageParam ? wanted : client.query(wanted, client.startAt(from)));
      return { rows: parseRows(schema, docs), cursor: docs.length === selection.limit ? docs.at(-1) : undefined };
    },
    initialPageParam: undefined as QueryDocumentSnapshot | undefined,
    getNextPageParam: (last) => last.cursor,
  });
