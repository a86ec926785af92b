import { happenedAt } from '#domain/happenedAt.ts';
import { jstDay } from '#domain/kernel/calendar/instants.ts';
import { fingerprint } from '#domain/kernel/fingerprint.ts';
import type { AnyEnvelope, EventType } from '#domain/registry.ts';
import { type Figure, figureOf } from './dailySummaries.schema.ts';
import { reasonedTypes, reasonKey } from './reasons.schema.ts';

/** The number of shards of a day. */
export const SHARDS = 8;

/** The event types that increment a figure, or the count of a reason. */
export const countedTypes = [...new Set([...Object.keys(figureOf), ...reasonedTypes])] as EventType[];
/** The path of a day's figures (JST date). */
export const summaryPath = (date: string): string => `dairySummaries/${date}`;
export const shardsPath = (date: string): string => `${summaryPath(date)}/shards`;

/** The path of one shard of a day. */
export const shardPath = (date: string, shard: number): string => `${shardsPath(date)}/${shard}`;

const oneOf: ReadonlyMap<string, Partial<Record<Figure, number>>> = new Map(
  Object.entries(figureOf).map(([type, figure]) => [type, { [figure]: 1 }]),
);

/** The increments of an event. `day`: number from `jstDay`. */
export type Count = {
  readonly day: number;
  readonly shard: number;
  readonly increments: Readonly<Partial<Record<Figure, number>>>;
  readonly reasons?: Readonly<Record<string, number>> | undefined;
  /** When the event was recorded (ms). */
  readonly at: number;
};

// Caches the last stream, because a replay asks for it several times.
let lastStream = '';
let lastShard = 0;

const shardOf = (streamId: string): number => {
  if (streamId !== lastStream) {
    lastStream = streamId;
    lastShard = fingerprint(streamId) % SHARDS;
  }
  return lastShard;
};

/** The billed amount of a deal's end (yen); 0 for other events. */
const billedOf = ({ type, data }: AnyEnvelope): number => {
  if (type === 'OfferClosed' || type === 'EntryClosed') return data.fee;
  return type === 'OfferCancellationSettled' || type === 'EntryCancellationSettled' ? data.cancelFee : 0;
};

const reasoned: ReadonlySet<EventType> = new Set(reasonedTypes);

/** For a reason without a figure: an empty map would replace the stored figures. */
const noFigure = { closedFees: 0 };

/** The increments of an event, with day and shard; null if no figure counts it. */
export const countOf = (event: AnyEnvelope): Count | null => {
  const code = reasoned.has(event.type) && 'reasonCode' in event.data ? event.data.reasonCode : null;
  const one = oneOf.get(event.type) ?? (code && noFigure);
  if (!one) return null;
  const billed = billedOf(event);
  const increments = billed > 0 ? { ...one, closedFees: billed } : one;
  const reasons = code === null ? undefined : { [reasonKey(event.type, code)]: 1 };
  return { day: jstDay(happenedAt(event)), shard: shardOf(event.streamId), increments, reasons, at: event.meta.recordedAt };
};
