import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { RESULTS_PER_PAGE, type SearchKind } from '#domain/work/search/wanted.ts';
import { asCommandError } from '../data/reads/answers.ts';
import { type After, askSearch, firstHits, type SearchAnswer } from '../data/reads/firstSearch.ts';
import { noteRead, type Selection } from '../data/reads/reading.ts';
import { readKey } from '../data/reads/readKey.ts';
import { KEPT } from '../data/reads/reads.ts';
import type { Wanted } from './addressSearch.ts';

/** The most reads of a page of hits, with the server's lookups (docs/reads.md). */
const reads = {
  casts: { collection: 'talents', where: [], limit: RESULTS_PER_PAGE },
  jobs: { collection: 'jobs', where: [], limit: RESULTS_PER_PAGE },
} as const satisfies Record<SearchKind, Selection>;

export const foundPages = <Row>(type: SearchKind, wanted: Wanted, schema: z.ZodType<Row>) =>
  infiniteQueryOptions({
    queryKey: readKey('page', { collection: reads[type].collection, wanted }),
    queryFn: async ({ pageParam }) => {
      noteRead(reads[type]);
      const { rows, ...answer } = await asCommandError(pageParam ? askSearch(type, wanted, pageParam) : firstHits(type, wanted));
      return { ...answer, rows: rows.map((row) => schema.parse(row)) };
    },
    initialPageParam: null as After | null,
    getNextPageParam: ({ next }) => next,
    retry: false,
    gcTime: KEPT,
  });

/** The pause in typing after which the keyword is searched (ms). */
const PAUSE = 250;

/** A value after it has not changed for a moment; the first one at once. */
const useSettled = (value: string): string => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** Search results. A keyword is searched after a pause in typing, other changes at once. */
export const useFoundPages = <Row>(type: SearchKind, wanted: Wanted, schema: z.ZodType<Row>) => {
  const q = useSettled(wanted.q);
  const query = useInfiniteQuery(foundPages(type, { ...wanted, q }, schema));
  const pages = query.data?.pages ?? [];
  return {
    query,
    rows: pages.flatMap(({ rows }) => rows),
    searching: query.isPending || q !== wanted.q,
    count: pages[0]?.count ?? null,
    loosened: pages[0]?.loosened ?? [],
    others: pages[0]?.others ?? [],
    days: Object.assign({}, ...pages.map(({ days }) => days)) as SearchAnswer['days'],
    held: Object.assign({}, ...pages.map(({ held }) => held)) as NonNullable<SearchAnswer['held']>,
    fits: Object.assign({}, ...pages.map(({ fits }) => fits)) as NonNullable<SearchAnswer['fits']>,
  };
};
