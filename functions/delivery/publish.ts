import { PubSub, type Topic } from '@google-cloud/pubsub';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import type { Subscription } from './subscriptions.ts';

export const EVENTS_TOPIC = 'events';

/**
 * A message: the stream has events up to `version`. `events`: the newest ones as they are stored, so that nobody need read them again; `owes`: who has something to do
 * because of them. Without these whoever hears it looks at the stream's progress and the log: order and content come from there.
 */
export type Message = {
  readonly streamId: string;
  readonly version: number;
  readonly events?: readonly EventEnvelope[];
  readonly owes?: readonly Subscription[];
};
export type Publish = (message: Message) => Promise<void>;

/** Publishes without batching: a person waits for the read model. */
export const publisher = (projectId: string): Publish => {
  let topic: Topic | undefined;
  return async (message) => {
    topic ??= new PubSub({ projectId }).topic(EVENTS_TOPIC, { batching: { maxMessages: 1 } });
    const { streamId, version, events = [], owes = [] } = message;
    const type = events.map((event) => event.type).join();
    await topic.publishMessage({ json: message, attributes: { streamId, version: String(version), type, owes: owes.join() } });
  };
};

/** How long (ms) a caller waits for the topic. */
const PATIENCE_MS = 1_000;

/** Waits for a message to be published, but not for long: what it announces is stored, and the sweep finds it. */
export const withinPatience = async (published: Promise<unknown>, patienceMs = PATIENCE_MS): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([published, late]);
  clearTimeout(timer);
};
