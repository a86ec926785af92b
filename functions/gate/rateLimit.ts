import { DomainError } from '#domain/kernel/domainError.ts';

/** A bucket holds `burst` calls and refills by `perSecond`. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** More than one person's commands need. */
const COMMANDS: Rate = { burst: 60, perSecond: 10 };
const MAX_TRACKED = 10_000;

type Bucket = { tokens: number; at: number };

/**
 * A token bucket per caller (an account or an address), kept in this process: it costs no read,
 * and the number of instances is bounded. Throws `too-many-requests`. `cost` -1 gives
 * back what an earlier call took.
 */
export const rateLimiter = (now: () => number, { burst, perSecond }: Rate = COMMANDS) => {
  const buckets = new Map<string, Bucket>();
  return (caller: string, cost: 1 | -1 = 1): void => {
    const at = now();
    const { tokens, at: since } = buckets.get(caller) ?? { tokens: burst, at };
    const available = Math.min(burst, tokens + (Math.max(0, at - since) / 1000) * perSecond);
    if (available < cost) throw new DomainError('too-many-requests');
    // Moves the caller to the end of the map. If too many are tracked, the one that was quiet for
    // the longest time is dropped, so that a flood of new callers cannot reset a limited one.
    buckets.delete(caller);
    buckets.set(caller, { tokens: Math.min(burst, available - cost), at });
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_TRACKED && oldest !== undefined) buckets.delete(oldest);
  };
};
