import { Firestore, Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

type Sized = { readonly size: number };

/**
 * Counts the documents that some work in this process reads, as Firestore bills them. Throws on a
 * transaction, whose reads it cannot see.
 */
export const countReads = async (work: () => Promise<unknown>): Promise<number> => {
  const [queries, documents, aggregations, transactions] = [
    vi.spyOn(Query.prototype, 'get'),
    vi.spyOn(Firestore.prototype, 'getAll'),
    vi.spyOn(Query.prototype, 'aggregate'),
    vi.spyOn(Firestore.prototype, 'runTransaction'),
  ];
  try {
    await work();
    if (transactions.mock.calls.length > 0) throw new Error('a transaction reads uncounted');
    const found = queries.mock.settledResults.map(({ value }) => Math.max(1, (value as Sized).size));
    const asked = documents.mock.calls.map((references) => references.length);
    return [...found, ...asked, aggregations.mock.calls.length].reduce((sum, count) => sum + count, 0);
  } finally {
    for (const spy of [queries, documents, aggregations, transactions]) spy.mockRestore();
  }
};
