import { AsyncLocalStorage } from 'node:async_hooks';
import type { Firestore } from 'firebase-admin/firestore';

/** How many items are handled together at most. */
const MOST = 20;

type Waiting<Item, Result> = {
  readonly keys: readonly string[];
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  /** Runs work in the trace of the caller, not of the group before. */
  readonly inContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
};
type Queue<Item, Result> = { readonly busy: Set<string>; waiting: readonly Waiting<Item, Result>[] };

/**
 * The next items that can be handled together: the first whose keys are free, and those that share
 * a key with it. Keys of an item that has to wait are kept for it. Empty: all have to wait.
 */
const nextGroup = <Item, Result>({ busy, waiting }: Queue<Item, Result>): readonly Waiting<Item, Result>[] => {
  const [taken, kept] = [new Set<string>(), new Set(busy)];
  const group: Waiting<Item, Result>[] = [];
  for (const each of waiting) {
    const isShared = each.keys.some((key) => taken.has(key));
    const isFree = each.keys.every((key) => taken.has(key) || !kept.has(key));
    if (isFree && group.length < MOST && (group.length === 0 || isShared)) {
      group.push(each);
      for (const key of each.keys) taken.add(key);
    } else for (const key of each.keys) if (!taken.has(key)) kept.add(key);
  }
  return group;
};

/**
 * Handles items that need the same keys (paths of documents) together: while one is handled, others
 * gather, and become the next group. So a busy document costs a read and a write per group. Between
 * processes update-time preconditions decide. `run` answers for each item.
 */
export const gathered = <Item, Result>(run: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>) => {
  const queues = new WeakMap<Firestore, Queue<Item, Result>>();
  const start = (queue: Queue<Item, Result>): void => {
    for (let group = nextGroup(queue); group.length > 0; group = nextGroup(queue)) {
      const keys = group.flatMap((each) => each.keys);
      queue.waiting = queue.waiting.filter((each) => !group.includes(each));
      for (const key of keys) queue.busy.add(key);
      void handle(group).then(() => {
        for (const key of keys) queue.busy.delete(key);
        start(queue);
      });
    }
  };
  const handle = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const items = group.map(({ item }) => item);
      const outcomes = await (group[0] as Waiting<Item, Result>).inContext(() => run(items));
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index] as PromiseSettledResult<Result>;
        if (outcome.status === 'fulfilled') resolve(outcome.value);
        else reject(outcome.reason);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  return (db: Firestore, keys: readonly string[], item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? { busy: new Set<string>(), waiting: [] };
      queues.set(db, queue);
      queue.waiting = [...queue.waiting, { keys, item, resolve, reject, inContext: AsyncLocalStorage.snapshot() }];
      start(queue);
    });
};
