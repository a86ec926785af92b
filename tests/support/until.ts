import { setTimeout as pause } from 'node:timers/promises';

/** The first and the longest pause (ms); pauses grow while the result is missing. */
const [FIRST_MS, LONGEST_MS] = [20, 100];

/** Polls until the value satisfies the condition; throws with the last value after `limitMs`. */
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
