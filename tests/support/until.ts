import { level, now } from './level.ts';

/** Polls until the value satisfies the condition; throws with the last value after `limitMs`. */
export const until = async <Value, Wanted extends Value>(
  ask: () => Promise<Value>,
  condition: ((value: Value) => value is Wanted) | ((value: Value) => boolean),
  what: string,
  limitMs = 60_000,
): Promise<Wanted> => {
  const end = now() + limitMs;
  for (let attempt = 0; ; attempt++) {
    const value = await ask();
    if (condition(value)) return value as Wanted;
    if (now() > end) throw new Error(`${what} did not come; last seen: ${JSON.stringify(value)}`);
    await level().pause(attempt);
  }
};
