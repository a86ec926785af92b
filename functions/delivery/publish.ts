import { PubSub, type Topic } from '@google-cloud/pubsub';
import type { SetDeadline } from '#domain/kernel/deadline.ts';
import type { EventEnvelope } from '#domain/kernel/envelope.ts';
import { carried } from '../platform/tracing.ts';

/**
 * The handlers of committed events. `readModels`: a stream's own documents, only when its commit
 * could not write them. `shared`: documents that several streams write. `policies`: effects outside
 * the documents. `search`: the rows of the searches, which are made of the documents.
 */
export const subscriptions = ['readModels', 'shared', 'search', 'policies'] as const;
export type Subscription = (typeof subscriptions)[number];

/** The Pub/Sub topic of the messages about new events whose documents have to be written. */
export const EVENTS_TOPIC = 'events';
/** The topic of those whose effects do not run beside documents. */
export const EFFECTS_TOPIC = 'effects';
export const eventTopics = [EVENTS_TOPIC, EFFECTS_TOPIC] as const;
export type EventTopic = (typeof eventTopics)[number];

/**
 * A stream has events up to `version`. `events`: the new ones as stored, which saves a read.
 * `deadlines`: those that they set. `owes`: the subscriptions with work; without it all check. A
 * handler takes order and missing events from the stream's progress and the log.
 */
export type Message = {
  readonly streamId: string;
  readonly version: number;
  readonly events?: readonly EventEnvelope[];
  readonly deadlines?: readonly SetDeadline[];
  readonly owes?: readonly Subscription[];
};
/** Publishes a message. Throws if a topic refuses it. */
export type Publish = (message: Message) => Promise<void>;

/**
 * Publishes to the topics of a message, without batching: people wait for the shared documents.
 */
export const publisher = (projectId: string, topicsOf: (message: Message) => readonly EventTopic[]): Publish => {
  const topics = new Map<EventTopic, Topic>();
  let client: PubSub | undefined;
  const topicNamed = (name: EventTopic): Topic => {
    client ??= new PubSub({ projectId });
    const topic = topics.get(name) ?? client.topic(name, { batching: { maxMessages: 1 } });
    topics.set(name, topic);
    return topic;
  };
  return async (message) => {
    const { streamId, version, events = [], owes = [] } = message;
    const type = events.map((event) => event.type).join();
    const attributes = { streamId, version: String(version), type, owes: owes.join(), ...carried() };
    await Promise.all(topicsOf(message).map((name) => topicNamed(name).publishMessage({ json: message, attributes })));
  };
};

/** How long (ms) a caller waits for the topic. */
const PATIENCE_MS = 1_000;

/** Waits for the publication, but not for long: the sweep finds what was not announced. */
export const withinPatience = async (published: Promise<unknown>, patienceMs = PATIENCE_MS): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([published, late]);
  clearTimeout(timer);
};
