// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorMessages } from '#domain/kernel/errorMessages.ts';
import { CommandError } from '#web/shared/data/commands/commandError.ts';
import { queryClient } from '#web/shared/data/reads/queryClient.ts';
import { hideToast } from '#web/shared/ui/toast.ts';
import { watchQueries } from '../layouts/queryScope.tsx';
import { watchErrors } from './watchErrors.ts';

const reports = vi.fn(async (_address: string, _request: { body: string }) => new Response());
const reported = () => reports.mock.calls.map(([, { body }]) => JSON.parse(body).data.message as string);

const pageListeners = () => {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = ((type: string, listener: (event: object) => void) => listeners.set(type, listener)) as never;
  watchErrors({ addEventListener });
  return (type: string, event: object) => listeners.get(type)?.(event);
};

vi.mock('#web/shared/data/platform/environment.ts', () => ({ functionsOrigin: 'http://functions' }));
const [shown, replaced] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('./fault.ts', () => ({ showFault: replaced }));
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
  replaced.mockClear();
  hideToast();
});

describe('an error that no screen caught', () => {
  test('without a code of ours replaces the page', () => {
    const tell = pageListeners();
    const [one, other] = [new Error('a fault of a listener'), new Error('a fault of a promise')];
    tell('error', { error: one });
    tell('unhandledrejection', { reason: other });
    expect([replaced.mock.calls, shown.mock.calls]).toEqual([[[one], [other]], []]);
  });

  test('of a browser extension is ignored', () => {
    const tell = pageListeners();
    const foreign = Object.assign(new Error('not ours'), { stack: 'Error: not ours\n at chrome-extension://abc/inject.js:1:1' });
    tell('error', { error: foreign });
    tell('unhandledrejection', { reason: foreign, preventDefault: () => undefined });
    expect([replaced.mock.calls, shown.mock.calls]).toEqual([[], []]);
  });

  test('with a code is shown in its words, and the page stays', () => {
    const tell = pageListeners();
    tell('unhandledrejection', { reason: new CommandError('job-ended', errorMessages['job-ended']) });
    tell('unhandledrejection', { reason: Object.assign(new Error('no'), { code: 'permission-denied' }) });
    expect(shown.mock.calls).toEqual([[errorMessages['job-ended']], [errorMessages['permission-denied']]]);
    expect(replaced.mock.calls).toEqual([]);
  });

  test('that is not an error of the page is ignored', () => {
    pageListeners()('error', { message: 'ResizeObserver loop completed with undelivered notifications.', error: null });
    expect([shown.mock.calls, replaced.mock.calls]).toEqual([[], []]);
  });

  test('of a cancelled view transition is ignored, another browser error replaces the page', () => {
    const tell = pageListeners();
    const preventDefault = vi.fn();
    tell('unhandledrejection', { reason: new DOMException('Transition was skipped', 'AbortError'), preventDefault });
    expect([preventDefault.mock.calls.length, replaced.mock.calls]).toEqual([1, []]);
    tell('unhandledrejection', { reason: new DOMException('The quota has been exceeded.', 'QuotaExceededError'), preventDefault });
    expect([preventDefault.mock.calls.length, replaced.mock.calls.length]).toEqual([1, 1]);
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
    const invalid = new CommandError('invalid-argument', errorMessages['invalid-argument'], { name: 'このフィールドは必須です' });
    const form = queryClient.getMutationCache().build(queryClient, { mutationFn: () => Promise.reject(invalid) });
    await expect(form.execute(undefined)).rejects.toThrow();
    queryClient
      .getQueryCache()
      .find({ queryKey: ['a'] })
      ?.setState({ status: 'error', error: new Error('a live read that died') });
    expect(reported()).toEqual(['an odd query', 'an odd mutation', 'a live read that died']);
    expect(console.error).toHaveBeenCalledTimes(3);
  });
});
