import { expect, test } from 'vitest';
import { rateLimiter } from './rateLimit.ts';

const refused = (attempt: () => void): boolean => {
  try {
    attempt();
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'too-many-requests' });
    return true;
  }
};

test('a caller has a burst and then a number of calls per second', () => {
  const clock = { now: 0 };
  const limited = rateLimiter(() => clock.now, { burst: 2, perSecond: 1 });
  expect([1, 2, 3].map(() => refused(() => limited('hana')))).toEqual([false, false, true]);
  expect(refused(() => limited('ken'))).toBe(false);
  clock.now += 1_000;
  expect([1, 2].map(() => refused(() => limited('hana')))).toEqual([false, true]);
});

test('a flood of new callers does not reset a limited caller', () => {
  const limited = rateLimiter(() => 0, { burst: 1, perSecond: 1 });
  for (let caller = 0; caller < 9_999; caller += 1) limited(`early-${caller}`);
  limited('hana');
  for (let caller = 0; caller < 9_999; caller += 1) limited(`late-${caller}`);
  expect(refused(() => limited('hana'))).toBe(true);
});
