import { DatabaseSync } from 'node:sqlite';
import { Timestamp } from 'firebase-admin/firestore';
import type { ReadModel } from '#projections/kernel/projector.ts';
import type { ReplayStore } from '#projections/replay.ts';
import { collectionOf } from '../platform/firestorePaths.ts';
import { BATCH } from './writeDocuments.ts';

/**
 * A document that differs from the replay: `expected` is the replayed content (null: it should not
 * exist), `found` the stored one (null: missing), `writtenAt` the time of the last write.
 */
export type Difference = {
  readonly path: string;
  readonly expected: ReadModel | null;
  readonly found: ReadModel | null;
  readonly writtenAt: Timestamp | null;
};

/** How many documents stay in memory, in two halves, of which the older is dropped. */
const KEPT = 8_000;
/** How many documents are read at once when all are gone through. */
const PAGE = 500;
/** How many values of a group are read at once. */
const VALUES = 20;
/** How much of the file SQLite keeps in memory (KiB). */
const CACHE_KIB = 32_000;

/** A path as text whose bytes are in the database's order: collection by collection, id by id. */
export const orderedPath = (path: string): string => path.replaceAll('/', '\u0001');
const pathOf = (ordered: string): string => ordered.replaceAll('\u0001', '/');

/** A replayed document that is not parsed yet. */
export type ReplayedRow = { readonly path: string; readonly document: () => ReadModel };

/** A replay's documents in a temporary file, and a place for values that wait. */
export type DocumentsOnDisk = ReplayStore & {
  /**
   * The documents of a collection, or of all sub-collections of that name, in the database's order.
   */
  inOrder(collection: string): Generator<readonly [path: string, document: ReadModel]>;
  /** The same, each document parsed when it is asked for. */
  rowsInOrder(collection: string): Generator<ReplayedRow>;
  count(): number;
  /**
   * Keeps a value of the work at hand for later; of a group, in the order in which they were put.
   */
  put(group: string, value: unknown): void;
  taken<Value>(group: string): Generator<Value>;
  /** Puts a path on a list; again is no more than once. */
  list(name: string, path: string): void;
  isListed(name: string, path: string): boolean;
  /** The paths of a list. Those that are added meanwhile may be left out. */
  listed(name: string): Generator<string>;
  /** Deletes the file. The system does so, too, when the process is killed. */
  close(): void;
};

type Row = { readonly collection: string; readonly path: string; readonly document: string };

/**
 * Documents of a replay in a temporary SQLite file, with those that were used last in memory: a
 * replay needs the same memory whatever the length of the log. Documents are plain JSON.
 */
