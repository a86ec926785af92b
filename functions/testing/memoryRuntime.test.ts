import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#domain/kernel/calendar/instants.ts';
import type { Alarm } from '../effects/deadlines/alarmClock.ts';
import { type MemoryDeployment, memoryDeployment } from './memoryRuntime.ts';

let deployment: MemoryDeployment;
beforeEach(() => {
  deployment = memoryDeployment();
});

const alarmAt = (dueAt: number, streamId = 'offer-1'): Alarm => ({ kind: 'expire', streamId, dueAt, generation: 1, hop: 0 });
const arm = (alarm: Alarm) => deployment.runtime.alarmClock.arm(alarm, deployment.clock.now());

describe('a deployment in memory', () => {
  test('has a clock that only goes on, and no two equal times', () => {
    const { clock } = deployment;
    const first = clock.now();
    expect(clock.now()).toBeGreaterThan(first);
    clock.moveTo(first + HOUR);
    clock.moveTo(first);
    expect(clock.now()).toBeGreaterThan(first + HOUR);
  });

  test('rings an alarm when its time has come, once, and not while the queue is paused', async () => {
    const { alarms, clock, deliver } = deployment;
    const alarm = alarmAt(clock.now() + MINUTE);
    await arm(alarm);
    expect(await deliver()).toBe(false);
    alarms.pause(true);
    clock.moveTo(alarm.dueAt);
    expect(await deliver()).toBe(false);
    alarms.pause(false);
    expect(await deliver()).toBe(true);
    expect(alarms.list()).toEqual([]);
    // As in Cloud Tasks, a used name makes no second task.
    await arm(alarm);
    expect(alarms.list()).toEqual([]);
    await expect(alarms.run('nothing')).rejects.toThrow('no alarm');
  });

  test('reads no object that was not written, and removes folders', async () => {
    const { objects } = deployment.runtime;
    await objects.write('pictures/a/1.webp', Buffer.from('12345'), 'image/webp');
    await objects.copy('pictures/a/1.webp', 'pictures/b/1.webp', 'image/webp');
    expect(String(await objects.read('pictures/b/1.webp', 2))).toBe('12');
    await objects.removeFolder('pictures/a/');
    expect([await objects.sizeOf('pictures/a/1.webp'), await objects.sizeOf('pictures/b/1.webp')]).toEqual([null, 5]);
    await expect(objects.read('pictures/a/1.webp')).rejects.toThrow('No such object');
  });
});

test('only tests and the local stack replace the runtime of a process', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const users = globSync('{domain,projections,functions,local,web/src,infra}/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => readFileSync(`${root}/${file}`, 'utf8').includes('useRuntime'));
  expect(users).toEqual(['local/runtime.ts', 'functions/runtime.ts']);
});
