import { isDeepStrictEqual } from 'node:util';
import { type AggregateField, FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collectionOf } from '#functions/platform/firestorePaths.ts';
import { fieldIn, find, NAME, operators, ordersOf, type Shape } from './queries.ts';
import {
  codes,
  copy,
  type Data,
  type Ref,
  refusal,
  type Stored,
  type Tail,
  valueAt,
  type Write,
  type Writes,
  writerInto,
  writes,
} from './writes.ts';

/** Runs one database call named `call`. A test can count it, let it fail, or never return. */
export type Around = <Result>(call: string, effect: () => Result) => Promise<Result>;

/** Notes the name of each call. */
export const noted = (): { readonly calls: string[]; readonly noting: Around } => {
  const calls: string[] = [];
  const noting: Around = async (call, effect) => {
    calls.push(call);
    return effect();
  };
  return { calls, noting };
};

/** A database in memory. A connection is one process; `around` runs each of its calls. */
export type MemoryFirestore = {
  connect(around?: Around): Firestore;
  documents(): Map<string, Data>;
  /** What all connections have written so far. */
  written(): Written;
  /** An independent copy of the database. */
  fork(): MemoryFirestore;
};

/** Documents written and deleted, and the bytes of the written ones. */
export type Written = { readonly writes: number; readonly deletes: number; readonly bytes: number };

/** The bytes of a document. JSON would count a packed byte as up to four digits. */
const bytesOf = (data: Data): number => {
  let packed = 0;
  const json = JSON.stringify(data, function (this: Data, key, value) {
    const stored = this[key];
    if (!(stored instanceof Uint8Array)) return value;
    packed += stored.byteLength;
    return '';
  });
  return Buffer.byteLength(json) + packed;
};

/** The second before the first write. */
const EPOCH = 1_700_000_000;

/** The state that all connections share: documents, also by collection id, and the clock. */
const server = (begun: ReadonlyMap<string, Stored> = new Map()) => {
  const documents = new Map(begun);
  const collections = new Map<string, Map<string, Stored>>();
  const list = (path: string, stored: Stored) => {
    const id = collectionOf(path);
    const listed = collections.get(id);
    if (listed) listed.set(path, stored);
    else collections.set(id, new Map([[path, stored]]));
  };
  for (const [path, stored] of begun) list(path, stored);
  let ticks = documents.size === 0 ? 0 : Math.max(...[...documents.values()].map(({ updateTime }) => updateTime.seconds - EPOCH));
  let written: Written = { writes: 0, deletes: 0, bytes: 0 };
  const note = (data: Data | null): void => {
    const { writes, deletes, bytes } = written;
    written = data === null ? { writes, deletes: deletes + 1, bytes } : { writes: writes + 1, deletes, bytes: bytes + bytesOf(data) };
  };
  return {
    documents,
    collections,
    written: () => written,
    /**
     * Applies all writes or none. A write that changes nothing keeps, and answers, the update time.
     */
    apply: (written: readonly Write[]): { readonly writeTime: Timestamp } => {
      const changed = new Map<string, Stored | undefined>();
      const updateTime = new Timestamp(EPOCH + ++ticks, 0);
      for (const { path, next } of written) {
        const before = changed.has(path) ? changed.get(path) : documents.get(path);
        const data = next(before);
        note(data);
        if (data === null) changed.set(path, undefined);
        else if (!isDeepStrictEqual(before?.data, data)) changed.set(path, { data, updateTime });
      }
      for (const [path, stored] of changed) {
        if (stored) {
          documents.set(path, stored);
          list(path, stored);
        } else {
          documents.delete(path);
          collections.get(collectionOf(path))?.delete(path);
        }
      }
      const only = written.length === 1 && changed.size === 0 ? documents.get(written[0]?.path ?? '') : undefined;
      return { writeTime: only?.updateTime ?? updateTime };
    },
  };
};

/** A query, as a transaction uses it. */
type Asked = { run(): { readonly docs: readonly { readonly ref: Ref; readonly updateTime: Timestamp | undefined }[] } };

