import { isLong, pick } from '#domain/testing/rotation.ts';
import type { Selection } from '#web/shared/data/reads/reading.ts';
import { searchAnswer } from './searchAnswer.ts';

type Row = Readonly<Record<string, unknown>>;
type Answer = (payload: Row) => unknown;
type Part = (rows: [string, Row][]) => [string, Row][];
type Query = { readonly parts: readonly Part[] };

const documents = new Map<string, Row>();
const answers = new Map<string, Answer>();
/** The client holds the documents that a listener has heard for as long as it listens. */
const listeners = new Map<() => void, readonly string[]>();
/** Documents that the rules refuse, whether they exist or not. */
const refused = new Set<string>();
let isDown = false;

/**
 * In a long run, or with TEST_LATE from 1 to 6, answers come in another order, some after the next
 * render: a screen must not say what it does not know yet, nor may a test read it. 0: at once.
 */
const late = Number(process.env.TEST_LATE ?? (isLong ? pick('late answers', [1, 2, 3, 4, 5, 6]) : 0));
/** A test may stop the clock of the page, not that of the server. */
const later = globalThis.setTimeout;
let questions = 0;
let unanswered = 0;
const answered = async (): Promise<void> => {
  questions += 1;
  unanswered += 1;
  await (late === 0 || isDown ? undefined : new Promise((resolve) => later(resolve, [0, 1, 5, 40][((questions * late) % 7) % 4])));
  unanswered -= 1;
};

const tell = (): void => {
  for (const listener of [...listeners.keys()]) listener();
};

const valueAt = (row: Row, path: string): unknown =>
  path.split('.').reduce<unknown>((held, field) => (held as Row | undefined)?.[field], row);
/** The database's order of values: missing ones first. */
const compare = (a: unknown, b: unknown): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
  return (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0;
};

/** Documents and callables in memory for tests of screens. The search uses the documents. */
export const server = {
  asked: [] as { readonly callable: string; readonly payload: Row }[],
  /** The payload of the last command; reads such as a search may come after it. */
  lastCommand: (): Row | undefined => server.asked.findLast(({ payload }) => 'commandId' in payload)?.payload,
  sentTo: (callable: string): Row[] => server.asked.filter((each) => each.callable === callable).map(({ payload }) => payload),
  put: (path: string, row: object): void => {
    documents.set(path, row as Row);
    tell();
  },
  putAll: (rows: Readonly<Record<string, object>>): void => {
    documents.clear();
    for (const [path, row] of Object.entries(rows)) documents.set(path, row as Row);
    tell();
  },
  document: (path: string): Row | undefined => documents.get(path),
  remove: (path: string): void => {
    documents.delete(path);
    tell();
  },
  answer: (callable: string, answer: Answer): void => void answers.set(callable, answer),
  /** The rules refuse this document from now on, as they refuse a missing cast. */
  refuse: (path: string): void => {
    refused.add(path);
    tell();
  },
  /** From now on live reads get nothing, and everything else fails. */
  goDown: (): void => {
    isDown = true;
  },
  /** Live reads get their answers, and later requests succeed. */
  goUp: (): void => {
    isDown = false;
    tell();
  },
  /** How many reads and calls wait for their answer. */
  unanswered: (): number => unanswered,
  reset: (): void => {
    isDown = false;
    questions = 0;
    documents.clear();
    refused.clear();
    answers.clear();
    listeners.clear();
    server.asked.length = 0;
  },
};

const snapshotOf = ([path, row]: [string, Row | undefined], fromCache = false) => ({
  id: path.split('/').at(-1),
  ref: { path, parent: { id: path.split('/').at(-2) } },
  data: () => row,
  exists: () => row !== undefined,
  metadata: { fromCache },
});
const inCollection = (matches: (collection: string) => boolean): Query => ({
  parts: [() => [...documents].filter(([path]) => matches(path.split('/').slice(0, -1).join('/')))],
});
const resultOf = ({ parts: [all, ...parts] }: Query, held?: ReadonlySet<string>) => {
  const known = (all?.([]) ?? []).filter(([path]) => !held || held.has(path));
  const rows = parts.reduce((found, part) => part(found), known);
  const fromCache = held !== undefined;
  const docs = rows.map((row) => snapshotOf(row, fromCache));
  return { docs, size: docs.length, empty: docs.length === 0, metadata: { fromCache } };
};

type Where = Selection['where'][number];
const passes: Record<Where[1], (held: unknown, wanted: unknown) => boolean> = {
  '==': (held, wanted) => held === wanted,
  in: (held, wanted) => (wanted as unknown[]).includes(held),
  '>=': (held, wanted) => compare(held, wanted) >= 0,
  '<=': (held, wanted) => compare(held, wanted) <= 0,
  'array-contains': (held, wanted) => (held as unknown[]).includes(wanted),
};

