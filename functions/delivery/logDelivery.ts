import type { AnyEnvelope } from '#domain/registry.ts';
import { errorCode, log, measure, msSince } from '../platform/log.ts';
import { inSpan } from '../platform/tracing.ts';
import type { Message, Subscription } from './publish.ts';

export type NoteHandled = (events: readonly AnyEnvelope[]) => void;

type Delivery = {
  readonly subscription: Subscription;
  readonly message: Message;
  /** Which delivery of the message this is, where Pub/Sub counts. */
  readonly attempt: number | null;
  readonly now: () => number;
};

/** What a delivery has handled. `lag` (ms): from the oldest event's recording. */
type Handled = {
  readonly from: number;
  readonly to: number;
  readonly events: number;
  readonly lag: number;
  readonly correlationId: string;
};

const add = (before: Handled | undefined, events: readonly AnyEnvelope[], now: number): Handled | undefined => {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return before;
  return {
    from: before?.from ?? first.version,
    to: last.version,
    events: (before?.events ?? 0) + events.length,
    lag: Math.max(before?.lag ?? 0, now - first.meta.recordedAt),
    correlationId: last.meta.correlationId,
  };
};

/** Runs a delivery in a span and writes its line. The lag of shared documents is an objective. */
export const logDelivery = (
  { subscription, message: { streamId, version }, attempt, now }: Delivery,
  work: (handled: NoteHandled) => Promise<'done' | 'parked'>,
): Promise<void> => {
  const names = { subscription, streamId, version };
  return inSpan('deliver', names, async () => {
    const startedAt = performance.now();
    let handled: Handled | undefined;
    const write = (severity: 'INFO' | 'WARNING', outcome: string, code?: string) =>
      log(severity, 'delivery', {
        ...names,
        outcome,
        ...(code !== undefined && { code }),
        attempt,
        ms: msSince(startedAt),
        ...handled,
        ...(handled && subscription === 'shared' && measure('visibilityLag', handled.lag)),
      });
    try {
      const outcome = await work((events) => {
        handled = add(handled, events, now());
      });
      if (outcome === 'parked') write('WARNING', outcome);
      else write('INFO', handled ? outcome : 'nothing');
    } catch (error) {
      write('WARNING', 'failed', errorCode(error));
      throw error;
    }
  });
};
