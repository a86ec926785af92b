import { seededRandom, seedFrom } from './seededRandom.ts';

/**
 * What goes wrong between publish and push. The same settings and the same publish order give the
 * same faults.
 */
export type FaultSettings = {
  readonly seed: number;
  /** Each message is delivered 1..duplicate times. */
  readonly duplicate: number;
  /** Probability that a subscription never sees a message. */
  readonly drop: number;
  /**
   * Hold back up to this many messages (or what arrives within 20 ms) and deliver them in a random
   * order; 0 = in order.
   */
  readonly shuffle: number;
  /** Extra milliseconds before each delivery, chosen evenly in this range. */
  readonly delayMs: readonly [number, number];
  /**
   * Probability that the answer of a successful delivery is lost, so that the message comes again.
   */
  readonly loseAck: number;
};

export const noFaults: FaultSettings = { seed: 1, duplicate: 1, drop: 0, shuffle: 0, delayMs: [0, 0], loseAck: 0 };

/**
 * What happens to one message on one subscription: a delay per copy (none = dropped) and, per copy,
 * whether its first answer is lost.
 */
export type Fate = readonly { readonly delayMs: number; readonly losesAck: boolean }[];

const unharmed: Fate = [{ delayMs: 0, losesAck: false }];

/**
 * Decides the fate of message number `ordinal` of a subscription. Each message has its own random
 * sequence, so that the fate of one does not depend on how deliveries of others interleave.
 */
export const fateOf = (settings: FaultSettings, subscription: string, ordinal: number): Fate => {
  if (settings === noFaults) return unharmed;
  const random = seededRandom(seedFrom(settings.seed, subscription, ordinal));
  if (random() < settings.drop) return [];
  const copies = 1 + Math.floor(random() * Math.max(1, settings.duplicate));
  const [shortest, longest] = settings.delayMs;
  return Array.from({ length: copies }, () => ({
    delayMs: shortest + Math.floor(random() * (longest - shortest + 1)),
    losesAck: random() < settings.loseAck,
  }));
};