type Reference = { readonly path: string };
const unavailable = (): Error => Object.assign(new Error('unavailable'), { code: 'unavailable' });
const permissionDenied = (): Error => Object.assign(new Error('Missing or insufficient permissions.'), { code: 'permission-denied' });
const found = (what: Reference | Query) => ('path' in what ? snapshotOf([what.path, documents.get(what.path)]) : resultOf(what));
const read = async (what: Reference | Query) => {
  await answered();
  if (isDown) throw unavailable();
  return found(what);
};
/**
 * What a query finds among the documents that other listeners hold: in doubt a part of the answer.
 * Null where it finds none.
 */
const foundInCache = (query: Query) => {
  const result = resultOf(query, new Set([...listeners.values()].flat()));
  return result.empty ? null : result;
};

let ordered: readonly [field: string, sign: 1 | -1] = ['', 1];
const bounded = (value: unknown, side: 1 | -1): Part => {
  const [field, sign] = ordered;
  return (rows) => rows.filter(([, row]) => compare(valueAt(row, field), value) * sign * side >= 0);
};

const conditions = {
  where:
    (...[field, operator, value]: Where): Part =>
    (rows) =>
      rows.filter(([, row]) => passes[operator](valueAt(row, field), value)),
  orderBy: (field: string, direction: 'asc' | 'desc'): Part => {
    const sign = direction === 'asc' ? 1 : -1;
    ordered = [field, sign];
    return (rows) => [...rows].sort(([, a], [, b]) => compare(valueAt(a, field), valueAt(b, field)) * sign);
  },
  startAt: (value: unknown): Part => bounded(value, 1),
  endAt: (value: unknown): Part => bounded(value, -1),
  startAfter: ({ id }: { readonly id: string }): Part => {
    return (rows) => rows.slice(rows.findIndex(([path]) => path.split('/').at(-1) === id) + 1);
  },
  limit:
    (most: number): Part =>
    (rows) =>
      rows.slice(0, most),
};

/** The part of the Firestore client that the app uses. */
const client = {
  ...conditions,
  database: {},
  doc: (_: unknown, path: string): Reference => ({ path }),
  collection: (_: unknown, path: string) => inCollection((collection) => collection === path),
  collectionGroup: (_: unknown, name: string) => inCollection((collection) => collection.split('/').at(-1) === name),
  query: (base: Query, ...parts: Part[]): Query => ({ parts: [...base.parts, ...parts] }),
  getDoc: read,
  getDocs: read,
  count: () => ({ field: null }),
  sum: (field: string) => ({ field }),
  getAggregateFromServer: async (query: Query, wanted: Readonly<Record<string, { readonly field: string | null }>>) => {
    await answered();
    if (isDown) throw unavailable();
    const { docs, size } = resultOf(query);
    const aggregateOf = (field: string | null) =>
      field === null ? size : docs.reduce((sum, document) => sum + Number(valueAt(document.data() ?? {}, field) ?? 0), 0);
    return { data: () => Object.fromEntries(Object.entries(wanted).map(([name, { field }]) => [name, aggregateOf(field)])) };
  },
  getCountFromServer: async (query: Query) => {
    await answered();
    if (isDown) throw unavailable();
    return { data: () => ({ count: resultOf(query).size }) };
  },
  onSnapshot: (what: Reference | Query, ...rest: unknown[]) => {
    const [next, fail] = rest.filter((each) => typeof each === 'function') as [(snapshot: unknown) => void, (error: Error) => void];
    const cached = 'path' in what ? null : foundInCache(what);
    const listener = () => {
      if (isDown || !listeners.has(listener)) return;
      if ('path' in what && refused.has(what.path)) {
        listeners.delete(listener);
        return fail(permissionDenied());
      }
      const answer = found(what);
      listeners.set(listener, 'docs' in answer ? answer.docs.map(({ ref }) => ref.path) : [answer.ref.path]);
      next(answer);
    };
    listeners.set(listener, []);
    queueMicrotask(() => {
      if (cached) next(cached);
      void answered().then(listener);
    });
    return () => listeners.delete(listener);
  },
};

export const firestore = async () => client;
export const firestoreLite = firestore;
/** Runs a read immediately, without waiting for the first screen. */
export const readingFirst = <T>(begin: () => Promise<T>): Promise<T> => begin();

export const functionsClient = async () => ({
  functions: {},
  httpsCallable: (_: unknown, address: string) => async (payload: Row) => {
    const callable = address.split('/').at(-1) ?? '';
    server.asked.push({ callable, payload });
    await answered();
    if (isDown) throw Object.assign(new Error('unavailable'), { code: 'functions/unavailable' });
    const answer = answers.get(callable) ?? (callable === 'search' ? (asked: Row) => searchAnswer(documents, asked as never) : undefined);
    if (!answer) throw new Error(`nobody answers ${callable}`);
    return { data: await answer(payload) };
  },
});

/** A refusal as the callables' client throws it. */
export const refusal = (code: string, message: string, fields?: Readonly<Record<string, string>>): Error =>
  Object.assign(new Error(message), { code: `functions/${code}`, details: { code, message, ...(fields && { fields }) } });
export const refuses = (callable: string, ...why: Parameters<typeof refusal>): void =>
  server.answer(callable, () => {
    throw refusal(...why);
  });
/** First reads end at once, so nothing waits for them. */
export const firstReadsDone = async (): Promise<void> => undefined;
