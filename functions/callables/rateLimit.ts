import { DomainError } from '#domain/kernel/domainError.ts';

/** A person's burst, and how many commands a second refill it. */
const BURST = 60;
const PER_SECOND = 10;
const MAX_TRACKED = 10_000;

type Bucket = { tokens: number; at: number };

/**
 * A token bucket per account, kept in this process: no extra read per command, and with a bounded number of instances still a bound.
 * Throws `too-many-requests`.
 */
export const rateLimiter = (now: () => number) => {
  const buckets = new Map<string, Bucket>();
  return (uid: string): void => {
    const at = now();
    const { tokens, at: since } = buckets.get(uid) ?? { tokens: BURST, at };
    const available = Math.min(BURST, tokens + ((at - since) / 1000) * PER_SECOND);
    if (available < 1) throw new DomainError('too-many-requests');
    if (buckets.size >= MAX_TRACKED) buckets.clear();
    buckets.set(uid, { tokens: available - 1, at });
  };
};
