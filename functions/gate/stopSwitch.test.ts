import { describe, expect, test } from 'vitest';
import type { Stop } from '#domain/office/operation/answers.ts';
import { stopSwitch } from './stopSwitch.ts';

const SECOND = 1_000;

const started = () => {
  const world = { now: 0, stop: null as Stop | null, reads: 0, fails: false, reports: 0 };
  const { assertRunning } = stopSwitch(
    () => world.now,
    async () => {
      world.reads += 1;
      if (world.fails) throw new Error('unavailable');
      return world.stop;
    },
    () => {
      world.reports += 1;
    },
  );
  const isRunning = () =>
    assertRunning().then(
      () => true,
      (error: { code?: string }) => {
        expect(error.code).toBe('maintenance');
        return false;
      },
    );
  return { world, isRunning };
};
const stop: Stop = { since: 1, reason: '移行のため' };

describe('the stop switch', () => {
  test('takes effect within ten seconds, and ends within ten seconds', async () => {
    const { world, isRunning } = started();
    expect(await isRunning()).toBe(true);
    world.stop = stop;
    world.now += 10 * SECOND;
    expect(await isRunning()).toBe(false);
    world.stop = null;
    world.now += 10 * SECOND;
    expect(await isRunning()).toBe(true);
  });

  test('costs one read per period, also for parallel calls', async () => {
    const { world, isRunning } = started();
    await Promise.all(Array.from({ length: 50 }, isRunning));
    world.now += 2 * SECOND;
    await Promise.all(Array.from({ length: 50 }, isRunning));
    expect(world.reads).toBe(1);
  });

  test('keeps the last known value if a read fails, and reports the error', async () => {
    const { world, isRunning } = started();
    world.fails = true;
    expect(await isRunning()).toBe(true);
    world.fails = false;
    world.stop = stop;
    expect(await isRunning()).toBe(false);
    world.fails = true;
    world.now += 10 * SECOND;
    expect([await isRunning(), world.reports]).toEqual([false, 2]);
  });
});
