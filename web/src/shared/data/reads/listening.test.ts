import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellUser } from '../auth/userChange.ts';
import { firstState, type Listen, NoAnswer, PATIENCE } from './listening.ts';
import { queryClient } from './queryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Test files share their modules: the end of a session also clears input, if a file loaded that.
  vi.stubGlobal('sessionStorage', { length: 0, clear: () => undefined, setItem: () => undefined });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const liveRead = (name: string) => {
  const told = { opened: 0, closed: 0, next: (_: unknown) => {}, fail: (_: Error) => {} };
  const listen: Listen = async (next, fail) => {
    Object.assign(told, { opened: told.opened + 1, next, fail });
    return () => {
      told.closed += 1;
    };
  };
  const options = { queryKey: [name], queryFn: firstState<unknown>, meta: { listen }, staleTime: Number.POSITIVE_INFINITY, retry: false };
  const shown: unknown[] = [];
  const show = (enabled = true) => {
    const observer = new QueryObserver(queryClient, { ...options, enabled });
    return { observer, leave: observer.subscribe(({ data }) => shown.push(data)) };
  };
  return { told, options, show, shown };
};
const moment = () => vi.advanceTimersByTimeAsync(1);

test('a read without an answer fails in time, and shows a later answer', async () => {
  const { told, options } = liveRead('late');
  const failed = expect(queryClient.fetchQuery(options)).rejects.toBeInstanceOf(NoAnswer);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await failed;
  told.next('late');
  expect(queryClient.getQueryData(['late'])).toBe('late');
});

test('an answered read leaves no timer', async () => {
  const { told, show } = liveRead('soon');
  const { observer } = show();
  const before = vi.getTimerCount();
  told.next('soon');
  await moment();
  expect(observer.getCurrentResult().data).toBe('soon');
  expect(vi.getTimerCount()).toBe(before - 1);
});

test('several observers share a listener, which ends five seconds after the last of them', async () => {
  const { told, show } = liveRead('shared');
  const [first, second] = [show(), show()];
  told.next(1);
  await moment();
  first.leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toMatchObject({ opened: 1, closed: 0 });
  second.leave();
  await vi.advanceTimersByTimeAsync(4_000);
  const third = show();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toMatchObject({ opened: 1, closed: 0 });
  third.leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toMatchObject({ opened: 1, closed: 1 });
});

test('a read that waits for an id does not listen before', async () => {
  const { told, options, show } = liveRead('waits');
  const { observer } = show(false);
  await moment();
  expect(told.opened).toBe(0);
  observer.setOptions({ ...options, enabled: true });
  await moment();
  expect(told.opened).toBe(1);
});

test('a failed listener keeps its data, marked as failed; a render does not reopen it, a retry does', async () => {
  const { told, options, show } = liveRead('dies');
  const { observer } = show();
  told.next('shown');
  await moment();
  told.fail(new Error('refused'));
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: 'shown' });
  observer.setOptions({ ...options, meta: { ...options.meta } });
  await moment();
  expect(told.opened).toBe(1);
  observer.refetch();
  await moment();
  expect(told.opened).toBe(2);
  told.next('again');
  await moment();
  expect(observer.getCurrentResult()).toMatchObject({ isError: false, data: 'again' });
});

test('no listener runs after a sign-out', async () => {
  const { told, show } = liveRead('signed out');
  const [first, second] = [show(), show()];
  await moment();
  tellUser('leaving');
  expect(told.closed).toBe(1);
  tellUser('left');
  first.leave();
  await moment();
  second.leave();
  await moment();
  expect(told.opened).toBe(1);
});
