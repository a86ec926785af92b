import { jstDay } from '#domain/calendar/instants.ts';
import { happenedAt } from '#domain/happenedAt.ts';
import { fingerprint } from '#domain/kernel/fingerprint.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import { type Figure, figureOf } from './dairySummaries.schema.ts';

export const SHARDS = 8;

export const countedTypes = Object.keys(figureOf) as EventType[];
export const summaryPath = (date: string): string => `dairySummaries/${date}`;
export const shardsPath = (date: string): string => `${summaryPath(date)}/shards`;

export const shardPath = (date: string, shard: number): string => `${shardsPath(date)}/${shard}`;

const oneOf: ReadonlyMap<string, Partial<Record<Figure, number>>> = new Map(
  Object.entries(figureOf).map(([type, figure]) => [type, { [figure]: 1 }]),
);

/** `day`: as `jstDay` counts. */
export type Count = { readonly day: number; readonly shard: number; readonly increments: Readonly<Partial<Record<Figure, number>>> };

// The last stream, because a replay asks for the same again and again.
let lastStream = '';
let lastShard = 0;

const shardOf = (streamId: string): number => {
  if (streamId !== lastStream) {
    lastStream = streamId;
    lastShard = fingerprint(streamId) % SHARDS;
  }
  return lastShard;
};

/** What a deal's end is billed for (yen). */
const billedOf = ({ type, data }: AnyEnvelope): number => {
  if (type === 'OfferClosed' || type === 'EntryClosed') return data.fee;
  return type === 'OfferCancellationSettled' || type === 'EntryCancellationSettled' ? data.cancelFee : 0;
};

/** What an event adds to which shard of which day; null when no figure counts it. */
export const countOf = (event: AnyEnvelope): Count | null => {
  const one = oneOf.get(event.type);
  if (!one) return null;
  const billed = billedOf(event);
  const increments = billed > 0 ? { ...one, closedFees: billed } : one;
  return { day: jstDay(happenedAt(event)), shard: shardOf(event.streamId), increments };
};
