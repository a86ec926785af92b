import { dateOfDay } from '#domain/kernel/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { cardSources } from './cards.ts';
import { type DocumentsInMemory, documentsInMemory } from './documentsInMemory.ts';
import { addFigures, dayOf, type StampedFigures, type SummaryShard } from './figures/dailySummaries.schema.ts';
import { countOf, shardPath, summaryPath } from './figures/dailySummaries.ts';
import { sumReasons } from './figures/reasons.schema.ts';
import { applyWrite, byType, type DocumentStore, type Documents, type ReadModel, type Write } from './kernel/projector.ts';
import { ownProjectors, sharedProjectors } from './readModels.ts';

/** The documents that an event updates: those of its own stream, or those of several streams. */
export type ReplayPart = 'own' | 'shared';

/** Where a replay keeps its documents. They can be replaced while they are gone through. */
export type ReplayStore = DocumentStore &
  Iterable<readonly [path: string, document: ReadModel]> & {
    /** The documents of a collection alone, if the store finds them without reading the others. */
    inOrder?(collection: string): Generator<readonly [path: string, document: ReadModel]>;
  };

/** A replay over documents in memory or on disk. */
export type Replay<Store extends ReplayStore> = {
  /**
   * Adds the next event of a stream: oldest first within a stream, streams in any order. `parts`:
   * the documents to update, by default all.
   */
  add(event: AnyEnvelope, parts?: readonly ReplayPart[]): void;
  /** Puts the sums of the days that gained events into the documents. */
  sumDays(): void;
  /** All documents by path, equal to those of live delivery of the same events. */
  documents(): Store;
};

const projectors = { own: byType(ownProjectors), shared: byType(sharedProjectors) } as const;
const bothParts: readonly ReplayPart[] = ['own', 'shared'];

export function replay(): Replay<DocumentsInMemory>;
/** Replays events in a store. `verify` compares the live documents with it, `rebuild` writes it. */
export function replay<Store extends ReplayStore>(documents: Store): Replay<Store>;
export function replay(store?: ReplayStore): Replay<ReplayStore> {
  const documents: ReplayStore = store ?? documentsInMemory();
  const days = new Map<number, Map<number, StampedFigures>>();
  /** Maps in documents that only this replay holds, so that entries can change in place. */
  const owned = new WeakSet<ReadModel>();
  /** The days that gained events since they were summed. */
  const unsummed = new Set<number>();

  /** The map in a document for changes in place: a copy, unless it was copied before. */
  const ownMap = (held: ReadModel, field: string): ReadModel => {
    const map = held[field] as ReadModel;
    if (owned.has(map)) return map;
    const copy = { ...map };
    owned.add(copy);
    held[field] = copy;
    return copy;
  };
  const write = (change: Write): void => {
    // Another store hears of each change.
    if (store) return void applyWrite(store, change);
    if (change.length === 2) return void applyWrite(documents, change);
    const held = documents.get(change[0]);
    if (!held) return;
    // Half of all changes: a copy of a deal's 80 fields for each is an eighth of a replay. Nobody
    // else holds a document of this replay.
    if (change[2] === 'fields') Object.assign(held, change[1]);
    else for (const field in change[1]) Object.assign(ownMap(held, field), change[1][field]);
  };

  const count = (event: AnyEnvelope) => {
    const counted = countOf(event);
    if (!counted) return;
    const { day, shard, increments, reasons, at } = counted;
    unsummed.add(day);
    const shards = days.get(day) ?? new Map<number, StampedFigures>();
    if (shards.size === 0) days.set(day, shards);
    const held = shards.get(shard);
    if (!held) return shards.set(shard, { figures: { ...increments }, ...(reasons && { reasons }), createdAt: at, updatedAt: at });
    addFigures(held.figures, increments);
    const sum = reasons ? { reasons: sumReasons([held.reasons, reasons]) } : {};
    shards.set(shard, { ...held, ...sum, createdAt: Math.min(held.createdAt, at), updatedAt: Math.max(held.updatedAt, at) });
  };

  const withCards = function* () {
    if (!documents.inOrder) yield* documents;
    else for (const { collection } of cardsIn) yield* documents.inOrder(collection);
  };

  const sumDays = (): void => {
    for (const day of unsummed) {
      const date = dateOfDay(day);
      const shards = days.get(day) ?? new Map<number, StampedFigures>();
      for (const [shard, part] of shards) documents.set(shardPath(date, shard), { date, ...part, summed: true } satisfies SummaryShard);
      documents.set(summaryPath(date), dayOf(date, [...shards.values()]));
    }
    unsummed.clear();
  };

  return {
    add: (event, parts = bothParts) => {
      for (const part of parts)
        for (const each of projectors[part].get(event.type) ?? []) for (const change of each.apply(event, documents)) write(change);
      if (parts.includes('shared')) count(event);
    },
    sumDays,
    documents: () => {
      for (const [path, document] of withCards()) {
        const shown = withNewestCards(documents, path, document);
        if (shown !== document) documents.set(path, shown);
      }
      sumDays();
      return documents;
    },
  };
}

/** The cards of each collection's documents, with their sources. */
const cardsIn = [
  ...Map.groupBy(
    cardSources.flatMap((source) => source.shownIn.map((shown) => ({ source, shown }))),
    ({ shown }) => shown.collection as string,
  ),
].map(([collection, cards]) => ({ collection, cards }));
const cardsByLength = Map.groupBy(cardsIn, ({ collection }) => collection.length);

/**
 * The cards in a document. Compares in place: most documents have none, and a slice costs more.
 * Searches forwards: `lastIndexOf` is five times slower.
 */
const cardsAt = (path: string): (typeof cardsIn)[number]['cards'] => {
  let start = 0;
  let end = path.indexOf('/');
  // Each sub-collection comes after the id of a document.
  for (let id = path.indexOf('/', end + 1); id !== -1; id = path.indexOf('/', end + 1)) {
    start = id + 1;
    end = path.indexOf('/', start);
  }
  for (const { collection, cards } of cardsByLength.get(end - start) ?? []) if (path.startsWith(collection, start)) return cards;
  return none;
};
const none: (typeof cardsIn)[number]['cards'] = [];

/**
 * The document as the subscription `cards` leaves it when it has caught up: every card shows its
 * source's newest version. The same object if no card is older.
 */
export const withNewestCards = (documents: Documents, path: string, document: ReadModel): ReadModel => {
  let shownNow = document;
  for (const { source, shown } of cardsAt(path)) {
    const id = document[shown.idField] as string | null;
    if (id === null) continue;
    const card = (shown.card ?? source.card)(id, documents.get(`${source.collection}/${id}`));
    if (card.version > (document[shown.cardField] as { version: number }).version) shownNow = { ...shownNow, [shown.cardField]: card };
  }
  return shownNow;
};
