import { dateOfDay } from '#domain/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { cardSources } from './cards.ts';
import { addFigures, type DairySummary, type SummaryShard, sumFigures } from './figures/dairySummaries.schema.ts';
import { countOf, shardPath, summaryPath } from './figures/dairySummaries.ts';
import { applyEvent, byType, type DocumentStore, type ReadModel } from './kernel/projector.ts';
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
  const days = new Map<number, Map<number, DairySummary['figures']>>();

  const count = (event: AnyEnvelope) => {
    const counted = countOf(event);
    if (!counted) return;
    const { day, shard, increments } = counted;
    const shards = days.get(day) ?? new Map<number, DairySummary['figures']>();
    if (shards.size === 0) days.set(day, shards);
    const held = shards.get(shard);
    if (held) addFigures(held, increments);
    else shards.set(shard, { ...increments });
  };

  return {
    add: (event, parts = bothParts) => {
      for (const part of parts) applyEvent(projectors[part], event, documents);
      if (parts.includes('shared')) count(event);
    },
    documents: () => {
      refreshCards(documents);
      for (const [day, shards] of days) {
        const date = dateOfDay(day);
        for (const [shard, figures] of shards)
          documents.set(shardPath(date, shard), { date, figures, summed: true } satisfies SummaryShard);
        documents.set(summaryPath(date), { id: date, date, figures: sumFigures([...shards.values()]) } satisfies DairySummary);
      }
      return documents;
    },
  };
}

const collectionOf = (path: string) => {
  const end = path.lastIndexOf('/');
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
};

/**
 * The result of the subscription `cards` when it has caught up: every card shows its source's
 * newest version.
 */
const refreshCards = (documents: ReplayStore) => {
  const rules = Map.groupBy(
    cardSources.flatMap((source) => source.shownIn.map((shown) => ({ source, shown }))),
    ({ shown }) => shown.collection as string,
  );
  for (const [path, document] of documents) {
    let shownNow = document;
    for (const { source, shown } of rules.get(collectionOf(path)) ?? []) {
      const id = document[shown.idField] as string | null;
      if (id === null) continue;
      const card = (shown.card ?? source.card)(id, documents.get(`${source.collection}/${id}`));
      if (card.version > (document[shown.cardField] as { version: number }).version) shownNow = { ...shownNow, [shown.cardField]: card };
    }
    if (shownNow !== document) documents.set(path, shownNow);
  }
};
