/** A Firestore request with the paths it read, wrote and deleted, relative to the database. */
export type Operation = {
  readonly function: string;
  readonly part?: 'commit' | 'mail' | 'figures';
  readonly method: string;
  readonly transaction: string | null;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  readonly deletes: readonly string[];
  /** The written documents that a TTL policy will delete. */
  readonly expiring: readonly string[];
  readonly failed: boolean;
};

export const parts = ['commit', 'projections', 'policies', 'figures', 'mail', 'other'] as const;
export type Part = (typeof parts)[number];

/** Numbers of billed document operations. */
export type Counts = { readonly reads: number; readonly writes: number; readonly deletes: number };

/** The billed operations of a play. */
export type Tally = {
  readonly parts: Readonly<Record<Part, Counts>>;
  readonly total: Counts;
  /** Requests of failed attempts, which were repeated. */
  readonly failed: Counts;
  /** Reads of documents that a process caches; their number depends on time only. */
  readonly cached: number;
};

/**
 * The part of each function; unnamed functions are `other`. A command is `commit` in every
 * function.
 */
const partOfFunction: Readonly<Record<string, Part>> = {
  projections: 'projections',
  policies: 'policies',
  mails: 'mail',
};

/**
 * Cached documents: people's keys (a minute), wrapping keys (always), the stop switch (five
 * seconds), the pause of a rebuild (a second).
 */
export const isCached = (path: string): boolean => /^(personKeys|wrappingKeys)\/|^projectionControl\/(stop|state)$/.test(path);

const none: Counts = { reads: 0, writes: 0, deletes: 0 };
export const sum = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (all, one) => ({ reads: all.reads + one.reads, writes: all.writes + one.writes, deletes: all.deletes + one.deletes }),
    none,
  );

/** The billed operations of a request, including later deletes by TTL policies. */
const countsOf = ({ reads, writes, deletes, expiring }: Operation): Counts => ({
  reads: reads.filter((path) => !isCached(path)).length,
  writes: writes.length,
  deletes: deletes.length + expiring.length,
});

/** Parts that are written in the commit of other documents, by the collection of their paths. */
const apart = { figures: 'dairySummaries/', mail: 'mails/' } as const;
const apartOf = (path: string): keyof typeof apart | null =>
  (Object.keys(apart) as (keyof typeof apart)[]).find((part) => path.startsWith(apart[part])) ?? null;

/** Separates the daily figures and the mails from the documents of their commit. */
const withPartsApart = (operation: Operation): Operation[] =>
  ([null, 'figures', 'mail'] as const).flatMap((part) => {
    const own = (paths: readonly string[]) => paths.filter((path) => apartOf(path) === part);
    const [reads, writes] = [own(operation.reads), own(operation.writes)];
    if (part === null) return [{ ...operation, reads, writes }];
    return reads.length + writes.length > 0 ? [{ ...operation, part, reads, writes, deletes: [], expiring: [] }] : [];
  });

/** Sums requests by part. All requests of a failed transaction count as failed. */
export const tally = (operations: readonly Operation[]): Tally => {
  const undone = new Set(operations.flatMap(({ failed, transaction }) => (failed && transaction ? [transaction] : [])));
  const isFailed = ({ failed, transaction }: Operation) => failed || (transaction !== null && undone.has(transaction));
  const done = operations.filter((operation) => !isFailed(operation)).flatMap(withPartsApart);
  const partOf = (operation: Operation): Part => operation.part ?? partOfFunction[operation.function] ?? 'other';
  const byPart = parts.map((part) => [part, sum(done.filter((each) => partOf(each) === part).map(countsOf))] as const);
  return {
    parts: Object.fromEntries(byPart) as Record<Part, Counts>,
    total: sum(byPart.map(([, counts]) => counts)),
    failed: sum(operations.filter(isFailed).map(countsOf)),
    cached: done.flatMap(({ reads }) => reads.filter(isCached)).length,
  };
};

/** USD for 100,000 documents in asia-northeast1 (docs/cost.md has the date). */
const prices: Counts = { reads: 0.038, writes: 0.115, deletes: 0.013 };

/** USD for a thousand times these counts. */
export const pricePerThousand = ({ reads, writes, deletes }: Counts): number =>
  (reads * prices.reads + writes * prices.writes + deletes * prices.deletes) / 100;

const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

/** Lines with documents by function, part and collection, including failed attempts. */
export const byCollection = (operations: readonly Operation[]): string[] => {
  const counts = new Map<string, number>();
  for (const operation of operations)
    for (const kind of ['reads', 'writes', 'deletes'] as const)
      for (const path of operation[kind]) {
        const key = [operation.function, operation.part ?? '', kind, collectionOf(path)].join(' ');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  return [...counts].sort().map(([key, count]) => `${String(count).padStart(7)} ${key}`);
};

export type Played = Tally & { readonly name: string; readonly events: number };

const inColumns = (name: string, part: string, { reads, writes, deletes }: Counts, price = ''): string =>
  [name.padEnd(32), part.padEnd(12), ...[reads, writes, deletes].map((count) => String(count).padStart(7)), price.padStart(10)]
    .join(' ')
    .trimEnd();

const isSomething = ({ reads, writes, deletes }: Counts): boolean => reads + writes + deletes > 0;

/**
 * The table of docs/cost.md: a line per part with requests; the last column is USD for a thousand.
 */
export const table = (played: readonly Played[]): string[] => [
  `${''.padEnd(45)}   reads  writes deletes  USD/1,000`,
  ...played.flatMap(({ name, parts: byPart, total, failed, cached }) => [
    inColumns(name, 'total', total, pricePerThousand(total).toFixed(3)),
    ...parts
      .filter((part) => isSomething(byPart[part]))
      .map((part) => inColumns('', part, byPart[part], pricePerThousand(byPart[part]).toFixed(3))),
    ...(isSomething(failed) ? [inColumns('', '(failed)', failed)] : []),
    ...(cached > 0 ? [inColumns('', '(cached)', { ...none, reads: cached })] : []),
  ]),
];

/** The figures for `--json`. The first play is the deal, the second the chat message. */
export const figures = ([deal, chat]: readonly Played[]): Readonly<Record<string, number>> => {
  if (!deal || !chat) throw new Error('no deal and no chat message was played');
  const { reads, writes, deletes } = deal.total;
  return {
    dealReads: reads,
    dealWrites: writes,
    dealDeletes: deletes,
    chatWrites: chat.total.writes,
    writesPerEvent: writes / deal.events,
  };
};
