import { DomainError } from '#domain/kernel/domainError.ts';

/** How many calls at once, and how many a second refill them. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** What a person's commands need at the most. */
const COMMANDS: Rate = { burst: 60, perSecond: 10 };
const MAX_TRACKED = 10_000;

type Bucket = { tokens: number; at: number };

/**
 * A token bucket per caller (an account, an address), kept in this process: no extra read per
 * command, and with a bounded number of instances still a bound. Throws `too-many-requests`.
 */
export const rateLimiter = (now: () => number, { burst, perSecond }: Rate = COMMANDS) => {
  const buckets = new Map<string, Bucket>();
  return (caller: string): void => {
    const at = now();
    const { tokens, at: since } = buckets.get(caller) ?? { tokens: burst, at };
    const available = Math.min(burst, tokens + ((at - since) / 1000) * perSecond);
    if (available < 1) throw new DomainError('too-many-requests');
    // The caller moves to the end: a flood of new callers pushes out the one that was quiet
    // longest, and frees nobody else.
    buckets.delete(caller);
    buckets.set(caller, { tokens: available - 1, at });
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_TRACKED && oldest !== undefined) buckets.delete(oldest);
  };
};
