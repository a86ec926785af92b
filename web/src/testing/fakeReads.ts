import type { z } from 'zod';
import type { Selection } from '#web/shared/data/reading.ts';

/**
 * Replaces shared/data/reads.ts in component tests: every read answers at once from these
 * documents.
 */
let documents: Readonly<Record<string, object>> = {};

/** Replaces all stored documents, by path. */
export const stored = (next: Readonly<Record<string, object>>): void => {
  documents = next;
};

const fits = (document: object, [field, operator, wanted]: Selection['where'][number]): boolean => {
  const value = field.split('.').reduce<unknown>((held, name) => (held as Record<string, unknown> | null)?.[name], document);
  if (operator === 'in') return (wanted as readonly unknown[]).includes(value);
  if (operator === '==') return value === wanted;
  return operator === '>=' ? Number(value) >= Number(wanted) : Number(value) <= Number(wanted);
};

const answered = <T>(data: T | undefined) => ({
  data,
  error: null as Error | null,
  isPending: data === undefined,
  isError: false,
  isSuccess: data !== undefined,
  refetch: () => undefined,
});

/** the stored document at a path. */
export const useOne = <Row>(path: string, schema: z.ZodType<Row>) =>
  answered(path.split('/').includes('') ? undefined : documents[path] ? schema.parse(documents[path]) : null);

/** the stored documents of a selection. */
export const useMany = <Row>(selection: Selection | null, schema: z.ZodType<Row>) => {
  const rows = Object.entries(documents)
    .filter(
      ([path, document]) =>
        selection && path.split('/').at(-2) === selection.collection && selection.where.every((condition) => fits(document, condition)),
    )
    .slice(0, selection?.limit)
    .map(([, document]) => schema.parse(document));
  return { query: answered(rows), rows };
};

/** the stored documents of a selection by ids. */
export const useManyOfIds = <Row>(selection: Selection | null, schema: z.ZodType<Row>) => ({
  failed: undefined,
  rows: useMany(selection, schema).rows,
});

/** the only document of a selection. */
export const useOnly = <Row>(selection: Selection | null, schema: z.ZodType<Row>) => {
  const { query, rows } = useMany(selection, schema);
  return { query, row: rows[0] ?? null };
};

/** all documents of a selection as one page. */
export const useLivePages = <Row>(selection: Selection | null, schema: z.ZodType<Row>) => {
  const { query, rows } = useMany(selection, schema);
  return { query: { ...query, data: { rows } }, rows, hasMore: false, loadingMore: false, showMore: () => undefined };
};

/** No list has cached a row. */
export const listedRow = () => undefined;
