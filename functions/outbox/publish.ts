import { PubSub, type Topic } from '@google-cloud/pubsub';

export const EVENTS_TOPIC = 'events';

/**
 * A wake-up: there is something new in this stream. Order and content come from the log, never from the message; the types only let a
 * subscription that has no interest in them look away.
 */
export type WakeUp = { readonly streamId: string; readonly version: number; readonly types: readonly string[] };
export type Publish = (wakeUp: WakeUp) => Promise<void>;

/** Publishes without batching: a person waits for the read model. */
export const publisher = (projectId: string): Publish => {
  let topic: Topic | undefined;
  return async ({ streamId, version, types }) => {
    topic ??= new PubSub({ projectId }).topic(EVENTS_TOPIC, { batching: { maxMessages: 1 } });
    await topic.publishMessage({
      json: { streamId, version, types },
      attributes: { streamId, version: String(version), type: types.join() },
    });
  };
};
