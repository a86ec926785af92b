import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstLive, NoAnswer, PATIENCE } from './liveRegistry.ts';
import { queryClient } from './queryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test('a read that nobody answers fails in time, and shows what comes later all the same', async () => {
  const key = ['live', 'late'];
  let answer: (value: string) => void = () => undefined;
  const first = firstLive<string>(key, async (next) => {
    answer = next;
    return () => undefined;
  });
  const failed = expect(first).rejects.toBeInstanceOf(NoAnswer);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await failed;
  answer('late');
  expect(queryClient.getQueryData(key)).toBe('late');
});

test('a read that is answered leaves no timer behind', async () => {
  const first = firstLive<string>(['live', 'soon'], async (next) => {
    next('soon');
    return () => undefined;
  });
  expect(await first).toBe('soon');
  expect(vi.getTimerCount()).toBe(0);
});
