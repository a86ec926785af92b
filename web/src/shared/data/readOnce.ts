import { queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { MINUTE } from '#domain/calendar/instants.ts';
import { firestore } from './firestore.ts';
import { firestoreLite } from './firestoreLite.ts';
import { queryClient } from './queryClient.ts';
import { noteRead, parseRows, plainQueryOf, queryOf, type Selection } from './reading.ts';
import { readKey } from './readKey.ts';
import { isWhole } from './reads.ts';

/** The most values of an `in` filter. */
const CHUNK = 30;

/** A selection with too many values, as several selections. */
const chunksOf = (selection: Selection): readonly Selection[] => {
  const values = selection.where.find(([, operator]) => operator === 'in')?.[2];
  if (!Array.isArray(values) || values.length <= CHUNK) return [selection];
  return Array.from({ length: Math.ceil(values.length / CHUNK) }, (_, at) => ({
    ...selection,
    where: selection.where.map(([field, operator, value]) =>
      operator === 'in' ? ([field, operator, values.slice(at * CHUNK, (at + 1) * CHUNK)] as const) : ([field, operator, value] as const),
    ),
  }));
};

/** The highest character that can follow in a field's value. */
const LAST = '\uf8ff';

/** A selection that is read once; `startsWith` limits the ordering field to a prefix. */
type Once = Selection & { readonly startsWith?: string };

/** The documents of a selection, read once. */
export const readMany = async <Row>({ startsWith, ...selection }: Once, schema: z.ZodType<Row>): Promise<Row[]> => {
  const client = await firestoreLite();
  const { endAt, getDocs, query, startAt } = client;
  const boundedQueryOf = (part: Selection) =>
    startsWith === undefined ? queryOf(client, part) : query(queryOf(client, part), startAt(startsWith), endAt(startsWith + LAST));
  const parts = await Promise.all(chunksOf(selection).map((part) => getDocs(boundedQueryOf(part))));
  return parts.flatMap(({ docs }) => parseRows(schema, docs));
};

/** The same as query options. */
export const manyOnce = <Row>(selection: Selection, schema: z.ZodType<Row>) =>
  queryOptions({
    queryKey: readKey('many', { ...selection, once: true }),
    queryFn: () => readMany(selection, schema),
    enabled: isWhole(selection),
  });

/** A count: undefined until it is known, null if it failed. */
export type Count = number | null | undefined;

let lastCount: Promise<unknown> = Promise.resolve();
/** Counts one after another: a dozen at once would hold up the rows of a list. */
const inTurn = <T>(count: () => Promise<T>): Promise<T> => {
  const next = lastCount.then(count, count);
  lastCount = next;
  return next;
};

/**
 * The number of documents in a selection, up to its limit: counted every minute for the price of
 * one read.
 */
export const useCount = (selection: Selection, enabled = true): Count => {
  const { data, isError } = useQuery({
    queryKey: readKey('count', selection),
    queryFn: async () => {
      const client = await firestore();
      noteRead({ ...selection, collection: `${selection.collection} count`, limit: 1 });
      return (await inTurn(() => client.getCountFromServer(plainQueryOf(client, selection)))).data().count;
    },
    staleTime: MINUTE / 2,
    refetchInterval: MINUTE,
    enabled,
  });
  return isError ? (data ?? null) : data;
};

/** Refetches the counts after a change. */
export const countAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: readKey('count') });

/** Refetches counts and pages after a command; returns the command's answer. */
export const readAgain = <Answer>(answer: Answer): Answer => {
  countAgain();
  queryClient.invalidateQueries({ queryKey: readKey('page') });
  return answer;
};