/** Counts and sums of found documents; a sum skips what is no number, as in the real database. */
const aggregated = (fields: Readonly<Record<string, AggregateField<number>>>, docs: readonly { get(field: string): unknown }[]) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, asked]) => {
      if (asked.aggregateType === 'count') return [name, docs.length];
      if (asked.aggregateType !== 'sum') throw new Error(`${asked.aggregateType} is not supported`);
      const field = String(Reflect.get(asked, '_field'));
      const numbers = docs.map((found) => found.get(field)).filter((value) => typeof value === 'number');
      return [name, numbers.reduce((sum, value) => sum + value, 0)];
    }),
  );

const MAX_ATTEMPTS = 5;

const connection = ({ documents, collections, apply }: ReturnType<typeof server>, around: Around) => {
  const doc = (path: string) => ({
    path,
    id: path.slice(path.lastIndexOf('/') + 1),
    get parent() {
      return collectionAt(path.slice(0, path.lastIndexOf('/')));
    },
    get: () => around(`get ${path}`, () => snapshot(path)),
    create: (...args: Tail<Writes['create']>) => around(`create ${path}`, () => apply([writes.create(path, ...args)])),
    set: (...args: Tail<Writes['set']>) => around(`set ${path}`, () => apply([writes.set(path, ...args)])),
    update: (...args: Tail<Writes['update']>) => around(`update ${path}`, () => apply([writes.update(path, ...args)])),
    delete: (...args: Tail<Writes['delete']>) => around(`delete ${path}`, () => apply([writes.delete(path, ...args)])),
  });

  /** A collection as the parent of a document: its id and its parent document. */
  const collectionAt = (path: string): { path: string; id: string; parent: object | null } => {
    const end = path.lastIndexOf('/');
    return {
      path,
      id: path.slice(end + 1),
      get parent() {
        return end < 0 ? null : doc(path.slice(0, end));
      },
    };
  };

  const snapshot = (path: string, stored = documents.get(path), fields: readonly string[] | null = null) => {
    const data = stored && (fields ? Object.fromEntries(fields.map((field) => [field, valueAt(stored.data, field)])) : stored.data);
    return {
      ref: doc(path),
      id: doc(path).id,
      exists: stored !== undefined,
      updateTime: stored?.updateTime,
      data: () => data && copy(data),
      get: (field: string) => valueAt(data, field),
    };
  };

  const query = (shape: Shape) => {
    const refined = (change: Partial<Shape>) => query({ ...shape, ...change });
    const run = () => {
      const docs = find(shape.collection === '' ? documents : (collections.get(shape.collection) ?? new Map()), shape).map(
        ([path, stored]) => snapshot(path, stored, shape.fields),
      );
      return { docs, size: docs.length, empty: docs.length === 0 };
    };
    const name = (field: string | FieldPath) => (field instanceof FieldPath && field.isEqual(FieldPath.documentId()) ? NAME : `${field}`);
    /** The path of a reference, or of an id in the collection. */
    const placeOf = (value: unknown): unknown => {
      if (typeof value === 'object' && value !== null && 'path' in value) return value.path;
      return shape.under === null ? value : `${shape.under}/${value}`;
    };
    /** A document, or values of the orders. */
    const valuesAt = (at: readonly unknown[]): readonly unknown[] => {
      const path = (at[0] as { ref?: Ref } | undefined)?.ref?.path;
      const stored = path === undefined ? undefined : documents.get(path);
      if (path !== undefined && stored) return ordersOf(shape).map(({ field }) => fieldIn([path, stored], field));
      return at.map((value, index) => (ordersOf(shape)[index]?.field === NAME ? placeOf(value) : value));
    };
    return {
      run,
      where: (given: string | FieldPath, operator: string, value: unknown) => {
        if (!(operator in operators)) throw new Error(`${operator} is not supported`);
        const field = name(given);
        const wanted = field === NAME ? placeOf(value) : copy(value);
        return refined({ filters: [...shape.filters, { field, operator, wanted }] });
      },
      orderBy: (field: string | FieldPath, direction: 'asc' | 'desc' = 'asc') =>
        refined({ orders: [...shape.orders, { field: name(field), sign: direction === 'asc' ? 1 : -1 }] }),
      limit: (limit: number) => refined({ limit }),
      select: (...fields: string[]) => refined({ fields }),
      startAfter: (...at: unknown[]) => refined({ start: { values: valuesAt(at), isIncluded: false } }),
      startAt: (...at: unknown[]) => refined({ start: { values: valuesAt(at), isIncluded: true } }),
      get: () => around('query', run),
      count: () => ({ get: () => around('count', () => ({ data: () => ({ count: run().size }) })) }),
      aggregate: (fields: Readonly<Record<string, AggregateField<number>>>) => ({
        get: () => around('aggregate', () => ({ data: () => aggregated(fields, run().docs) })),
      }),
      stream: async function* () {
        yield* (await around('query', run)).docs;
      },
    };
  };
  const every = (collection: string, under: string | null, isIn: (path: string) => boolean): Shape => ({
    collection,
    under,
    isIn,
    filters: [],
    orders: [],
    limit: Number.POSITIVE_INFINITY,
    start: null,
    fields: null,
  });

  const resultsOf = (list: readonly Write[]) => {
    const { writeTime } = apply(list);
    return list.map(() => ({ writeTime }));
  };

  const batch = () => {
    const list: Write[] = [];
    return { ...writerInto(list), commit: () => around('commit', () => resultsOf(list)) };
  };

  const attempt = async <Result>(work: (transaction: Firestore) => Promise<Result>): Promise<Result> => {
    const list: Write[] = [];
    const read: (() => boolean)[] = [];
    const assertMayRead = () => {
      if (list.length > 0) throw new Error('a transaction reads before it writes');
    };
    const noted = (ref: Ref) => {
      const found = snapshot(ref.path);
      read.push(() => documents.get(ref.path)?.updateTime === found.updateTime);
      return found;
    };
    const getAll = async (...refs: Ref[]) => {
      assertMayRead();
      return around(`transaction get ${refs.map(({ path }) => path).join()}`, () => refs.map(noted));
    };
    const getQuery = async (asked: Asked) => {
      assertMayRead();
      return around('transaction query', () => {
        const found = asked.run();
        const timesOf = ({ docs }: ReturnType<Asked['run']>) => docs.map(({ ref: { path }, updateTime }) => [path, updateTime]);
        read.push(() => isDeepStrictEqual(timesOf(found), timesOf(asked.run())));
        return found;
      });
    };
    const get = async (asked: Ref | Asked) => ('run' in asked ? getQuery(asked) : (await getAll(asked))[0]);
    const result = await work({ ...writerInto(list), getAll, get } as unknown as Firestore);
    await around('transaction commit', () => {
      if (list.length > 0 && !read.every((isUnchanged) => isUnchanged())) throw refusal('ABORTED', 'what was read has changed');
      apply(list);
    });
    return result;
  };

  const runTransaction = async <Result>(
    work: (transaction: Firestore) => Promise<Result>,
    { maxAttempts = MAX_ATTEMPTS }: { maxAttempts?: number } = {},
  ): Promise<Result> => {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(work);
      } catch (error) {
        if ((error as { code?: unknown }).code !== codes.ABORTED || tries >= maxAttempts) throw error;
      }
    }
  };

  return {
    doc,
    // A query scans all paths of its collections without copying them.
    collection: (path: string) =>
      query(every(path.slice(path.lastIndexOf('/') + 1), path, (each) => each.lastIndexOf('/') === path.length && each.startsWith(path))),
    // As in the real database, an empty id means every collection.
    collectionGroup: (id: string) => query(every(id, null, () => true)),
    // A field mask may be the last argument; the fake always returns whole documents.
    getAll: (...asked: (Ref | { readonly fieldMask: readonly string[] })[]) => {
      const refs = asked.filter((each): each is Ref => 'path' in each);
      return around(`get ${refs.map(({ path }) => path).join()}`, () => refs.map(({ path }) => snapshot(path)));
    },
    batch,
    runTransaction,
  };
};

const atOnce: Around = async (_, effect) => effect();

/**
 * The part of Firestore that the functions use, in memory, with the same rules, codes and order.
 * For tests without a server.
 */
export const memoryFirestore = (): MemoryFirestore => over(server());

const over = (shared: ReturnType<typeof server>): MemoryFirestore => ({
  connect: (around = atOnce) => connection(shared, around) as unknown as Firestore,
  documents: () => new Map([...shared.documents].map(([path, { data }]) => [path, copy(data) as Data])),
  written: shared.written,
  fork: () => over(server(shared.documents)),
});
