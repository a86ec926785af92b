import { type FaultSettings, noFaults } from './faults.ts';
import type { PublishedMessage } from './message.ts';
import { openSubscription, type Push, type Subscription, type SubscriptionSettings } from './subscription.ts';

/** A message from a publisher; `data` is base64. */
export type NewMessage = Pick<PublishedMessage, 'data' | 'attributes' | 'orderingKey'>;

/** Topics and subscriptions in memory, with faults for tests. */
export type Broker = {
  readonly createTopic: (name: string) => boolean;
  readonly hasTopic: (name: string) => boolean;
  readonly topics: () => readonly string[];
  readonly publish: (topic: string, messages: readonly NewMessage[]) => readonly string[];
  /** False if the name is taken. */
  readonly createSubscription: (settings: SubscriptionSettings) => boolean;
  readonly subscription: (name: string) => SubscriptionSettings | undefined;
  readonly configureSubscription: (name: string, change: Partial<SubscriptionSettings>) => boolean;
  readonly deleteSubscription: (name: string) => boolean;
  readonly setFaults: (change: Partial<FaultSettings>) => void;
  readonly clearFaults: () => void;
  readonly pending: () => Readonly<Record<string, number>>;
  /**
   * Resolves when all subscriptions have delivered everything. A message that keeps failing blocks
   * it.
   */
  readonly whenIdle: () => Promise<void>;
  readonly close: () => void;
};

/** Topics and subscriptions in memory. `now` gives the publish time (ms). */
export const openBroker = (push: Push, now: () => number = Date.now): Broker => {
  const topics = new Map<string, Set<Subscription>>();
  const subscriptions = new Map<string, Subscription>();
  let faults = noFaults;
  let published = 0;
  let waiting: (() => void)[] = [];

  const isIdle = () => [...subscriptions.values()].every((subscription) => subscription.isIdle());
  const onIdle = () => {
    if (!isIdle()) return;
    const resolved = waiting;
    waiting = [];
    for (const resolve of resolved) resolve();
  };

  const publish = (topic: string, messages: readonly NewMessage[]) => {
    const publishTime = new Date(now()).toISOString();
    return messages.map((message) => {
      published += 1;
      const stored = { ...message, messageId: String(published), publishTime };
      for (const subscription of topics.get(topic) ?? []) subscription.accept(stored);
      return stored.messageId;
    });
  };

  const toDeadLetter = (settings: SubscriptionSettings, message: PublishedMessage, attempts: number) => {
    if (!settings.deadLetter) return;
    const attributes = {
      ...message.attributes,
      CloudPubSubDeadLetterSourceSubscription: settings.name,
      CloudPubSubDeadLetterSourceDeliveryCount: String(attempts),
      CloudPubSubDeadLetterSourceTopicPublishTime: message.publishTime,
    };
    publish(settings.deadLetter.topic, [{ data: message.data, attributes, orderingKey: message.orderingKey }]);
  };

  const renumber = () => {
    for (const subscription of subscriptions.values()) subscription.restartNumbering();
  };

  return {
    createTopic: (name) => {
      if (topics.has(name)) return false;
      topics.set(name, new Set());
      return true;
    },
    hasTopic: (name) => topics.has(name),
    topics: () => [...topics.keys()],
    publish,
    createSubscription: (settings) => {
      if (subscriptions.has(settings.name)) return false;
      const subscription = openSubscription(settings, { push, faults: () => faults, toDeadLetter, onIdle });
      subscriptions.set(settings.name, subscription);
      topics.get(settings.topic)?.add(subscription);
      return true;
    },
    subscription: (name) => subscriptions.get(name)?.settings(),
    configureSubscription: (name, change) => {
      const subscription = subscriptions.get(name);
      subscription?.configure({ ...subscription.settings(), ...change });
      return subscription !== undefined;
    },
    deleteSubscription: (name) => {
      const subscription = subscriptions.get(name);
      if (!subscription) return false;
      subscription.close();
      subscriptions.delete(name);
      topics.get(subscription.settings().topic)?.delete(subscription);
      onIdle();
      return true;
    },
    setFaults: (change) => {
      faults = { ...faults, ...change };
      renumber();
    },
    clearFaults: () => {
      faults = noFaults;
      renumber();
    },
    pending: () => Object.fromEntries([...subscriptions].map(([name, subscription]) => [name, subscription.pending()])),
    whenIdle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    close: () => {
      for (const subscription of subscriptions.values()) subscription.close();
    },
  };
};
