import type { ReadModel } from './kernel/projector.ts';
import type { ReplayStore } from './replay.ts';

export type DocumentsInMemory = ReplayStore & ReadonlyMap<string, ReadModel>;

/**
 * Documents in small maps, one for those that share the begin of their id: up to the first `_`,
 * they are mostly of one stream. One map of all paths takes twice as long: it grows by copying, and
 * each look-up is at another place in memory.
 */
export const documentsInMemory = (): DocumentsInMemory => {
  const groups = new Map<string, Map<string, ReadModel>>();
  // No id begins with it.
  let lastName = '/';
  let last = new Map<string, ReadModel>();
  /** The map of a path. Mostly the one that was asked for last. */
  const groupOf = (path: string): Map<string, ReadModel> => {
    const from = path.lastIndexOf('/') + 1;
    const to = from + lastName.length;
    if (path.startsWith(lastName, from) && (path.length === to || path[to] === '_')) return last;
    const end = path.indexOf('_', from);
    lastName = end === -1 ? path.slice(from) : path.slice(from, end);
    const found = groups.get(lastName);
    last = found ?? new Map();
    if (!found) groups.set(lastName, last);
    return last;
  };
  const entries = function* (): Generator<[path: string, document: ReadModel], undefined> {
    for (const group of groups.values()) yield* group;
  };
  const documents: DocumentsInMemory = {
    get: (path) => groupOf(path).get(path),
    has: (path) => groupOf(path).has(path),
    set: (path, document) => groupOf(path).set(path, document),
    delete: (path) => groupOf(path).delete(path),
    get size() {
      let size = 0;
      for (const group of groups.values()) size += group.size;
      return size;
    },
    entries,
    [Symbol.iterator]: entries,
    keys: function* (): Generator<string, undefined> {
      for (const group of groups.values()) yield* group.keys();
    },
    values: function* (): Generator<ReadModel, undefined> {
      for (const group of groups.values()) yield* group.values();
    },
    forEach: (work) => {
      for (const [path, document] of entries()) work(document, path, documents);
    },
  };
  return documents;
};
