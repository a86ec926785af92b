import { dateOfDay } from '#domain/calendar/instants.ts';
import type { AnyEnvelope } from '#domain/registry.ts';
import { cardSources } from './cards.ts';
import { addFigures, type DairySummary, type SummaryShard, sumFigures } from './figures/dairySummaries.schema.ts';
import { countOf, shardPath, summaryPath } from './figures/dairySummaries.ts';
import { applyEvent, byType, type ReadModel } from './kernel/projector.ts';
import { ownProjectors, sharedProjectors } from './readModels.ts';

/** The documents that an event updates: those of its own stream, or those of several streams. */
export type ReplayPart = 'own' | 'shared';

/** An in-memory replay. */
export type Replay = {
  /**
   * Adds the next event of a stream: oldest first within a stream, streams in any order. `parts`:
   * the documents to update, by default all.
   */
  add(event: AnyEnvelope, parts?: readonly ReplayPart[]): void;
  /** All documents by path, equal to those of live delivery of the same events. */
  documents(): Map<string, ReadModel>;
};

const projectors = { own: byType(ownProjectors), shared: byType(sharedProjectors) } as const;
const bothParts: readonly ReplayPart[] = ['own', 'shared'];

/** Replays events in memory. `verify` compares the live documents with it, `rebuild` writes it. */
export const replay = (): Replay => {
  const documents = new Map<string, ReadModel>();
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
      const result = new Map(documents);
      refreshCards(result);
      for (const [day, shards] of days) {
        const date = dateOfDay(day);
        for (const [shard, figures] of shards) result.set(shardPath(date, shard), { date, figures, summed: true } satisfies SummaryShard);
        result.set(summaryPath(date), { id: date, date, figures: sumFigures([...shards.values()]) } satisfies DairySummary);
      }
      return result;
    },
  };
};

const collectionOf = (path: string) => {
  const end = path.lastIndexOf('/');
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
};

/**
 * The result of the subscription `cards` when it has caught up: every card shows its source's
 * newest version.
 */
const refreshCards = (documents: Map<string, ReadModel>) => {
  const rules = Map.groupBy(
    cardSources.flatMap((source) => source.shownIn.map((shown) => ({ source, shown }))),
    ({ shown }) => shown.collection as string,
  );
  for (const [path, document] of documents)
    for (const { source, shown } of rules.get(collectionOf(path)) ?? []) {
      const id = document[shown.idField] as string | null;
      if (id === null) continue;
      const card = (shown.card ?? source.card)(id, documents.get(`${source.collection}/${id}`));
      if (card.version > (document[shown.cardField] as { version: number }).version)
        documents.set(path, { ...(documents.get(path) as ReadModel), [shown.cardField]: card });
    }
};
