// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { CommandError } from '#web/shared/data/commandError.ts';
import { queryClient } from '#web/shared/data/queryClient.ts';
import { hideToast } from '#web/shared/ui/toast.ts';
import { watchErrors } from './watchErrors.ts';
import { watchQueries } from './watchQueries.ts';

const reports = vi.fn(async (_address: string, _request: { body: string }) => new Response());
const reported = () => reports.mock.calls.map(([, { body }]) => JSON.parse(body).data.message as string);

/** A page's listeners, called by the test. */
const pageListeners = () => {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = ((type: string, listener: (event: object) => void) => listeners.set(type, listener)) as never;
  watchErrors({ addEventListener });
  return (type: string, event: object) => listeners.get(type)?.(event);
};

vi.mock('#web/shared/data/environment.ts', () => ({ functionsOrigin: 'http://functions' }));
const shown = vi.hoisted(() => vi.fn());
vi.mock('#web/shared/ui/toast.ts', async (original) => ({ ...(await original<object>()), showToast: shown }));

beforeEach(() => {
  vi.stubGlobal('fetch', reports);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reports.mockClear();
  shown.mockClear();
  hideToast();
});

describe('an error that no screen caught', () => {
  test('without a code of ours is shown in general words and reported', () => {
    const tell = pageListeners();
    tell('error', { error: new Error('a fault of a listener') });
    tell('unhandledrejection', { reason: new Error('a fault of a promise') });
    expect(shown.mock.calls).toEqual([[errorMessages.fallback], [errorMessages.fallback]]);
    expect(reported()).toEqual(['a fault of a listener', 'a fault of a promise']);
  });

  test('with a code is shown in its words and not reported', () => {
    const tell = pageListeners();
    tell('unhandledrejection', { reason: new CommandError('job-ended', errorMessages['job-ended']) });
    tell('unhandledrejection', { reason: Object.assign(new Error('no'), { code: 'permission-denied' }) });
    expect(shown.mock.calls).toEqual([[errorMessages['job-ended']], [errorMessages['permission-denied']]]);
    expect(reported()).toEqual([]);
  });

  test('that is not an error of the page is ignored', () => {
    pageListeners()('error', { message: 'ResizeObserver loop completed with undelivered notifications.', error: null });
    expect([shown.mock.calls, reported()]).toEqual([[], []]);
  });

  test('of a cancelled view transition is ignored, other browser errors are shown', () => {
    const tell = pageListeners();
    const preventDefault = vi.fn();
    tell('unhandledrejection', { reason: new DOMException('Transition was skipped', 'AbortError'), preventDefault });
    expect([preventDefault.mock.calls.length, shown.mock.calls, reported()]).toEqual([1, [], []]);
    tell('unhandledrejection', { reason: new DOMException('The quota has been exceeded.', 'QuotaExceededError'), preventDefault });
    expect([preventDefault.mock.calls.length, shown.mock.calls]).toEqual([1, [[errorMessages.fallback]]]);
  });
});

describe('failed queries and mutations', () => {
  test('are reported if they are unexpected', async () => {
    watchQueries();
    const failed = queryClient.fetchQuery({ queryKey: ['a'], queryFn: () => Promise.reject(new Error('an odd query')), retry: false });
    await expect(failed).rejects.toThrow();
    const refused = queryClient.fetchQuery({
      queryKey: ['b'],
      queryFn: () => Promise.reject(Object.assign(new Error('refused'), { code: 'permission-denied' })),
      retry: false,
    });
    await expect(refused).rejects.toThrow();
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(new Error('an odd mutation')) });
    await expect(mutation.execute(undefined)).rejects.toThrow();
    queryClient
      .getQueryCache()
      .find({ queryKey: ['a'] })
      ?.setState({ status: 'error', error: new Error('a live read that died') });
    expect(reported()).toEqual(['an odd query', 'an odd mutation', 'a live read that died']);
  });
});
