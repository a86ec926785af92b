import type { Firestore } from 'firebase-admin/firestore';

/** Per path, the last work that this process started. */
const turns = new WeakMap<Firestore, Map<string, Promise<unknown>>>();

/**
 * Runs work on the same documents one after the other in this process. Other processes are kept
 * apart by update-time preconditions; without a queue, handlers of one process would often fail
 * these against each other.
 */
export const inTurn = <Result>(db: Firestore, documentPaths: readonly string[], work: () => Promise<Result>): Promise<Result> => {
  const last = turns.get(db) ?? new Map<string, Promise<unknown>>();
  turns.set(db, last);
  const running = Promise.all(documentPaths.map((path) => last.get(path))).then(work);
  // The next work starts even if this one failed. The caller of this one gets the error.
  const ended = running
    .catch(() => undefined)
    .then(() => {
      for (const path of documentPaths) if (last.get(path) === ended) last.delete(path);
    });
  for (const path of documentPaths) last.set(path, ended);
  return running;
};

/**
 * Does work on items one after the other. A failure does not stop the others; it is thrown last.
 */
export const eachInTurn = async <Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void> => {
  const failures: unknown[] = [];
  for (const [index, item] of items.entries()) {
    try {
      await work(item, index);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
  if (failures.length === 1) throw failures[0];
};
