import { keepPreviousData, type QueryFunctionContext, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { MINUTE } from '#domain/kernel/calendar/instants.ts';
import { firestore } from './firestore.ts';
import { firestoreLite } from './firestoreLite.ts';
import { queryClient } from './queryClient.ts';
import { chunksOf, noteRead, parseRows, plainQueryOf, queryOf, type Selection } from './reading.ts';
import { readKey } from './readKey.ts';
import { isWhole } from './reads.ts';

/** The highest character that can follow in a field's value. */
const LAST = '\uf8ff';

/** A selection that is read once; `startsWith` limits the ordering field to a prefix. */
type Once = Selection & { readonly startsWith?: string };

export const readMany = async <Row>({ startsWith, ...selection }: Once, schema: z.ZodType<Row>): Promise<Row[]> => {
  const client = await firestoreLite();
  const { endAt, getDocs, query, startAt } = client;
  const boundedQueryOf = (part: Selection) =>
    startsWith === undefined ? queryOf(client, part) : query(queryOf(client, part), startAt(startsWith), endAt(startsWith + LAST));
  const parts = await Promise.all(chunksOf(selection).map((part) => getDocs(boundedQueryOf(part))));
  return parts.flatMap(({ docs }) => parseRows(schema, docs));
};

export const manyOnce = <Row>(selection: Selection, schema: z.ZodType<Row>) =>
  queryOptions({
    queryKey: readKey('many', { ...selection, once: true }),
    queryFn: () => readMany(selection, schema),
    enabled: isWhole(selection),
  });

/** A count: undefined until it is known, null if it failed. */
export type Count = number | null | undefined;

/** How long a count is taken as it is (ms). */
const FRESH = MINUTE / 2;
const markOf = ({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>) => {
  const counted = client.getQueryState(queryKey)?.dataUpdatedAt;
  return counted && Date.now() - counted >= FRESH ? 'refresh' : 'read';
};

let lastCount: Promise<unknown> = Promise.resolve();
/** Counts one after another: a dozen at once would hold up the rows of a list. */
const inTurn = <T>(count: () => Promise<T>): Promise<T> => {
  const next = lastCount.then(count, count);
  lastCount = next;
  return next;
};

/** Up to the limit, counted every minute for the price of one read. */
export const useCount = (selection: Selection, enabled = true): Count => {
  const { data, isError } = useQuery({
    queryKey: readKey('count', selection),
    queryFn: async (context) => {
      const client = await firestore();
      noteRead({ ...selection, collection: `${selection.collection} count`, limit: 1 }, markOf(context));
      return (await inTurn(() => client.getCountFromServer(plainQueryOf(client, selection)))).data().count;
    },
    staleTime: FRESH,
    refetchInterval: MINUTE,
    enabled,
  });
  return isError ? (data ?? null) : data;
};

export type Summed = { readonly count: number; readonly sum: number };

/**
 * The number of documents in selections, up to their limits, and the sum of their field `thenBy`;
 * undefined until all are known. Asked every minute and when `newest` changes, for the price of one
 * read per 1,000 documents.
 */
export const useSums = (
  selections: readonly (Selection & { readonly thenBy: string })[],
  newest: number,
): readonly Summed[] | undefined => {
  const { data } = useQuery({
    queryKey: readKey('sums', { selections, newest }),
    queryFn: async (context) => {
      const client = await firestore();
      return Promise.all(
        selections.map(async (selection): Promise<Summed> => {
          noteRead({ ...selection, collection: `${selection.collection} sum`, limit: 1 }, markOf(context));
          const wanted = { count: client.count(), sum: client.sum(selection.thenBy) };
          return (await client.getAggregateFromServer(plainQueryOf(client, selection), wanted)).data();
        }),
      );
    },
    refetchInterval: MINUTE,
    placeholderData: keepPreviousData,
    enabled: selections.length > 0,
  });
  return data;
};

export const invalidateCounts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: readKey('count') });

/** Refetches counts and pages after a command; returns the command's answer. */
export const withRefetch = <Answer>(answer: Answer): Answer => {
  invalidateCounts();
  queryClient.invalidateQueries({ queryKey: readKey('page') });
  return answer;
};