export const documentsOnDisk = (): DocumentsOnDisk => {
  // Without a name it is a file that nobody else sees.
  const file = new DatabaseSync('');
  file.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -${CACHE_KIB};
    CREATE TABLE documents (collection TEXT, path TEXT, document TEXT, PRIMARY KEY (collection, path));
    CREATE TABLE kept (number INTEGER PRIMARY KEY, list TEXT, value TEXT);
    CREATE INDEX lists ON kept (list, number);
    CREATE TABLE listed (list TEXT, path TEXT, PRIMARY KEY (list, path)) WITHOUT ROWID;
    BEGIN;
  `);
  const one = file.prepare('SELECT document FROM documents WHERE collection = ? AND path = ?');
  const write = file.prepare(
    'INSERT INTO documents VALUES (?, ?, ?) ON CONFLICT (collection, path) DO UPDATE SET document = excluded.document',
  );
  const remove = file.prepare('DELETE FROM documents WHERE collection = ? AND path = ?');
  const after = file.prepare('SELECT * FROM documents WHERE (collection, path) > (?, ?) ORDER BY collection, path LIMIT ?');
  const within = file.prepare('SELECT * FROM documents WHERE collection = ? AND path > ? ORDER BY path LIMIT ?');
  const all = file.prepare('SELECT count(*) AS count FROM documents');
  const put = file.prepare('INSERT INTO kept (list, value) VALUES (?, ?)');
  const taken = file.prepare('SELECT number, value FROM kept WHERE list = ? AND number > ? ORDER BY number LIMIT ?');
  const list = file.prepare('INSERT OR IGNORE INTO listed VALUES (?, ?)');
  const hasPath = file.prepare('SELECT 1 FROM listed WHERE list = ? AND path = ?');
  const listed = file.prepare('SELECT path FROM listed WHERE list = ? AND path > ? ORDER BY path LIMIT ?');

  /** Null: there is none. */
  let young = new Map<string, ReadModel | null>();
  let old = new Map<string, ReadModel | null>();
  const unwritten = new Map<string, ReadModel | null>();
  /** The names of the lists that have paths. */
  const lists = new Set<string>();

  const flush = (): void => {
    for (const [path, document] of unwritten) {
      if (document) write.run(collectionOf(path), orderedPath(path), JSON.stringify(document));
      else remove.run(collectionOf(path), orderedPath(path));
    }
    unwritten.clear();
  };
  const hold = (path: string, document: ReadModel | null): void => {
    young.set(path, document);
    if (young.size < KEPT / 2) return;
    flush();
    old = young;
    young = new Map();
  };
  const read = (path: string): ReadModel | null => {
    const found = one.get(collectionOf(path), orderedPath(path)) as { document: string } | undefined;
    return found ? (JSON.parse(found.document) as ReadModel) : null;
  };
  const rowsFrom = function* (next: (collection: string, path: string) => unknown[], from: string): Generator<ReplayedRow> {
    let [collection, path] = [from, ''];
    for (;;) {
      flush();
      const rows = next(collection, path) as Row[];
      for (const row of rows) yield { path: pathOf(row.path), document: () => JSON.parse(row.document) as ReadModel };
      const last = rows.at(-1);
      if (!last) return;
      ({ collection, path } = last);
    }
  };
  const rowsInOrder = (collection: string) => rowsFrom((_, path) => within.all(collection, path, PAGE), collection);
  const parsed = function* (rows: Iterable<ReplayedRow>): Generator<[string, ReadModel]> {
    for (const { path, document } of rows) yield [path, document()];
  };
  const change = (path: string, document: ReadModel | null): void => {
    unwritten.set(path, document);
    hold(path, document);
  };

  return {
    get: (path) => {
      const held = young.get(path);
      if (held !== undefined) return held ?? undefined;
      const found = old.get(path);
      const document = found === undefined ? read(path) : found;
      hold(path, document);
      return document ?? undefined;
    },
    set: change,
    delete: (path) => change(path, null),
    [Symbol.iterator]: () => parsed(rowsFrom((collection, path) => after.all(collection, path, PAGE), '')),
    rowsInOrder,
    inOrder: (collection) => parsed(rowsInOrder(collection)),
    count: () => {
      flush();
      return (all.get() as { count: number }).count;
    },
    put: (group, value) => void put.run(group, JSON.stringify(value)),
    taken: function* <Value>(group: string) {
      for (let number = 0; ; ) {
        const rows = taken.all(group, number, VALUES) as { number: number; value: string }[];
        for (const { value } of rows) yield JSON.parse(value) as Value;
        const last = rows.at(-1);
        if (!last) return;
        ({ number } = last);
      }
    },
    list: (name, path) => {
      lists.add(name);
      list.run(name, path);
    },
    isListed: (name, path) => lists.has(name) && hasPath.get(name, path) !== undefined,
    listed: function* (name) {
      for (let last = ''; ; ) {
        const rows = listed.all(name, last, PAGE) as { path: string }[];
        for (const { path } of rows) yield path;
        if (rows.length === 0) return;
        last = rows.at(-1)?.path ?? last;
      }
    },
    close: () => file.close(),
  };
};

type Stored = Omit<Difference, 'writtenAt'> & { readonly writtenAt: readonly [seconds: number, nanoseconds: number] | null };

/**
 * Differences that wait on disk until all are known, in batches. Packs of the searches are bytes,
 * and few: they wait in memory.
 */
export const spillToDisk = (disk: DocumentsOnDisk, group: string) => {
  const packs: Difference[] = [];
  let batch: Stored[] = [];
  const put = (): void => {
    if (batch.length > 0) disk.put(group, batch);
    batch = [];
  };
  return {
    add: (difference: Difference): void => {
      const { path, writtenAt } = difference;
      if (path.startsWith('searchPacks/')) packs.push(difference);
      else batch.push({ ...difference, writtenAt: writtenAt && [writtenAt.seconds, writtenAt.nanoseconds] });
      if (batch.length === BATCH) put();
    },
    batches: function* (): Generator<readonly Difference[]> {
      put();
      for (const stored of disk.taken<readonly Stored[]>(group))
        yield stored.map((each) => ({ ...each, writtenAt: each.writtenAt && new Timestamp(...each.writtenAt) }));
      yield packs;
    },
  };
};
