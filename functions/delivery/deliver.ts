import { NewerEvent } from '#domain/kernel/eventDefinition.ts';
import { EventFault, ServerFault } from '../eventStore/faults.ts';
import { isContention } from '../eventStore/grpcStatus.ts';
import { inTurn } from '../platform/inTurn.ts';
import type { Runtime } from '../ports.ts';
import { logDelivery, type NoteHandled } from './logDelivery.ts';
import { recordFailure } from './parking.ts';
import type { Message, Subscription } from './publish.ts';

/**
 * Handles the new events of a stream and passes them to `handled` afterwards. Must be idempotent:
 * delivery is at least once, in any order.
 */
export type Handler = (runtime: Runtime, message: Message, handled?: NoteHandled) => Promise<void>;

/**
 * Runs a handler for a message. The deliveries of one stream run one after the other in this
 * process, so that repeated messages do not compete; between processes the precondition on the
 * progress decides. The fifth fault of our pure code parks the stream, which
 * acknowledges the message, so the queue goes on. What the database still refuses after ten minutes
 * is parked too: the event's content may be the cause. Other errors only ask for redelivery.
 */
export const deliver = async (
  runtime: Runtime,
  subscription: Subscription,
  handler: Handler,
  message: Message,
  attempt: number | null = null,
): Promise<void> => {
  if (message.owes && !message.owes.includes(subscription)) return;
  const work = (handled: NoteHandled) =>
    inTurn(runtime.db, [`${subscription}_${message.streamId}`], async () => {
      try {
        await handler(runtime, message, handled);
        return 'done';
      } catch (error) {
        // None of these says anything about the event's content.
        if (error instanceof NewerEvent || error instanceof ServerFault || isContention(error)) throw error;
        const cause = error instanceof EventFault ? 'CODE' : 'SERVER';
        const parked = await recordFailure(runtime.db, subscription, message.streamId, error, cause, runtime.now());
        if (!parked) throw error;
        return 'parked';
      }
    });
  await logDelivery({ subscription, message, attempt, now: runtime.now }, work);
};
