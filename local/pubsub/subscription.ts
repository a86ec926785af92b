import { type FaultSettings, fateOf } from './faults.ts';
import type { PublishedMessage } from './message.ts';
import { seededRandom, seedFrom, shuffled } from './seededRandom.ts';

/** Durations in ms. */
export type SubscriptionSettings = {
  readonly name: string;
  readonly topic: string;
  readonly pushEndpoint: string;
  readonly ackDeadlineMs: number;
  readonly minBackoffMs: number;
  readonly maxBackoffMs: number;
  /**
   * Deliveries after which a message goes to the dead letter topic; undefined: it is delivered for
   * ever.
   */
  readonly deadLetter?: { readonly topic: string; readonly maxDeliveryAttempts: number };
  readonly maxOutstanding: number;
};

/** Resolves to true if the endpoint acknowledged; never rejects. */
export type Push = (settings: SubscriptionSettings, message: PublishedMessage, attempt: number) => Promise<boolean>;

export type SubscriptionPorts = {
  readonly push: Push;
  readonly faults: () => FaultSettings;
  readonly toDeadLetter: (settings: SubscriptionSettings, message: PublishedMessage, attempts: number) => void;
  /** Called when no message is waiting, held, delayed or outstanding. */
  readonly onIdle: () => void;
};

export type Subscription = {
  readonly settings: () => SubscriptionSettings;
  readonly configure: (settings: SubscriptionSettings) => void;
  readonly accept: (message: PublishedMessage) => void;
  readonly restartNumbering: () => void;
  readonly isIdle: () => boolean;
  readonly pending: () => number;
  readonly close: () => void;
};

type Delivery = { readonly message: PublishedMessage; readonly attempt: number; readonly losesAck: boolean };

/** How long a shuffling subscription waits for more messages (ms). */
const shuffleWindowMs = 20;

/** Exponential backoff like Pub/Sub's, without jitter, so that tests are exact. */
export const backoffMs = (attempt: number, minMs: number, maxMs: number): number => Math.min(maxMs, minMs * 2 ** Math.min(attempt - 1, 30));

/** Delivers a subscription's messages at least once, with bounded outstanding and backoff. */
export const openSubscription = (initial: SubscriptionSettings, ports: SubscriptionPorts): Subscription => {
  let settings = initial;
  let outstanding = 0;
  let accepted = 0;
  let releases = 0;
  let ready: Delivery[] = [];
  let next = 0;
  const held: Delivery[] = [];
  let release: NodeJS.Timeout | undefined;
  let closed = false;
  const timers = new Set<NodeJS.Timeout>();

  const pending = () => ready.length - next + held.length + outstanding + timers.size;

  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, ms);
    timers.add(timer);
  };

  const settle = (delivery: Delivery, acknowledged: boolean) => {
    outstanding -= 1;
    if (closed) return;
    const { message, attempt } = delivery;
    if (acknowledged && !delivery.losesAck) {
      deliverReady();
    } else if (settings.deadLetter && attempt >= settings.deadLetter.maxDeliveryAttempts) {
      ports.toDeadLetter(settings, message, attempt);
      deliverReady();
    } else {
      const again = { message, attempt: attempt + 1, losesAck: false };
      after(backoffMs(attempt, settings.minBackoffMs, settings.maxBackoffMs), () => enqueue(again));
      deliverReady();
    }
    if (pending() === 0) ports.onIdle();
  };

  const deliverReady = () => {
    while (!closed && outstanding < settings.maxOutstanding && next < ready.length) {
      const delivery = ready[next] as Delivery;
      next += 1;
      outstanding += 1;
      void ports.push(settings, delivery.message, delivery.attempt).then((acknowledged) => settle(delivery, acknowledged));
    }
    if (next === ready.length) {
      ready = [];
      next = 0;
    }
  };

  const enqueue = (delivery: Delivery) => {
    ready.push(delivery);
    deliverReady();
  };

  const releaseHeld = () => {
    clearTimeout(release);
    release = undefined;
    releases += 1;
    const random = seededRandom(seedFrom(ports.faults().seed, settings.name, 'order', releases));
    for (const delivery of shuffled(held.splice(0), random)) ready.push(delivery);
    deliverReady();
  };

  const hold = (delivery: Delivery, size: number) => {
    held.push(delivery);
    if (held.length >= size) releaseHeld();
    else release ??= setTimeout(releaseHeld, shuffleWindowMs);
  };

  const accept = (message: PublishedMessage) => {
    accepted += 1;
    const faults = ports.faults();
    for (const { delayMs, losesAck } of fateOf(faults, settings.name, accepted)) {
      const delivery = { message, attempt: 1, losesAck };
      const start = () => (faults.shuffle > 1 ? hold(delivery, faults.shuffle) : enqueue(delivery));
      if (delayMs > 0) after(delayMs, start);
      else start();
    }
  };

  return {
    settings: () => settings,
    configure: (changed) => {
      settings = changed;
      deliverReady();
    },
    accept,
    restartNumbering: () => {
      accepted = 0;
      releases = 0;
    },
    isIdle: () => pending() === 0,
    pending,
    close: () => {
      closed = true;
      clearTimeout(release);
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
};
