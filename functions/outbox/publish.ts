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

/** How long (ms) a caller waits for the topic. */
const PATIENCE_MS = 1_000;

/** Waits for a wake-up to be published, but not for long: what it announces is stored, and the sweep finds it. */
export const withinPatience = async (published: Promise<unknown>, patienceMs = PATIENCE_MS): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([published, late]);
  clearTimeout(timer);
};
