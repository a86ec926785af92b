import { seededRandom, seedFrom } from './seededRandom.ts';

/** Faults between publish and push. The same settings and publish order give the same faults. */
export type FaultSettings = {
  readonly seed: number;
  /** Each message is delivered 1..duplicate times. */
  readonly duplicate: number;
  /** Probability that a subscription never gets a message. */
  readonly drop: number;
  /**
   * Holds up to this many messages (or those within 20 ms) and delivers them in random order; 0: in
   * order.
   */
  readonly shuffle: number;
  /** Additional delay before each delivery (ms), random in this range. */
  readonly delayMs: readonly [number, number];
  /** Probability that the answer to a successful delivery is lost, so that it is repeated. */
  readonly loseAck: number;
};

/** Delivers each message once, in order and without delay. */
export const noFaults: FaultSettings = { seed: 1, duplicate: 1, drop: 0, shuffle: 0, delayMs: [0, 0], loseAck: 0 };

/**
 * The fate of one message: a delay per copy (no copy: dropped), and whether its first answer is
 * lost.
 */
export type Fate = readonly { readonly delayMs: number; readonly losesAck: boolean }[];

const unharmed: Fate = [{ delayMs: 0, losesAck: false }];

/**
 * The fate of message number `ordinal`. Each message has its own random sequence, independent of
 * others.
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
