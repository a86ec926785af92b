import { infiniteQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { firestore, type QueryDocumentSnapshot } from './firestore.ts';
import { parseRows, queryOf, type Selection } from './reading.ts';

type Page<Row> = { readonly rows: Row[]; readonly cursor: QueryDocumentSnapshot | undefined };

/** A list by cursor pages: each page begins after the last document of the one before, so nothing is skipped or shown twice. */
export const pagesQuery = <Row>(selection: Selection, schema: z.ZodType<Row>) =>
  infiniteQueryOptions({
    queryKey: ['pages', selection],
    queryFn: async ({ pageParam }): Promise<Page<Row>> => {
      const { getDocs } = await firestore();
      const { docs, metadata } = await getDocs(await queryOf(selection, pageParam));
      if (docs.length === 0 && metadata.fromCache) throw new Error('offline');
      return { rows: parseRows(schema, docs), cursor: docs.length === selection.limit ? docs.at(-1) : undefined };
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
      const { getDocs, query, startAt } = await firestore();
      const wanted = await queryOf(selection, pageParam);
      const { docs } = await getDocs(pageParam ? wanted : query(wanted, startAt(from)));
      return { rows: parseRows(schema, docs), cursor: docs.length === selection.limit ? docs.at(-1) : undefined };
    },
    initialPageParam: undefined as QueryDocumentSnapshot | undefined,
    getNextPageParam: (last) => last.cursor,
  });
