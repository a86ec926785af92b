import type { z } from 'zod';
import type { Selection } from '#web/shared/data/reading.ts';

/**
 * Takes the place of shared/data/live.ts in tests of components: every read answers at once from
 * these documents, by path.
 */
let documents: Readonly<Record<string, object>> = {};

export const stored = (next: Readonly<Record<string, object>>): void => {
  documents = next;
};

const fits = (document: object, [field, operator, wanted]: Selection['where'][number]): boolean => {
  const value = (document as Record<string, unknown>)[field];
  if (operator === 'in') return (wanted as readonly unknown[]).includes(value);
  if (operator === '==') return value === wanted;
  return operator === '>=' ? Number(value) >= Number(wanted) : Number(value) <= Number(wanted);
};

export const liveDocument = <Row>(path: string, schema: z.ZodType<Row>) => ({
  read: () => (documents[path] ? schema.parse(documents[path]) : null),
});

export const liveRows = <Row>({ collection, where, limit }: Selection, schema: z.ZodType<Row>) => ({
  read: () =>
    Object.entries(documents)
      .filter(([path, document]) => path.split('/').at(-2) === collection && where.every((condition) => fits(document, condition)))
      .slice(0, limit)
      .map(([, document]) => schema.parse(document)),
});

export const useLive = <T>({ read }: { read: () => T }, { enabled = true }: { enabled?: boolean } = {}) => ({
  data: enabled ? read() : undefined,
  isPending: !enabled,
  isError: false,
  isSuccess: enabled,
  refetch: () => undefined,
});
