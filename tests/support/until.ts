import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long (ms) the first pause is, and the longest: what does not come soon is asked for less
 * often.
 */
const [FIRST_MS, LONGEST_MS] = [20, 100];

/** Asks until the answer satisfies the condition; fails with the last answer after `limitMs`. */
export const until = async <Value, Wanted extends Value>(
  ask: () => Promise<Value>,
  condition: ((value: Value) => value is Wanted) | ((value: Value) => boolean),
  what: string,
  limitMs = 30_000,
): Promise<Wanted> => {
  const end = Date.now() + limitMs;
  for (let pauseMs = FIRST_MS; ; pauseMs = Math.min(pauseMs + 10, LONGEST_MS)) {
    const value = await ask();
    if (condition(value)) return value as Wanted;
    if (Date.now() > end) throw new Error(`${what} did not come; last seen: ${JSON.stringify(value)}`);
    await pause(pauseMs);
  }
};
