import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { RESULTS_PER_PAGE, type SearchKind } from '#domain/search/wanted.ts';
import { asCommandError } from '#web/shared/data/answers.ts';
import { type After, askSearch, firstHits, type SearchAnswer } from '#web/shared/data/firstSearch.ts';
import { noteRead, type Selection } from '#web/shared/data/reading.ts';
import { readKey } from '#web/shared/data/readKey.ts';
import { KEPT } from '#web/shared/data/reads.ts';
import type { Wanted } from './addressSearch.ts';

/** What a page of hits costs at the most, beside what the server looks up (docs/reads.md). */
const reads = {
  casts: { collection: 'talents', where: [], limit: RESULTS_PER_PAGE },
  jobs: { collection: 'jobs', where: [], limit: RESULTS_PER_PAGE },
} as const satisfies Record<SearchKind, Selection>;

/** Pages of what a search finds, best first, each read once. */
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

/** How long (ms) somebody stops typing before the word is looked for. */
const PAUSE = 250;

/** A value once it has stayed the same for a moment; at first at once. */
const useSettled = (value: string): string => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** What a search finds. A keyword is looked for when its writer pauses, everything else at once. */
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
    /** How the casts are on the days that were asked for, by their ids. */
    days: Object.assign({}, ...pages.map(({ days }) => days)) as SearchAnswer['days'],
  };
};
