import { expect, test } from 'vitest';
import { openBroker } from './broker.ts';
import type { FaultSettings } from './faults.ts';
import { fateOf, noFaults } from './faults.ts';
import { backoffMs, type Push } from './subscription.ts';

const settings = (name: string) => ({
  name,
  topic: 'events',
  pushEndpoint: '',
  ackDeadlineMs: 1000,
  minBackoffMs: 1,
  maxBackoffMs: 4,
  maxOutstanding: 3,
});

const deliver = async (faults: Partial<FaultSettings>, count: number, push?: Push) => {
  const seen: string[] = [];
  const broker = openBroker(async (to, message, attempt) => {
    seen.push(message.data);
    return push ? push(to, message, attempt) : true;
  });
  broker.createTopic('events');
  broker.createSubscription(settings('s'));
  broker.setFaults(faults);
  broker.publish(
    'events',
    Array.from({ length: count }, (_, at) => ({ data: String(at), attributes: {}, orderingKey: '' })),
  );
  await broker.whenIdle();
  return seen;
};

test('without faults every message arrives once and in order', async () => {
  expect(await deliver({}, 20)).toEqual(Array.from({ length: 20 }, (_, at) => String(at)));
});

test('the same seed gives the same duplicates, losses and order; another seed gives others', async () => {
  const faults = { duplicate: 3, drop: 0.2, shuffle: 8 };
  const once = await deliver({ ...faults, seed: 7 }, 40);
  expect(await deliver({ ...faults, seed: 7 }, 40)).toEqual(once);
  expect(await deliver({ ...faults, seed: 8 }, 40)).not.toEqual(once);
  expect(new Set(once).size).toBeLessThan(40);
  expect(once.length).toBeGreaterThan(new Set(once).size);
  expect([...once].sort((a, b) => Number(a) - Number(b))).not.toEqual(once);
});

test('after a lost acknowledgement the message arrives exactly once more', async () => {
  expect(await deliver({ loseAck: 1 }, 3)).toHaveLength(6);
});

test('at most maxOutstanding deliveries run at a time', async () => {
  let running = 0;
  let most = 0;
  await deliver({}, 20, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return true;
  });
  expect(most).toBe(3);
});

test('the backoff doubles up to its maximum', () => {
  expect([1, 2, 3, 4, 50].map((attempt) => backoffMs(attempt, 10, 60))).toEqual([10, 20, 40, 60, 60]);
});

test('delays stay in their range', () => {
  const fates = Array.from({ length: 50 }, (_, at) => fateOf({ ...noFaults, seed: 3, delayMs: [5, 9] }, 's', at)).flat();
  expect(fates.every(({ delayMs }) => delayMs >= 5 && delayMs <= 9)).toBe(true);
});
