import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled.ts';

const { report } = vi.hoisted(() => ({ report: vi.fn() }));
vi.mock('./reportError.ts', () => ({ reportError: report }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs at once, and once more for all calls in a pause', async () => {
  const work = vi.fn(async () => undefined);
  const call = throttled(work, 1_000);
  for (let change = 0; change < 25; change++) {
    call();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(4);
  call();
  expect(work).toHaveBeenCalledTimes(5);
});

test('waits for slow work', async () => {
  const answers: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((answer) => answers.push(answer)));
  const call = throttled(work, 1_000);
  call();
  call();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failure is reported, and the next call runs again', async () => {
  const failure = new Error('offline');
  const work = vi.fn(() => Promise.reject(failure));
  const call = throttled(work, 1_000);
  call();
  await vi.advanceTimersByTimeAsync(2_000);
  call();
  expect(work).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledWith(failure);
});
