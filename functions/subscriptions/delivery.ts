import type { EventType } from '#domain/registry.ts';
import { isTransient } from '../eventStore/grpcStatus.ts';
import type { Runtime } from '../runtime.ts';
import { recordFailure } from './parking.ts';
import { type AnySubscription, interests } from './subscriptions.ts';

/** What a message says: this stream has events up to this version, the newest of these types (none named: any). */
export type Message = { readonly streamId: string; readonly version: number; readonly types?: readonly string[] };

/** Handles what is new in a stream. Must be repeatable: messages come at least once, in any order. */
export type Handler = (runtime: Runtime, message: Message) => Promise<void>;

const tails = new Map<string, Promise<void>>();

/**
 * Runs deliveries of one stream one after the other within this process: repeated messages would only contend for the same checkpoint, and a lock
 * that two transactions wait for costs seconds. Between processes the transaction decides.
 */
const inTurn = (key: string, work: () => Promise<void>): Promise<void> => {
  const before = tails.get(key) ?? Promise.resolve();
  // How the delivery before ended is its own message's business.
  const turn = before.then(work, work);
  tails.set(key, turn);
  return turn.finally(() => {
    if (tails.get(key) === turn) tails.delete(key);
  });
};

/**
 * Runs a handler for a message. A fault of the servers asks for redelivery; a fault of our code is counted, and the fifth parks the stream, which
 * acknowledges the message so that the queue goes on.
 */
export const deliver = async (runtime: Runtime, subscription: AnySubscription, handler: Handler, message: Message): Promise<void> => {
  if (!concerns(subscription, message.types ?? [])) return;
  await inTurn(`${subscription}_${message.streamId}`, async () => {
    try {
      await handler(runtime, message);
    } catch (error) {
      if (isTransient(error)) throw error;
      const parked = await recordFailure(runtime.db, subscription, message.streamId, error, runtime.now());
      if (!parked) throw error;
    }
  });
};

/** What an uninteresting message leaves out is not lost: each event that a subscription must see has its own entry in `deliveries`. */
const concerns = (subscription: AnySubscription, types: readonly string[]): boolean =>
  subscription === 'readModels' || types.length === 0 || types.some((type) => interests(subscription, type as EventType));
