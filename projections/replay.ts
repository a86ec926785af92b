import { dateOfDay } from '#domain/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { cardSources } from './cards.ts';
import { addFigures, dayOf, type StampedFigures, type SummaryShard } from './figures/dairySummaries.schema.ts';
import { countOf, shardPath, summaryPath } from './figures/dairySummaries.ts';
import { applyEvent, byType, type DocumentStore, type Documents, type ReadModel } from './kernel/projector.ts';
import { ownProjectors, sharedProjectors } from './readModels.ts';

/** The documents that an event updates: those of its own stream, or those of several streams. */
export type ReplayPart = 'own' | 'shared';

/**
 * Where a replay keeps its documents. A caller can go through all of them, and replace the current
 * one meanwhile.
 */
export type ReplayStore = DocumentStore & Iterable<readonly [path: string, document: ReadModel]>;

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

/** Replays events in memory. */
export function replay(): Replay<Map<string, ReadModel>>;
/** Replays events in a store. `verify` compares the live documents with it, `rebuild` writes it. */
export function replay<Store extends ReplayStore>(documents: Store): Replay<Store>;
/** Replays events in a given store, or in memory. */
export function replay(documents: ReplayStore = new Map<string, ReadModel>()): Replay<ReplayStore> {
  const days = new Map<number, Map<number, StampedFigures>>();
  /** The days that gained events since they were summed. */
  const unsummed = new Set<number>();

  const count = (event: AnyEnvelope) => {
    const counted = countOf(event);
    if (!counted) return;
    const { day, shard, increments, at } = counted;
    unsummed.add(day);
    const shards = days.get(day) ?? new Map<number, StampedFigures>();
    if (shards.size === 0) days.set(day, shards);
    const held = shards.get(shard);
    if (!held) return shards.set(shard, { figures: { ...increments }, createdAt: at, updatedAt: at });
    addFigures(held.figures, increments);
    shards.set(shard, { ...held, createdAt: Math.min(held.createdAt, at), updatedAt: Math.max(held.updatedAt, at) });
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
      for (const part of parts) applyEvent(projectors[part], event, documents);
      if (parts.includes('shared')) count(event);
    },
    sumDays,
    documents: () => {
      for (const [path, document] of documents) {
        const shown = withNewestCards(documents, path, document);
        if (shown !== document) documents.set(path, shown);
      }
      sumDays();
      return documents;
    },
  };
}

const collectionOf = (path: string) => {
  const end = path.lastIndexOf('/');
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
};

/** The cards of each collection's documents, with their sources. */
const cardsIn = Map.groupBy(
  cardSources.flatMap((source) => source.shownIn.map((shown) => ({ source, shown }))),
  ({ shown }) => shown.collection as string,
);

/**
 * The document as the subscription `cards` leaves it when it has caught up: every card shows its
 * source's newest version. The same object if no card is older.
 */
export const withNewestCards = (documents: Documents, path: string, document: ReadModel): ReadModel => {
  let shownNow = document;
  for (const { source, shown } of cardsIn.get(collectionOf(path)) ?? []) {
    const id = document[shown.idField] as string | null;
    if (id === null) continue;
    const card = (shown.card ?? source.card)(id, documents.get(`${source.collection}/${id}`));
    if (card.version > (document[shown.cardField] as { version: number }).version) shownNow = { ...shownNow, [shown.cardField]: card };
  }
  return shownNow;
};
